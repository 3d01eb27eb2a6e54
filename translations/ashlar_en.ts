<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Ashlar</source>
        <translation>About Ashlar</translation>
    </message>
    <message>
        <source>Everybody builds one pyramid. Whoever gets rid of all their tiles first wins.</source>
        <translation>Everybody builds one pyramid. Whoever gets rid of all their tiles first wins.</translation>
    </message>
    <message>
        <source>In your turn place one tile from your hand on a black square; then draw until you hold five.</source>
        <translation>In your turn place one tile from your hand on a black square; then draw until you hold five.</translation>
    </message>
    <message>
        <source>A gap in the base and every place above two neighbours must be filled before the base may grow.</source>
        <translation>A gap in the base and every place above two neighbours must be filled before the base may grow.</translation>
    </message>
    <message>
        <source>A tile fits if it shares a colour or the weight with one of the two below it and weighs no more than both together.</source>
        <translation>A tile fits if it shares a colour or the weight with one of the two below it and weighs no more than both together.</translation>
    </message>
    <message>
        <source>If it does not fit, it collapses: the tiles below go under your pile, and it falls to the left or to the right, as you choose.</source>
        <translation>If it does not fit, it collapses: the tiles below go under your pile, and it falls to the left or to the right, as you choose.</translation>
    </message>
    <message>
        <source>A tile over a single one must share its colour and not be heavier. A tile over nothing falls.</source>
        <translation>A tile over a single one must share its colour and not be heavier. A tile over nothing falls.</translation>
    </message>
    <message>
        <source>Coal burns the straw it touches, a blowtorch straw and wood; fire spreads, and all that burns goes under your pile.</source>
        <translation>Coal burns the straw it touches, a blowtorch straw and wood; fire spreads, and all that burns goes under your pile.</translation>
    </message>
    <message>
        <source>Coals and blowtorches that touch explode: all around them goes under your pile, and they leave the game.</source>
        <translation>Coals and blowtorches that touch explode: all around them goes under your pile, and they leave the game.</translation>
    </message>
    <message>
        <source>With the Curse, three equal weights on each other go under the pile of the player before you, who then decides in your place.</source>
        <translation>With the Curse, three equal weights on each other go under the pile of the player before you, who then decides in your place.</translation>
    </message>
    <message>
        <source>With the Fire Die, a fire that your tile starts is rolled for: it burns, explodes, or is only smoke.</source>
        <translation>With the Fire Die, a fire that your tile starts is rolled for: it burns, explodes, or is only smoke.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Ashlar %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ashlar %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flaming Pyramids in ten lines</source>
        <translation>Flaming Pyramids in ten lines</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Places any tile anywhere: good for a first game.</source>
        <translation>Places any tile anywhere: good for a first game.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Careful</translation>
    </message>
    <message>
        <source>Avoids mayhem for itself and leaves it to the next player.</source>
        <translation>Avoids mayhem for itself and leaves it to the next player.</translation>
    </message>
    <message>
        <source>The level “%1” is not known here: %2 plays as “%3”.</source>
        <translation>The level “%1” is not known here: %2 plays as “%3”.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cleo</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Edda</source>
        <translation>Edda</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Flint</source>
        <translation>Flint</translation>
    </message>
    <message>
        <source>Cairn</source>
        <translation>Cairn</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message>
        <source>Adobe</source>
        <translation>Adobe</translation>
    </message>
    <message>
        <source>Tuff</source>
        <translation>Tuff</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1, %2</source>
        <comment>list of tiles, not its end</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list of tiles</comment>
        <translation>%1 and %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 go(es) under %2’s pile</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>%1 goes under %2’s pile</numerusform>
            <numerusform>%1 go under %2’s pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leave(s) the game</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>%1 leaves the game</numerusform>
            <numerusform>%1 leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n tile(s)&lt;/b&gt; in all under %1’s pile.</source>
        <translation>
            <numerusform>&lt;b&gt;%n tile&lt;/b&gt; in all under %1’s pile.</numerusform>
            <numerusform>&lt;b&gt;%n tiles&lt;/b&gt; in all under %1’s pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the ground.</source>
        <translation>%1 on the ground.</translation>
    </message>
    <message>
        <source>%1 on %2 + %3: stands (%4 ≤ %5).</source>
        <translation>%1 on %2 + %3: stands (%4 ≤ %5).</translation>
    </message>
    <message>
        <source>%1 on %2 + %3.</source>
        <translation>%1 on %2 + %3.</translation>
    </message>
    <message>
        <source>%1 has nothing below it.</source>
        <translation>%1 has nothing below it.</translation>
    </message>
    <message>
        <source>%1 is too heavy for %2 (%3 &gt; %4): %5.</source>
        <translation>%1 is too heavy for %2 (%3 &gt; %4): %5.</translation>
    </message>
    <message>
        <source>%1 is too heavy for %2 + %3 (%4 &gt; %5): %6.</source>
        <translation>%1 is too heavy for %2 + %3 (%4 &gt; %5): %6.</translation>
    </message>
    <message>
        <source>%1 alone does not hold %2, which is of another colour: %3.</source>
        <translation>%1 alone does not hold %2, which is of another colour: %3.</translation>
    </message>
    <message>
        <source>%1 matches neither %2 nor %3: %4.</source>
        <translation>%1 matches neither %2 nor %3: %4.</translation>
    </message>
    <message>
        <source>%1 falls to the left.</source>
        <translation>%1 falls to the left.</translation>
    </message>
    <message>
        <source>%1 falls to the right.</source>
        <translation>%1 falls to the right.</translation>
    </message>
    <message>
        <source>%1 lets %2 fall to the left.</source>
        <translation>%1 lets %2 fall to the left.</translation>
    </message>
    <message>
        <source>%1 lets %2 fall to the right.</source>
        <translation>%1 lets %2 fall to the right.</translation>
    </message>
    <message numerus="yes">
        <source>%1 explode(s)</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>%1 explodes</numerusform>
            <numerusform>%1 explode</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what happens: what follows</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2, and %3.</source>
        <comment>what happens: what follows, and what else follows</comment>
        <translation>%1: %2, and %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 set(s) fire to %2</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>%1 sets fire to %2</numerusform>
            <numerusform>%1 set fire to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) go under %1’s pile</source>
        <translation>
            <numerusform>it goes under %1’s pile</numerusform>
            <numerusform>all %n go under %1’s pile</numerusform>
        </translation>
    </message>
    <message>
        <source>The Fire Die is rolled for %1.</source>
        <translation>The Fire Die is rolled for %1.</translation>
    </message>
    <message numerus="yes">
        <source>The die: fire, and %1 stay(s).</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>The die: fire, and %1 stays.</numerusform>
            <numerusform>The die: fire, and %1 stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die: fire, and %1 leave(s) the game after it.</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>The die: fire, and %1 leaves the game after it.</numerusform>
            <numerusform>The die: fire, and %1 leave the game after it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die: explosion of %1.</source>
        <translation>The die: explosion of %1.</translation>
    </message>
    <message>
        <source>The die: only smoke, nothing burns.</source>
        <translation>The die: only smoke, nothing burns.</translation>
    </message>
    <message>
        <source>The Curse: %1, %2 and %3 weigh the same and go under %4’s pile; until the end of this turn %4 receives and decides.</source>
        <translation>The Curse: %1, %2 and %3 weigh the same and go under %4’s pile; until the end of this turn %4 receives and decides.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 draws %2.</translation>
    </message>
    <message>
        <source>%1 draws a tile.</source>
        <translation>%1 draws a tile.</translation>
    </message>
    <message>
        <source>The turn limit is reached: the fewest tiles win.</source>
        <translation>The turn limit is reached: the fewest tiles win.</translation>
    </message>
    <message>
        <source>%1 has no tile left and wins.</source>
        <translation>%1 has no tile left and wins.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n tile(s)&lt;/b&gt; go under %1’s pile.</source>
        <translation>
            <numerusform>&lt;b&gt;%n tile&lt;/b&gt; goes under %1’s pile.</numerusform>
            <numerusform>&lt;b&gt;%n tiles&lt;/b&gt; go under %1’s pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>Row 1, on the ground</source>
        <translation>Row 1, on the ground</translation>
    </message>
    <message>
        <source>Row %1, over nothing</source>
        <translation>Row %1, over nothing</translation>
    </message>
    <message>
        <source>Row %1, over {l}</source>
        <translation>Row %1, over {l}</translation>
    </message>
    <message>
        <source>Row %1, over {l} and {r}</source>
        <translation>Row %1, over {l} and {r}</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>stands</translation>
    </message>
    <message>
        <source>{t} would stand.</source>
        <translation>{t} would stand.</translation>
    </message>
    <message>
        <source>collapse</source>
        <translation>collapse</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>no match</translation>
    </message>
    <message>
        <source>{t} would collapse.</source>
        <translation>{t} would collapse.</translation>
    </message>
    <message>
        <source>another tile would collapse.</source>
        <translation>another tile would collapse.</translation>
    </message>
    <message>
        <source>{t} would fall.</source>
        <translation>{t} would fall.</translation>
    </message>
    <message>
        <source>another tile would fall.</source>
        <translation>another tile would fall.</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>falls</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>takes %1</translation>
    </message>
    <message numerus="yes">
        <source>an explosion would take %n tile(s).</source>
        <translation>
            <numerusform>an explosion would take %n tile.</numerusform>
            <numerusform>an explosion would take %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>burns %1</source>
        <translation>burns %1</translation>
    </message>
    <message numerus="yes">
        <source>a fire would burn %n tile(s).</source>
        <translation>
            <numerusform>a fire would burn %n tile.</numerusform>
            <numerusform>a fire would burn %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>fire die</source>
        <translation>fire die</translation>
    </message>
    <message>
        <source>the fire die would be rolled.</source>
        <translation>the fire die would be rolled.</translation>
    </message>
    <message>
        <source>curse</source>
        <translation>curse</translation>
    </message>
    <message>
        <source>the curse would strike.</source>
        <translation>the curse would strike.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Prompter</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>%1 plays with fire</source>
        <translation>%1 plays with fire</translation>
    </message>
    <message>
        <source>The Fire Die decides</source>
        <translation>The Fire Die decides</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>The round is over</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Pass to %1</translation>
    </message>
    <message>
        <source>%1 decides where a tile falls. Nobody’s tiles are showing.</source>
        <translation>%1 decides where a tile falls. Nobody’s tiles are showing.</translation>
    </message>
    <message>
        <source>%1 begins. Nobody’s tiles are showing.</source>
        <translation>%1 begins. Nobody’s tiles are showing.</translation>
    </message>
    <message>
        <source>It is %1’s turn. Nobody’s tiles are showing.</source>
        <translation>It is %1’s turn. Nobody’s tiles are showing.</translation>
    </message>
    <message>
        <source>%1, your turn is over. Nobody’s tiles are showing.</source>
        <translation>%1, your turn is over. Nobody’s tiles are showing.</translation>
    </message>
    <message numerus="yes">
        <source>You hold &lt;b&gt;%n tile(s)&lt;/b&gt;</source>
        <translation>
            <numerusform>You hold &lt;b&gt;%n tile&lt;/b&gt;</numerusform>
            <numerusform>You hold &lt;b&gt;%n tiles&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your pile has &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>You hold n tiles</comment>
        <translation>%1, your pile has &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>%1 is down to &lt;b&gt;%2&lt;/b&gt;.</source>
        <translation>%1 is down to &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1, your turn is over</source>
        <translation>%1, your turn is over</translation>
    </message>
    <message>
        <source>Enter goes on, Ctrl+Z takes it back</source>
        <translation>Enter goes on, Ctrl+Z takes it back</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>row %1: %2</source>
        <translation>row %1: %2</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>red %1</source>
        <translation>red %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>yellow %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>green %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>blue %1</translation>
    </message>
    <message>
        <source>%1 of every colour</source>
        <translation>%1 of every colour</translation>
    </message>
    <message>
        <source>yellow coal %1</source>
        <translation>yellow coal %1</translation>
    </message>
    <message>
        <source>green coal %1</source>
        <translation>green coal %1</translation>
    </message>
    <message>
        <source>red blowtorch %1</source>
        <translation>red blowtorch %1</translation>
    </message>
    <message>
        <source>blue blowtorch %1</source>
        <translation>blue blowtorch %1</translation>
    </message>
    <message>
        <source>millstone %1</source>
        <translation>millstone %1</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Choose who plays and start a game</source>
        <translation>Choose who plays and start a game</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Go on with a saved game</source>
        <translation>Go on with a saved game</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Save the game under another name</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Close Ashlar</source>
        <translation>Close Ashlar</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Take back your last choice</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Choose again what you took back</source>
        <translation>Choose again what you took back</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Done</translation>
    </message>
    <message>
        <source>End your turn and draw (also with Enter)</source>
        <translation>End your turn and draw (also with Enter)</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>&amp;Skip animation</translation>
    </message>
    <message>
        <source>Show at once how it ends (also with Space)</source>
        <translation>Show at once how it ends (also with Space)</translation>
    </message>
    <message>
        <source>&amp;Hand on by itself</source>
        <translation>&amp;Hand on by itself</translation>
    </message>
    <message>
        <source>End turns after a short pause, not only with Done</source>
        <translation>End turns after a short pause, not only with Done</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Next round</translation>
    </message>
    <message>
        <source>Deal the next round of the match</source>
        <translation>Deal the next round of the match</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>Show &amp;panels</source>
        <translation>Show &amp;panels</translation>
    </message>
    <message>
        <source>Show the players and what happened</source>
        <translation>Show the players and what happened</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Use the whole screen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;How to play</translation>
    </message>
    <message>
        <source>The rules in a few lines</source>
        <translation>The rules in a few lines</translation>
    </message>
    <message>
        <source>&amp;About Ashlar</source>
        <translation>&amp;About Ashlar</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation>Show the version and the licence</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>As the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Off</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Fast</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Slow</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action (key)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>How fast things move</source>
        <translation>How fast things move</translation>
    </message>
    <message>
        <source>Animation: %1</source>
        <translation>Animation: %1</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Application</name>
    <message>
        <source>an unknown error</source>
        <translation>an unknown error</translation>
    </message>
    <message>
        <source>Something went wrong, and the last action may be incomplete: %1.</source>
        <translation>Something went wrong, and the last action may be incomplete: %1.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Controller</name>
    <message>
        <source>%1 could not decide and plays at random.</source>
        <translation>%1 could not decide and plays at random.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Curtain</name>
    <message>
        <source>Curtain</source>
        <translation>Curtain</translation>
    </message>
