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
        <source>&lt;p&gt;&lt;b&gt;Ashlar %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ashlar %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flaming Pyramids in ten lines</source>
        <translation>Flaming Pyramids in ten lines</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>, at the left end</source>
        <translation>, at the left end</translation>
    </message>
    <message>
        <source>, at the right end</source>
        <translation>, at the right end</translation>
    </message>
    <message>
        <source>, into the gap</source>
        <translation>, into the gap</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, chance</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Luck then: %2 points.</source>
        <comment>sentence, signed number</comment>
        <translation>%1 Luck then: %2 points.</translation>
    </message>
    <message>
        <source>It changes little.</source>
        <translation>It changes little.</translation>
    </message>
    <message>
        <source>Luck: %1 points for %2.</source>
        <comment>signed number, player</comment>
        <translation>Luck: %1 points for %2.</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Not judged yet.</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Not judged.</translation>
    </message>
    <message>
        <source>There was no other choice: %1.</source>
        <comment>chance</comment>
        <translation>There was no other choice: %1.</translation>
    </message>
    <message>
        <source>The best choice: %1.</source>
        <comment>chance</comment>
        <translation>The best choice: %1.</translation>
    </message>
    <message>
        <source>A good choice: %1.</source>
        <comment>chance</comment>
        <translation>A good choice: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: %1, %n point(s) less.</source>
        <comment>chance</comment>
        <translation>
            <numerusform>Not the best: %1, %n point less.</numerusform>
            <numerusform>Not the best: %1, %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A mistake: %1, %n point(s) less.</source>
        <comment>chance</comment>
        <translation>
            <numerusform>A mistake: %1, %n point less.</numerusform>
            <numerusform>A mistake: %1, %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blunder: %1, %n point(s) less.</source>
        <comment>chance</comment>
        <translation>
            <numerusform>A blunder: %1, %n point less.</numerusform>
            <numerusform>A blunder: %1, %n points less.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: </source>
        <comment>before what would have been better</comment>
        <translation>Better: </translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>chance</comment>
        <translation>, %1</translation>
    </message>
    <message numerus="yes">
        <source>Blunder, %n point(s)</source>
        <translation>
            <numerusform>Blunder, %n point</numerusform>
            <numerusform>Blunder, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistake, %n point(s)</source>
        <translation>
            <numerusform>Mistake, %n point</numerusform>
            <numerusform>Mistake, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck of the die, %1 points</source>
        <comment>signed number</comment>
        <translation>Luck of the die, %1 points</translation>
    </message>
    <message>
        <source>From here on %1 leads</source>
        <translation>From here on %1 leads</translation>
    </message>
    <message>
        <source>Turning point. %1.</source>
        <comment>why</comment>
        <translation>Turning point. %1.</translation>
    </message>
    <message>
        <source>The end of the game.</source>
        <translation>The end of the game.</translation>
    </message>
    <message>
        <source>Move %1: %2.</source>
        <comment>number, what was chosen</comment>
        <translation>Move %1: %2.</translation>
    </message>
    <message>
        <source>So the game stands now.</source>
        <translation>So the game stands now.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>%1 places a tile</source>
        <translation>%1 places a tile</translation>
    </message>
    <message>
        <source>Free air</source>
        <translation>Free air</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Collapse</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message numerus="yes">
        <source>Fire: %n tile(s) burn</source>
        <translation>
            <numerusform>Fire: %n tile burns</numerusform>
            <numerusform>Fire: %n tiles burn</numerusform>
        </translation>
    </message>
    <message>
        <source>Fire Die</source>
        <translation>Fire Die</translation>
    </message>
    <message>
        <source>The Curse</source>
        <translation>The Curse</translation>
    </message>
