#include "app/table/rich_label.h"

#include "app/table/faces.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace ashlar::app {

RichLabel::RichLabel(RichLine line, int pixelSize, const QColor& colour, const QColor& boldColour, QWidget* parent)
    : QWidget(parent), line_{std::move(line)}, font_{themeFont(pixelSize)}, colour_{colour}, boldColour_{boldColour} {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(plainText(line_, nameOf));
}

QSize RichLabel::sizeHint() const {
    return {300, heightForWidth(300)};
}

int RichLabel::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(RichLayout(line_, font_, width).height()));
}

void RichLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const RichLayout layout(line_, font_, width());
    layout.paint(painter, QPointF(0, std::max(0.0, (height() - layout.height()) / 2)), colour_, boldColour_, tone_);
}

} // namespace ashlar::app
