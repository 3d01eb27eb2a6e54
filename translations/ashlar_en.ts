<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>ashlar::app::MainWindow</name>
    <message>
        <source>Status bar</source>
        <translation>Status bar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
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
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
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
        <source>&lt;h3&gt;Ashlar %1&lt;/h3&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Ashlar %1&lt;/h3&gt;&lt;p&gt;A board game of one pyramid, built together, that collapses, burns and explodes.&lt;/p&gt;&lt;p&gt;Flaming Pyramids was designed by Norbert Abel.&lt;/p&gt;&lt;p&gt;Ashlar is free software under the MIT licence.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Ashlar</source>
        <translation>About Ashlar</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A board game of a pyramid that collapses, burns and explodes.</source>
        <translation>A board game of a pyramid that collapses, burns and explodes.</translation>
    </message>
</context>
</TS>