</context>
<context>
    <name>KnownTiles</name>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the tiles of a pile</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>&lt;b&gt;In the hand:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;In the hand:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;In the pile, from the top:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;In the pile, from the top:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>Nobody has seen any of these tiles.</source>
        <translation>Nobody has seen any of these tiles.</translation>
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
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Remembers every tile and thinks as far ahead as its time allows.</source>
        <translation>Remembers every tile and thinks as far ahead as its time allows.</translation>
    </message>
    <message>
        <source>Matches colours and numbers; forgets that weights add up and that tiles burn.</source>
        <translation>Matches colours and numbers; forgets that weights add up and that tiles burn.</translation>
    </message>
    <message>
        <source>Sees what its turn will cost, and thinks no further.</source>
        <translation>Sees what its turn will cost, and thinks no further.</translation>
    </message>
    <message>
        <source>Thinks a little ahead and counts tiles, but forgets which went where.</source>
        <translation>Thinks a little ahead and counts tiles, but forgets which went where.</translation>
    </message>
    <message>
        <source>Thinks ahead and knows which tiles are a burden, but forgets which went where.</source>
        <translation>Thinks ahead and knows which tiles are a burden, but forgets which went where.</translation>
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
    <message>
        <source>%1 puts %2 on the ground</source>
        <translation>%1 puts %2 on the ground</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3 and %4</source>
        <translation>%1 puts %2 on %3 and %4</translation>
    </message>
    <message>
        <source>%1 lets %2 fall to the left</source>
        <translation>%1 lets %2 fall to the left</translation>
    </message>
    <message>
        <source>%1 lets %2 fall to the right</source>
        <translation>%1 lets %2 fall to the right</translation>
    </message>
    <message>
        <source>the die shows fire that stays</source>
        <translation>the die shows fire that stays</translation>
    </message>
    <message>
        <source>the die shows fire that leaves</source>
        <translation>the die shows fire that leaves</translation>
    </message>
    <message>
        <source>the die shows an explosion</source>
        <translation>the die shows an explosion</translation>
    </message>
    <message>
        <source>the die shows smoke</source>
        <translation>the die shows smoke</translation>
    </message>
    <message>
        <source>The Curse strikes.</source>
        <translation>The Curse strikes.</translation>
    </message>
    <message>
        <source>Out of the game: &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>a number of tiles</comment>
        <translation>Out of the game: &lt;b&gt;%1&lt;/b&gt;.</translation>
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
    <message numerus="yes">
        <source>%n tile(s) in all</source>
        <translation>
            <numerusform>%n tile in all</numerusform>
            <numerusform>%n tiles in all</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 tiles in all</source>
        <translation>%1 to %2 tiles in all</translation>
    </message>
    <message>
        <source>only smoke</source>
        <translation>only smoke</translation>
    </message>
    <message>
        <source>collapses</source>
        <translation>collapses</translation>
    </message>
    <message>
        <source>%1 and stays</source>
        <comment>burns 5 ...</comment>
        <translation>%1 and stays</translation>
    </message>
    <message>
        <source>%1 and leaves</source>
        <comment>burns 5 ...</comment>
        <translation>%1 and leaves</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens: how many tiles in all</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more step(s)</source>
        <translation>
            <numerusform>and %n more step</numerusform>
            <numerusform>and %n more steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in all under %1’s pile</source>
        <translation>
            <numerusform>%n tile in all under %1’s pile</numerusform>
            <numerusform>%n tiles in all under %1’s pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) would go under %1’s pile.</source>
        <translation>
            <numerusform>%n tile would go under %1’s pile.</numerusform>
            <numerusform>%n tiles would go under %1’s pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>(the table is empty)</source>
        <translation>(the table is empty)</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>hand</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1: hand %2; pile %3</source>
        <comment>player: tiles; number</comment>
        <translation>%1: hand %2; pile %3</translation>
    </message>
    <message>
        <source>%1 is to place a tile.</source>
        <translation>%1 is to place a tile.</translation>
    </message>
    <message>
        <source>%1 is to choose where %2 falls.</source>
        <translation>%1 is to choose where %2 falls.</translation>
    </message>
    <message>
        <source>The Fire Die is to be rolled.</source>
        <translation>The Fire Die is to be rolled.</translation>
    </message>
    <message>
        <source>The round is over. The fewest tiles: %1.</source>
        <translation>The round is over. The fewest tiles: %1.</translation>
    </message>
    <message>
        <source>Ashlar, Flaming Pyramids</source>
        <translation>Ashlar, Flaming Pyramids</translation>
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
    <message>
        <source>%1 decides where it falls…</source>
        <translation>%1 decides where it falls…</translation>
    </message>
    <message>
        <source>Once more: move %1 of %2</source>
        <translation>Once more: move %1 of %2</translation>
    </message>
    <message>
        <source>Looking back: move %1 of %2</source>
        <translation>Looking back: move %1 of %2</translation>
    </message>
    <message>
        <source>It is still %1’s turn. Nobody’s tiles are showing.</source>
        <translation>It is still %1’s turn. Nobody’s tiles are showing.</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>%1, %2</source>
        <comment>list, not its end</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>on the ground</translation>
    </message>
    <message>
        <source>over nothing</source>
        <translation>over nothing</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>on %1</translation>
    </message>
    <message>
        <source>on %1 and %2</source>
        <translation>on %1 and %2</translation>
    </message>
    <message>
        <source>Wins the game now</source>
        <translation>Wins the game now</translation>
    </message>
    <message numerus="yes">
        <source>The only choice without mayhem: %n tile(s) left</source>
        <translation>
            <numerusform>The only choice without mayhem: %n tile left</numerusform>
            <numerusform>The only choice without mayhem: %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stands without mayhem: %n tile(s) left</source>
        <translation>
            <numerusform>Stands without mayhem: %n tile left</numerusform>
            <numerusform>Stands without mayhem: %n tiles left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the fewest possible</source>
        <comment>costs n tiles</comment>
        <translation>%1, the fewest possible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>costs n tiles: which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 on average: the Fire Die decides</source>
        <comment>costs n to n tiles</comment>
        <translation>%1, %2 on average: the Fire Die decides</translation>
    </message>
    <message>
        <source>%1: the Fire Die decides</source>
        <comment>costs n to n tiles</comment>
        <translation>%1: the Fire Die decides</translation>
    </message>
    <message>
        <source>%1, depending on falls</source>
        <comment>costs n to n tiles</comment>
        <translation>%1, depending on falls</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n tile(s)</source>
        <translation>
            <numerusform>Costs %n tile</numerusform>
            <numerusform>Costs %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>May cost many tiles</source>
        <translation>May cost many tiles</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n tile(s) or more</source>
        <translation>
            <numerusform>Costs %n tile or more</numerusform>
            <numerusform>Costs %n tiles or more</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1 to %2 tiles</source>
        <translation>Costs %1 to %2 tiles</translation>
    </message>
    <message numerus="yes">
        <source>Gives %1 %n tile(s)</source>
        <translation>
            <numerusform>Gives %1 %n tile</numerusform>
            <numerusform>Gives %1 %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>May give %1 many tiles</source>
        <translation>May give %1 many tiles</translation>
    </message>
    <message numerus="yes">
        <source>Gives %1 %n tile(s) or more</source>
        <translation>
            <numerusform>Gives %1 %n tile or more</numerusform>
            <numerusform>Gives %1 %n tiles or more</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives %1 %2 to %3 tiles</source>
        <translation>Gives %1 %2 to %3 tiles</translation>
    </message>
    <message numerus="yes">
        <source>%1 leave(s) the game</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>%1 leaves the game</numerusform>
            <numerusform>%1 leave the game</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets rid of %1, beside which little is safe</source>
        <translation>Gets rid of %1, beside which little is safe</translation>
    </message>
    <message>
        <source>Gets rid of %1, which nothing carries</source>
        <translation>Gets rid of %1, which nothing carries</translation>
    </message>
    <message>
        <source>Gets rid of %1, which few tiles carry</source>
        <translation>Gets rid of %1, which few tiles carry</translation>
    </message>
    <message>
        <source>Gets rid of your heaviest tile and keeps the lighter ones</source>
        <translation>Gets rid of your heaviest tile and keeps the lighter ones</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile and keeps the lighter ones</source>
        <translation>Gets rid of the heaviest tile and keeps the lighter ones</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %1, which is (are) easier to place</source>
        <comment>%1: n tiles</comment>
        <translation>
            <numerusform>Keeps %1, which is easier to place</numerusform>
            <numerusform>Keeps %1, which are easier to place</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes to rest %2</source>
        <comment>a tile ... on two tiles</comment>
        <translation>%1 comes to rest %2</translation>
    </message>
    <message>
        <source>%1 does not hold %2 and falls on</source>
        <comment>a tile ... on two tiles</comment>
        <translation>%1 does not hold %2 and falls on</translation>
    </message>
    <message>
        <source>%1 lands %2, and the mayhem goes on</source>
        <comment>a tile ... on two tiles</comment>
        <translation>%1 lands %2, and the mayhem goes on</translation>
    </message>
    <message>
        <source>in the gap of the base</source>
        <translation>in the gap of the base</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>on two tiles ... on two others</comment>
        <translation>%1 or %2</translation>
    </message>
    <message>
        <source>Forces %1 to place %2</source>
        <comment>somebody ... on two tiles</comment>
        <translation>Forces %1 to place %2</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %1 %n gap(s)</source>
        <translation>
            <numerusform>Leaves %1 %n gap</numerusform>
            <numerusform>Leaves %1 %n gaps</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>forces somebody to place there: what fits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none of the tiles that %1 holds fits</source>
        <translation>none of the tiles that %1 holds fits</translation>
    </message>
    <message>
        <source>no tile that %1 may hold fits</source>
        <translation>no tile that %1 may hold fits</translation>
    </message>
    <message>
        <source>%1 (%2 risk of mayhem)</source>
        <comment>7 of 22 possible tiles fit (30 % risk of mayhem)</comment>
        <translation>%1 (%2 risk of mayhem)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a tile ... on two tiles</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 in the gap of the base</source>
        <translation>%1 in the gap of the base</translation>
    </message>
    <message>
        <source>%1 at the right end</source>
        <translation>%1 at the right end</translation>
    </message>
    <message>
        <source>%1 at the left end</source>
        <translation>%1 at the left end</translation>
    </message>
    <message>
        <source>%1 on the ground</source>
        <translation>%1 on the ground</translation>
    </message>
    <message>
        <source>%1 falls to the left</source>
        <translation>%1 falls to the left</translation>
    </message>
    <message>
        <source>%1 falls to the right</source>
        <translation>%1 falls to the right</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the tile that %1 holds fits</source>
        <translation>the tile that %1 holds fits</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 tiles that %2 holds fit(s)</source>
        <comment>%n fit</comment>
        <translation>
            <numerusform>%n of the %1 tiles that %2 holds fits</numerusform>
            <numerusform>%n of the %1 tiles that %2 holds fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 possible tiles fit(s)</source>
        <comment>%n fit</comment>
        <translation>
            <numerusform>%n of %1 possible tiles fits</numerusform>
            <numerusform>%n of %1 possible tiles fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavePicture</name>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG picture (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG drawing (*.svg)</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Export a picture</translation>
    </message>
    <message>
        <source>pyramid</source>
        <comment>file name</comment>
        <translation>pyramid</translation>
    </message>
    <message>
        <source>The picture is saved as %1.</source>
        <translation>The picture is saved as %1.</translation>
    </message>
    <message>
        <source>The picture is not saved: %1.</source>
        <translation>The picture is not saved: %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>%1: %2</source>
        <comment>menu: choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Choose a tile</translation>
    </message>
    <message>
        <source>1 – 5</source>
        <comment>keys</comment>
        <translation>1 – 5</translation>
    </message>
    <message>
        <source>Move among tiles and squares</source>
        <translation>Move among tiles and squares</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <comment>keys</comment>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>Place, hand on, lift the curtain</source>
        <translation>Place, hand on, lift the curtain</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>keys</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Put the tile back</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keys</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Skip the animation</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>keys</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sort the hand</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keys</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>From the table to the panels</source>
        <translation>From the table to the panels</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>keys</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>What a right click offers</source>
        <translation>What a right click offers</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>keys</comment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
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
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>The statistics cannot be read: %1.</translation>
    </message>
    <message>
        <source>The statistics cannot be read and begin anew; the old ones are kept as %1.</source>
        <translation>The statistics cannot be read and begin anew; the old ones are kept as %1.</translation>
    </message>
    <message>
        <source>The game is not counted: another run of Ashlar holds the statistics.</source>
        <translation>The game is not counted: another run of Ashlar holds the statistics.</translation>
    </message>
    <message>
        <source>The statistics cannot be saved: %1.</source>
        <translation>The statistics cannot be saved: %1.</translation>
    </message>
    <message>
        <source>Nothing is forgotten: another run of Ashlar holds the statistics.</source>
        <translation>Nothing is forgotten: another run of Ashlar holds the statistics.</translation>
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
        <source>Show the players and what happened</source>
        <translation>Show the players and what happened</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
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
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Export picture…</translation>
    </message>
    <message>
        <source>Save a picture of the pyramid as PNG or SVG</source>
        <translation>Save a picture of the pyramid as PNG or SVG</translation>
    </message>
    <message>
        <source>&amp;Copy position as text</source>
        <translation>&amp;Copy position as text</translation>
    </message>
    <message>
        <source>Put the pyramid and what is known of the hands on the clipboard, in letters</source>
        <translation>Put the pyramid and what is known of the hands on the clipboard, in letters</translation>
    </message>
    <message>
        <source>Copy position as &amp;picture</source>
        <translation>Copy position as &amp;picture</translation>
    </message>
    <message>
        <source>Put a picture of the pyramid on the clipboard</source>
        <translation>Put a picture of the pyramid on the clipboard</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistics…</translation>
    </message>
    <message>
        <source>Who won how often, and how</source>
        <translation>Who won how often, and how</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Sett&amp;ings…</translation>
    </message>
    <message>
        <source>How Ashlar looks, sounds and plays</source>
        <translation>How Ashlar looks, sounds and plays</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>Hi&amp;story</translation>
    </message>
    <message>
        <source>&amp;Replay the last turn</source>
        <translation>&amp;Replay the last turn</translation>
    </message>
    <message>
        <source>Show once more what happened last</source>
        <translation>Show once more what happened last</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;First move</translation>
    </message>
    <message>
        <source>Look at the beginning</source>
        <translation>Look at the beginning</translation>
    </message>
    <message>
        <source>&amp;Back one move</source>
        <translation>&amp;Back one move</translation>
    </message>
    <message>
        <source>Look at the move before</source>
        <translation>Look at the move before</translation>
    </message>
    <message>
        <source>F&amp;orward one move</source>
        <translation>F&amp;orward one move</translation>
    </message>
    <message>
        <source>Look at the next move</source>
        <translation>Look at the next move</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Last move</translation>
    </message>
    <message>
        <source>Look at the latest move</source>
        <translation>Look at the latest move</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Play on from here</translation>
    </message>
    <message>
        <source>Go on from the move that is shown; what followed is kept as a branch</source>
        <translation>Go on from the move that is shown; what followed is kept as a branch</translation>
    </message>
    <message>
        <source>Br&amp;anches</source>
        <translation>Br&amp;anches</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Back to the &amp;game</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Stop looking back</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>High &amp;contrast</translation>
    </message>
    <message>
        <source>Strong edges and plain backgrounds</source>
        <translation>Strong edges and plain backgrounds</translation>
    </message>
    <message>
        <source>&amp;Previews</source>
        <translation>&amp;Previews</translation>
    </message>
    <message>
        <source>Show what a move will do before it is made</source>
        <translation>Show what a move will do before it is made</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sound</translation>
    </message>
    <message>
        <source>Let the table be heard</source>
        <translation>Let the table be heard</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nels</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Menu bar</translation>
    </message>
    <message>
        <source>Show the menu bar; the same key brings it back</source>
        <translation>Show the menu bar; the same key brings it back</translation>
    </message>
    <message>
        <source>Use the whole screen (Esc leaves it)</source>
        <translation>Use the whole screen (Esc leaves it)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>Every key, at a glance</source>
        <translation>Every key, at a glance</translation>
    </message>
    <message>
        <source>S&amp;tandings…</source>
        <translation>S&amp;tandings…</translation>
    </message>
    <message>
        <source>Who came where in the round that is over, and what was remarkable</source>
        <translation>Who came where in the round that is over, and what was remarkable</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;ysis</translation>
    </message>
    <message>
        <source>Show the chances along the moves, where the game turned, and what would have been better</source>
        <translation>Show the chances along the moves, where the game turned, and what would have been better</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>H&amp;int</translation>
    </message>
    <message>
        <source>Show the best choices, and why they are good</source>
        <translation>Show the best choices, and why they are good</translation>
    </message>
    <message>
        <source>Pre&amp;vious turning point</source>
        <translation>Pre&amp;vious turning point</translation>
    </message>
    <message>
        <source>Look at the turning point before this one, as the analysis finds it</source>
        <translation>Look at the turning point before this one, as the analysis finds it</translation>
    </message>
    <message>
        <source>&amp;Next turning point</source>
        <translation>&amp;Next turning point</translation>
    </message>
    <message>
        <source>Look at the next turning point, as the analysis finds it</source>
        <translation>Look at the next turning point, as the analysis finds it</translation>
    </message>
</context>
<context>
    <name>ashlar::app::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
</context>
<context>
    <name>ashlar::app::AnalysisPanel</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Close the analysis</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Previous turning point</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Next turning point</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>How deeply each choice is thought about</source>
        <translation>How deeply each choice is thought about</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Deep</translation>
    </message>
    <message>
        <source>Each choice is judged by what its player could know when it was made.</source>
        <translation>Each choice is judged by what its player could know when it was made.</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progress of the analysis</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>G&amp;o on</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n choice(s) judged</source>
        <translation>
            <numerusform>%1 of %n choice judged</numerusform>
            <numerusform>%1 of %n choices judged</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>choices judged, time left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No choice lost 10 points or more, and the lead never changed.</source>
        <translation>No choice lost 10 points or more, and the lead never changed.</translation>
    </message>
    <message>
        <source>None found yet.</source>
        <translation>None found yet.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Choose a move in the graph, or with the arrow keys.</source>
        <translation>Choose a move in the graph, or with the arrow keys.</translation>
    </message>
    <message>
        <source>Next: move %1 of %2</source>
        <translation>Next: move %1 of %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;op</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>where the game stands</comment>
        <translation>Now</translation>
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
    <name>ashlar::app::Autosave</name>
    <message>
        <source>The last game cannot be read: %1. Its file stays as “%2”.</source>
        <translation>The last game cannot be read: %1. Its file stays as “%2”.</translation>
    </message>
    <message>
        <source>The last game cannot be read: %1. Its file is kept as “%2”.</source>
        <translation>The last game cannot be read: %1. Its file is kept as “%2”.</translation>
    </message>
    <message>
        <source>Not all of the last game can be read: %1. A copy of its file is kept as “%2”.</source>
        <translation>Not all of the last game can be read: %1. A copy of its file is kept as “%2”.</translation>
    </message>
    <message>
        <source>The game goes on, but it is not kept: %1.</source>
        <translation>The game goes on, but it is not kept: %1.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::ChanceGraph</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Chances along the moves, the mean of what each player could know</source>
        <translation>Chances along the moves, the mean of what each player could know</translation>
    </message>
    <message>
        <source>The lines are the mean of what each player could know.</source>
        <translation>The lines are the mean of what each player could know.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::ColourButton</name>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Teal</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brown</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Colour of %1: %2</translation>
    </message>
    <message>
        <source>%1; click for another colour</source>
        <translation>%1; click for another colour</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Empty seat</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Controller</name>
    <message>
        <source>%1 could not decide and plays at random.</source>
        <translation>%1 could not decide and plays at random.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game as it was first played</source>
        <translation>The game as it was first played</translation>
    </message>
    <message>
        <source>From move %1: %2</source>
        <comment>number of the move: who does what</comment>
        <translation>From move %1: %2</translation>
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
    <message>
        <source>2–6 players</source>
        <translation>2–6 players</translation>
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
    <name>ashlar::app::HintCard</name>
    <message>
        <source>&amp;Play this</source>
        <translation>&amp;Play this</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Close the hint (Esc)</translation>
    </message>
    <message>
        <source>Thinking about your choices…</source>
        <translation>Thinking about your choices…</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>chance to win</translation>
    </message>
    <message>
        <source>Show all choices</source>
        <translation>Show all choices</translation>
    </message>
    <message>
        <source>Show all choices (H)</source>
        <translation>Show all choices (H)</translation>
    </message>
</context>
<context>
    <name>ashlar::app::HintRow</name>
    <message>
        <source>%1: %2, %3 to win</source>
        <comment>rank, choice, chance</comment>
        <translation>%1: %2, %3 to win</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>sentences one after the other</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Enter plays it</source>
        <translation>Enter plays it</translation>
    </message>
</context>
<context>
    <name>ashlar::app::HistoryBar</name>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Move %1 of %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>short: from here</comment>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>short: to the game</comment>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>ashlar::app::LeftHistogram</name>
    <message>
        <source>%1 tiles: %2</source>
        <comment>range: number of games</comment>
        <translation>%1 tiles: %2</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Tiles left at the end</translation>
    </message>
</context>
<context>
    <name>ashlar::app::LogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 This is shown.</source>
        <comment>what happened</comment>
        <translation>%1 This is shown.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::LogView</name>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Click: show the pyramid at that moment</source>
        <translation>Click: show the pyramid at that moment</translation>
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
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Welcome to Ashlar</source>
        <translation>Welcome to Ashlar</translation>
    </message>
    <message>
        <source>%1 starts a game</source>
        <translation>%1 starts a game</translation>
    </message>
    <message>
        <source>The branches of the game cannot be read: %1.</source>
        <translation>The branches of the game cannot be read: %1.</translation>
    </message>
    <message>
        <source>The game before is kept among the recent games.</source>
        <translation>The game before is kept among the recent games.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>The picture is on the clipboard.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>The position is on the clipboard.</translation>
    </message>
    <message>
        <source>Autosaved</source>
        <translation>Autosaved</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Changed since it was saved</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>There is no hint this time.</translation>
    </message>
    <message>
        <source>Ashlar stays open: the game cannot be kept on the disk, and a restart would lose it. Save it elsewhere. What you have set counts from the next start.</source>
        <translation>Ashlar stays open: the game cannot be kept on the disk, and a restart would lose it. Save it elsewhere. What you have set counts from the next start.</translation>
    </message>
</context>
<context>
    <name>ashlar::app::MoveCard</name>
    <message>
        <source>The next move</source>
        <translation>The next move</translation>
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
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Practice</translation>
    </message>
    <message>
        <source>Everything may be taken back</source>
        <translation>Everything may be taken back</translation>
    </message>
    <message>
        <source>&amp;Open table</source>
        <translation>&amp;Open table</translation>
    </message>
    <message>
        <source>No curtain between people</source>
        <translation>No curtain between people</translation>
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
    <message>
        <source>receives and decides</source>
        <translation>receives and decides</translation>
    </message>
</context>
<context>
    <name>ashlar::app::PlayersView</name>
    <message>
        <source>%1: what everybody has seen</source>
        <translation>%1: what everybody has seen</translation>
    </message>
</context>
<context>
    <name>ashlar::app::Plot</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Bots, %1</source>
        <comment>level</comment>
        <translation>Bots, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) won, %2</source>
        <translation>
            <numerusform>%1 of %n game won, %2</numerusform>
            <numerusform>%1 of %n games won, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <comment>won, games, percent</comment>
        <translation>%1 of %2, %3</translation>
    </message>