</context>
<context>
    <name>ashlar::app::CurtainCard</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
</context>
<context>
    <name>ashlar::app::GameFiles</name>
    <message>
        <source>Ashlar games (*.ashlar)</source>
        <translation>Ashlar games (*.ashlar)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>The game is not over and not saved.</source>
        <translation>The game is not over and not saved.</translation>
    </message>
    <message>
        <source>Save it to go on with it later.</source>
        <translation>Save it to go on with it later.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>“%1” cannot be opened: %2.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>game</source>
        <translation>game</translation>
    </message>
    <message>
        <source>The game is not saved: %1.</source>
        <translation>The game is not saved: %1.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::HandModel</name>
    <message>
        <source>hidden tile</source>
        <translation>hidden tile</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>empty place</translation>
    </message>
</context>
<context>
    <name>ashlar::app::HandTray</name>
    <message>
        <source>Hand tray</source>
        <translation>Hand tray</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand of %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the pile</source>
        <translation>
            <numerusform>%n tile in the pile</numerusform>
            <numerusform>%n tiles in the pile</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by colour</source>
        <translation>Sorted by colour</translation>
    </message>
    <message>
        <source>Sorted by weight</source>
        <translation>Sorted by weight</translation>
    </message>
    <message>
        <source>In the order drawn</source>
        <translation>In the order drawn</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sort the hand</translation>
    </message>
    <message>
        <source>Sort the hand (S). %1.</source>
        <translation>Sort the hand (S). %1.</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>pile</translation>
    </message>
