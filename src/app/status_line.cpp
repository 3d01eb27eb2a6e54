#include "app/status_line.h"

#include "app/game/narrator.h"

#include <QAccessible>
#include <QPainter>

namespace ashlar::app {

namespace {

constexpr int lineHeight = 22;
constexpr double indent = 8;

} // namespace

StatusLine::StatusLine(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("statusLine"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize StatusLine::sizeHint() const {
    return {400, lineHeight};
}

void StatusLine::setTheme(const Theme& theme) {
    theme_ = &theme;
    update();
}

void StatusLine::setStory(const RichLine& line) {
    story_ = line;
    refresh();
}

void StatusLine::setHover(const RichLine& line) {
    hover_ = line;
    refresh();
}

void StatusLine::refresh() {
    const QString words = inWords(shown());
    if (words != accessibleName()) {
        setAccessibleName(words);
        setToolTip(words);
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
    }
    update();
}

void StatusLine::paintEvent(QPaintEvent* /*event*/) {
    if (shown().empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // What does not fit into the line is in the tool tip and in the log.
    const RichLayout layout(shown(), themeFont(type::log), width() - indent);
    layout.paint(painter, QPointF(indent, (height() - layout.lineHeight()) / 2), theme_->secondaryText, theme_->text,
                 glyphTone(*theme_));
}

} // namespace ashlar::app