</context>
<context>
    <name>ashlar::app::RecentFiles</name>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Clear this list</translation>
    </message>
</context>
<context>
    <name>ashlar::app::ResultsPlot</name>
    <message>
        <source>Results over time</source>
        <translation>Results over time</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n game(s): %1 won</source>
        <translation>
            <numerusform>Of the last %n game: %1 won</numerusform>
            <numerusform>Of the last %n games: %1 won</numerusform>
        </translation>
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
    <name>ashlar::app::SeatTable</name>
    <message>
        <source>The players&apos; choices</source>
        <translation>The players&apos; choices</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points lost by a choice, %n mistake(s)</source>
        <comment>player, number</comment>
        <translation>
            <numerusform>%1: %2 points lost by a choice, %n mistake</numerusform>
            <numerusform>%1: %2 points lost by a choice, %n mistakes</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>heading of a narrow column</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Ø loss</source>
        <comment>heading of a narrow column: the mean</comment>
        <translation>Ø loss</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>heading of a narrow column</comment>
        <translation>Mistakes</translation>
    </message>
    <message>
        <source>Chance now, the mean of what each player could know; points lost by a choice on average; mistakes of 10 points or more</source>
        <translation>Chance now, the mean of what each player could know; points lost by a choice on average; mistakes of 10 points or more</translation>
    </message>