</context>
<context>
    <name>ashlar::app::HandView</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>ashlar::app::LogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ashlar::app::LogView</name>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>ashlar::app::MainWindow</name>
    <message>
        <source>Status bar</source>
        <translation>Status bar</translation>
    </message>
    <message>
        <source>Players and what happened</source>
        <translation>Players and what happened</translation>
    </message>
    <message>
        <source>Bot, %1</source>
        <translation>Bot, %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>New game[*] – Ashlar</source>
        <translation>New game[*] – Ashlar</translation>
    </message>
    <message>
        <source>%1[*] – Ashlar</source>
        <translation>%1[*] – Ashlar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Flaming Pyramids</source>
        <translation>Flaming Pyramids</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Match %1</source>
        <comment>rounds won: 1 : 0</comment>
        <translation>Match %1</translation>
    </message>
    <message>
        <source>Welcome to Ashlar</source>
        <translation>Welcome to Ashlar</translation>
    </message>
    <message>
        <source>%1 starts a game</source>
        <translation>%1 starts a game</translation>
    </message>
</context>
<context>
    <name>ashlar::app::NewGameDialog</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Even, 1 to 10</source>
        <translation>Even, 1 to 10</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Flaming Pyramids</source>
        <translation>Flaming Pyramids</translation>
    </message>
    <message>
        <source>Straw, wood, stone and fire. 2–6 players.</source>
        <translation>Straw, wood, stone and fire. 2–6 players.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>turn order from top to bottom</source>
        <translation>turn order from top to bottom</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The &amp;Curse</source>
        <translation>The &amp;Curse</translation>
    </message>
    <message>
        <source>Three equals strike the previous player</source>
        <translation>Three equals strike the previous player</translation>
    </message>
    <message>
        <source>The Fire &amp;Die</source>
        <translation>The Fire &amp;Die</translation>
    </message>
    <message>
        <source>A die decides what a fire does</source>
        <translation>A die decides what a fire does</translation>
    </message>
    <message>
        <source>&amp;Rounds to win</source>
        <translation>&amp;Rounds to win</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>&amp;First player</translation>
    </message>
    <message>
        <source>&amp;Tile set</source>
        <translation>&amp;Tile set</translation>
    </message>
    <message>
        <source>none</source>
        <comment>turn limit</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>Turns of each player; when all have had them, the fewest tiles win</source>
        <translation>Turns of each player; when all have had them, the fewest tiles win</translation>
    </message>
    <message>
        <source>Turn &amp;limit</source>
        <translation>Turn &amp;limit</translation>
    </message>
    <message>
        <source>The last set-up is remembered.</source>
        <translation>The last set-up is remembered.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>By lot</translation>
    </message>
    <message>
        <source>%1 tiles, %2 each,</source>
        <comment>a line of its own</comment>
        <translation>%1 tiles, %2 each,</translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) the base</source>
        <translation>
            <numerusform>%n starts the base</numerusform>
            <numerusform>%n start the base</numerusform>
        </translation>
    </message>
    <message>
        <source>an empty table</source>
        <translation>an empty table</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ashlar::app::PlayersDelegate</name>
    <message>
        <source>hand %1</source>
        <translation>hand %1</translation>
    </message>
    <message>
        <source>pile %1</source>
        <translation>pile %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winner</translation>
    </message>
