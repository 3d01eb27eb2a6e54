// Golden pictures: what was looked at and found good, to be compared with what is painted now.
//
// They are the same on every machine: painted by software on the offscreen platform at a pixel ratio of 1, in DejaVu
// Sans without hinting. Once a change was looked at and is wanted,
//     cmake --build build/release --target golden
// remakes tests/golden/*.png; look at every picture that `git status` lists then.
#pragma once

#include <QImage>
#include <QString>

#include <functional>

class QPainter;

namespace ashlar::app::golden {

/// Before the application is made: nothing of this machine, its screen or its settings may show.
void prepareEnvironment();
/// After it was made: the pinned font. Empty, or what is missing.
QString prepareFont();

/// A picture of that many pixels on an opaque ground.
QImage paint(QSize size, const QColor& ground, const std::function<void(QPainter&)>& draw);

/// The largest difference of two pictures of one size: the mean difference of a channel (0 to 255) in the worst of
/// their blocks of 6 by 6 pixels. Smooth edges that lie a little differently stay below `tolerance`, what an eye
/// notices in one block does not.
double difference(const QImage& a, const QImage& b);
constexpr double tolerance = 9;

/// Compares with tests/golden/NAME.png. Empty, or what is wrong and where the pictures for the eye were written: the
/// actual one and the difference. Remakes the golden picture instead where ASHLAR_GOLDEN=remake is set.
QString compare(const QString& name, const QImage& actual);

} // namespace ashlar::app::golden