</context>
<context>
    <name>ashlar::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text &amp;size</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>High &amp;contrast</translation>
    </message>
    <message>
        <source>Strong edges and plain backgrounds</source>
        <translation>Strong edges and plain backgrounds</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>S&amp;ounds of the table</source>
        <translation>S&amp;ounds of the table</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>&amp;Previews</source>
        <translation>&amp;Previews</translation>
    </message>
    <message>
        <source>Squares tell what a move would do</source>
        <translation>Squares tell what a move would do</translation>
    </message>
    <message>
        <source>The tray tells which keys do what</source>
        <translation>The tray tells which keys do what</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>&amp;Memory aid</translation>
    </message>
    <message>
        <source>Tiles that everybody has seen stay known</source>
        <translation>Tiles that everybody has seen stay known</translation>
    </message>
    <message>
        <source>C&amp;urtain between people</source>
        <translation>C&amp;urtain between people</translation>
    </message>
    <message>
        <source>Nobody sees the hand of another</source>
        <translation>Nobody sees the hand of another</translation>
    </message>
    <message>
        <source>Hand on by &amp;itself</source>
        <translation>Hand on by &amp;itself</translation>
    </message>
    <message>
        <source>A turn ends after a pause, not only with Done</source>
        <translation>A turn ends after a pause, not only with Done</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Defaults</translation>
    </message>
    <message>
        <source>&amp;Restart now</source>
        <translation>&amp;Restart now</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Language and text size change