</context>
<context>
    <name>ashlar::app::PlayersModel</name>
    <message>
        <source>Bot, %1</source>
        <translation>Bot, %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Person, same screen</source>
        <translation>Person, same screen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n in the pile</numerusform>
            <numerusform>%n in the pile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <comment>name (note): tiles in hand, in the pile</comment>
        <translation>%1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>%1. Winner</source>
        <comment>a player’s counts</comment>
        <translation>%1. Winner</translation>
    </message>
    <message>
        <source>%1. To play</source>
        <comment>a player’s counts</comment>
        <translation>%1. To play</translation>
    </message>
</context>
<context>
    <name>ashlar::app::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Who plays as player %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation>Level of player %1</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Add a player</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Empty seat</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
</context>
<context>
    <name>ashlar::app::SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>fewest tiles wins</source>
        <translation>fewest tiles wins</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>ashlar::app::StageView</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramid</translation>
    </message>
</context>
<context>
    <name>ashlar::app::StandingsDialog</name>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wins the match</translation>
    </message>
    <message numerus="yes">
        <source>Round %1. Match %2, the first to win %n round(s) wins it.</source>
        <translation>
            <numerusform>Round %1. Match %2, the first to win %n round wins it.</numerusform>
            <numerusform>Round %1. Match %2, the first to win %n rounds wins it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn limit is reached: the fewest tiles win.</source>
        <translation>The turn limit is reached: the fewest tiles win.</translation>
    </message>
    <message>
        <source>The last tile is placed.</source>
        <translation>The last tile is placed.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Save…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Next &amp;round</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, winner</source>
        <translation>%1, winner</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ashlar::app::Table</name>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Done</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Hand the turn on (Enter)</source>
        <translation>Hand the turn on (Enter)</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>your hand</translation>
    </message>
    <message>
        <source>%1, where does it fall?</source>
        <translation>%1, where does it fall?</translation>
    </message>
    <message>
        <source>Left or right: choose a green square</source>
        <translation>Left or right: choose a green square</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s): one of them must be filled</source>
        <translation>
            <numerusform>One gap: it must be filled</numerusform>
            <numerusform>%n gaps: one of them must be filled</numerusform>
        </translation>
    </message>
    <message>
        <source>The first tile of the pyramid</source>
        <translation>The first tile of the pyramid</translation>
    </message>
    <message>
        <source>At either end of the base</source>
        <translation>At either end of the base</translation>
    </message>
    <message>
        <source>%1, place a tile</source>
        <translation>%1, place a tile</translation>
    </message>
    <message>
        <source>Enter hands the turn on</source>
        <translation>Enter hands the turn on</translation>
    </message>
    <message>
        <source>← → choose, Enter drops</source>
        <translation>← → choose, Enter drops</translation>
    </message>
    <message>
        <source>1–5 choose, arrows aim, Enter places, Esc puts back</source>
        <translation>1–5 choose, arrows aim, Enter places, Esc puts back</translation>
    </message>
    <message>
        <source>Space skips the animation</source>
        <translation>Space skips the animation</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <translation>I am %1: show my tiles</translation>
    </message>
</context>
<context>
    <name>ashlar::app::TileStrip</name>
    <message>
        <source>Examples of the tiles</source>
        <translation>Examples of the tiles</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A board game of a pyramid that collapses, burns and explodes.</source>
        <translation>A board game of a pyramid that collapses, burns and explodes.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>A saved game to open (*.ashlar).</source>
        <translation>A saved game to open (*.ashlar).</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[file]</translation>
    </message>
</context>
</TS>
