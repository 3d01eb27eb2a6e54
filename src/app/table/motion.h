// Times and easings of everything that moves on the table: the motion table of the look, one value each.
#pragma once

#include <QEasingCurve>

namespace ashlar::app {

/// How fast the table plays what happens. Off shows results at once.
enum class Speed { Off, Fast, Normal, Slow };

/// `milliseconds` of normal speed at another one; 0 at Off.
int atSpeed(int milliseconds, Speed speed);

/// How much longer a movement takes than at normal speed. @pre speed is not Off
double timeFactor(Speed speed);

struct Motion {
    int ms;
    QEasingCurve::Type easing;
};

namespace motion {
constexpr Motion select{90, QEasingCurve::OutQuad};
constexpr Motion place{260, QEasingCurve::OutCubic};
constexpr Motion land{80, QEasingCurve::OutBack};
constexpr Motion ribbonIn{120, QEasingCurve::OutQuad};
constexpr Motion ribbonOut{80, QEasingCurve::OutQuad};
constexpr Motion shake{180, QEasingCurve::Linear};
constexpr Motion take{320, QEasingCurve::InOutCubic};
constexpr Motion fall{300, QEasingCurve::InQuad};
constexpr Motion bounce{90, QEasingCurve::OutBounce};
constexpr Motion burn{520, QEasingCurve::InOutSine};
constexpr Motion explosion{420, QEasingCurve::OutExpo};
constexpr Motion die{700, QEasingCurve::OutQuart};
constexpr Motion smoke{600, QEasingCurve::OutSine};
constexpr Motion curse{360, QEasingCurve::InOutQuad};
constexpr Motion vanish{160, QEasingCurve::OutQuad};
constexpr Motion draw{220, QEasingCurve::OutCubic};
constexpr Motion pulse{1400, QEasingCurve::InOutSine};
constexpr Motion resize{260, QEasingCurve::OutCubic}; ///< The pyramid finds its new place and size.
constexpr Motion curtainClose{380, QEasingCurve::InOutCubic};
constexpr Motion curtainOpen{480, QEasingCurve::InOutCubic};

constexpr Motion settle{240, QEasingCurve::Linear}; ///< The dust of a fall settles.
constexpr Motion fade{120, QEasingCurve::Linear};   ///< With reduced motion, in place of every other movement.

constexpr int takeStagger = 60;  ///< Between two tiles that leave for a pile.
constexpr int fireStep = 90;     ///< For the fire to spread to the next tiles.
constexpr int dieRest = 450;     ///< The die lies still, to be read.
constexpr int pulses = 3;        ///< Then the squares rest, and the processor with them.
constexpr int pulseBeats = 14;   ///< Steps of one pulse: slow enough to need no more.
constexpr double landSquash = 4; ///< Pixels at the design size, as the following.
constexpr double shakeReach = 2;
constexpr double bounceHeight = 5;
constexpr double explosionShake = 3;
} // namespace motion

} // namespace ashlar::app