at the next start.</source>
        <translation>Language and text size change
at the next start.</translation>
    </message>
    <message>
        <source>&amp;Key hints</source>
        <translation>&amp;Key hints</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>How long a bot of the level Expert thinks about a choice; the others answer at once</source>
        <translation>How long a bot of the level Expert thinks about a choice; the others answer at once</translation>
    </message>
    <message>
        <source>The &amp;expert thinks</source>
        <translation>The &amp;expert thinks</translation>
    </message>
</context>
<context>
    <name>ashlar::app::ShareBars</name>
    <message>
        <source>%1: %2</source>
        <comment>player: games won</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Against bots</translation>
    </message>
    <message>
        <source>No bots met.</source>
        <translation>No bots met.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>won, games</comment>
        <translation>%1 of %2</translation>
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
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
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
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Look again</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Play again</translation>
    </message>
    <message>
        <source>The same players at the same seats</source>
        <translation>The same players at the same seats</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Look at it</translation>
    </message>
    <message>
        <source>Look at it: %1</source>
        <translation>Look at it: %1</translation>
    </message>
    <message numerus="yes">
        <source>Biggest collapse: %n tile(s), by &lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>
            <numerusform>Biggest collapse: %n tile, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
            <numerusform>Biggest collapse: %n tiles, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Biggest fire: %n tile(s), by &lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>
            <numerusform>Biggest fire: %n tile, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
            <numerusform>Biggest fire: %n tiles, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Biggest explosion: %n tile(s), by &lt;b&gt;%1&lt;/b&gt; with %2</source>
        <translation>
            <numerusform>Biggest explosion: %n tile, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
            <numerusform>Biggest explosion: %n tiles, by &lt;b&gt;%1&lt;/b&gt; with %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest calm: %n tile(s) placed without mayhem</source>
        <translation>
            <numerusform>Longest calm: %n tile placed without mayhem</numerusform>
            <numerusform>Longest calm: %n tiles placed without mayhem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most generous: &lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %n tile(s)</source>
        <translation>
            <numerusform>Most generous: &lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %n tile</numerusform>
            <numerusform>Most generous: &lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most tiles by their own doing: &lt;b&gt;%1&lt;/b&gt;, %n</source>
        <translation>
            <numerusform>Most tiles by their own doing: &lt;b&gt;%1&lt;/b&gt;, %n</numerusform>
            <numerusform>Most tiles by their own doing: &lt;b&gt;%1&lt;/b&gt;, %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Where the game turned, and what would have been better</source>
        <translation>Where the game turned, and what would have been better</translation>
    </message>
</context>
<context>
    <name>ashlar::app::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Any number</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Without Curse and Fire Die</source>
        <translation>Without Curse and Fire Die</translation>
    </message>
    <message>
        <source>The Curse</source>
        <translation>The Curse</translation>
    </message>
    <message>
        <source>The Fire Die</source>
        <translation>The Fire Die</translation>
    </message>
    <message>
        <source>Curse and Fire Die</source>
        <translation>Curse and Fire Die</translation>
    </message>
    <message>
        <source>Share of wins, last ten games (dashed: by chance)</source>
        <translation>Share of wins, last ten games (dashed: by chance)</translation>
    </message>
    <message>
        <source>Tiles left at the end</source>
        <translation>Tiles left at the end</translation>
    </message>
    <message>
        <source>With bots at the table</source>
        <translation>With bots at the table</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Reset…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: games won</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No games yet. Every round that is played to its end is counted here.</source>
        <translation>No games yet. Every round that is played to its end is counted here.</translation>
    </message>
    <message>
        <source>No game like this has been played to its end.</source>
        <translation>No game like this has been played to its end.</translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n abandoned round(s),</source>
        <comment>followed by: %n practice round(s)</comment>
        <translation>
            <numerusform>Not counted: %n abandoned round,</numerusform>
            <numerusform>Not counted: %n abandoned rounds,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice round(s) in which moves were taken back.</source>
        <translation>
            <numerusform>%n practice round in which moves were taken back.</numerusform>
            <numerusform>%n practice rounds in which moves were taken back.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Export the statistics</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>ashlar-statistics</source>
        <comment>file name</comment>
        <translation>ashlar-statistics</translation>
    </message>
    <message>
        <source>The statistics are saved as %1.</source>
        <translation>The statistics are saved as %1.</translation>
    </message>
    <message>
        <source>The statistics are not saved: %1.</source>
        <translation>The statistics are not saved: %1.</translation>
    </message>
    <message>
        <source>Forget all results?</source>
        <translation>Forget all results?</translation>
    </message>
    <message>
        <source>They cannot be brought back. Export them first to keep them.</source>
        <translation>They cannot be brought back. Export them first to keep them.</translation>
    </message>
    <message>
        <source>%1. Tiles left: %2 on average. Longest run: %3.</source>
        <translation>%1. Tiles left: %2 on average. Longest run: %3.</translation>
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
    <message>
        <source>← → step, Home and End, Esc goes back to the game</source>
        <translation>← → step, Home and End, Esc goes back to the game</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Enter plays, Esc closes the hint</source>
        <translation>↑ ↓ choose, Enter plays, Esc closes the hint</translation>
    </message>
    <message>
        <source>1–5 choose, arrows aim, Enter places, Esc closes the hint</source>
        <translation>1–5 choose, arrows aim, Enter places, Esc closes the hint</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Enter plays, H shows all, Esc closes the hint</source>
        <translation>↑ ↓ choose, Enter plays, H shows all, Esc closes the hint</translation>
    </message>
    <message>
        <source>← → choose, Enter drops, Esc closes the hint</source>
        <translation>← → choose, Enter drops, Esc closes the hint</translation>
    </message>
    <message>
        <source>Enter presses the button, Esc closes the hint</source>
        <translation>Enter presses the button, Esc closes the hint</translation>
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
    <name>ashlar::app::TitlePills</name>
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
        <source>%1: %2</source>
        <comment>player, rounds won</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ashlar::app::TurnList</name>
    <message>
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
    <message>
        <source>Click: show the pyramid before this move</source>
        <translation>Click: show the pyramid before this move</translation>
    </message>
</context>
<context>
    <name>ashlar::app::TurnModel</name>
    <message>
        <source>Move %1: %2. %3.</source>
        <comment>number, what was chosen, why the game turned there</comment>
        <translation>Move %1: %2. %3.</translation>
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
