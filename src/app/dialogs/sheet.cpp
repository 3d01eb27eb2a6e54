#include "app/dialogs/sheet.h"

#include "app/dialogs/parts.h"
#include "app/look/svg_art.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ashlar::app {

namespace {

constexpr int sideMargin = 28;
constexpr QColor veilColour{0x14, 0x11, 0x1B, 140};

/// Darkens the window behind the card.
class Veil : public QWidget {
public:
    explicit Veil(QWidget* window) : QWidget(window) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        raise();
        show();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), veilColour); }
};

} // namespace

Sheet::Sheet(const QString& title, const Theme& theme, QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint), theme_(&theme), parts_(new QVBoxLayout(this)),
      cross_(new QToolButton) {
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    parts_->setContentsMargins(0, 20, 0, 0);
    parts_->setSpacing(14);
    parts_->setSizeConstraint(QLayout::SetFixedSize);

    auto* top = new QHBoxLayout;
    auto* label = new QLabel(title);
    label->setProperty("title", true);
    label->setTextFormat(Qt::PlainText);
    cross_->setObjectName(QStringLiteral("cross"));
    cross_->setAccessibleName(tr("Close"));
    cross_->setToolTip(tr("Close (Esc)"));
    cross_->setFocusPolicy(Qt::NoFocus); // Esc does the same
    connect(cross_, &QToolButton::clicked, this, &QDialog::reject);
    top->addWidget(label, 1);
    top->addWidget(cross_);
    addPart(top);
    setTheme(theme);
}

void Sheet::setTheme(const Theme& theme) {
    theme_ = &theme;
    cross_->setIcon(themedIcon(QStringLiteral("icon-close"), theme));
    if (footer_ != nullptr) {
        footer_->setStyleSheet(
            QStringLiteral("#footer { border: none; border-top: 1px solid %1; margin: 0 1px }").arg(theme.line.name()));
    }
    update();
}

Sheet::~Sheet() {
    delete veil_;
}

void Sheet::addPart(QWidget* part) {
    auto* layout = new QHBoxLayout;
    layout->addWidget(part);
    addPart(layout);
}

void Sheet::addPart(QLayout* part) {
    part->setContentsMargins(sideMargin, 0, sideMargin, 0);
    parts_->addLayout(part);
}

void Sheet::addFooter(QLayout* footer) {
    footer_ = new QFrame(this); // at once, so that the dialog learns of its default button
    footer_->setObjectName(QStringLiteral("footer"));
    footer_->setLayout(footer);
    footer->setContentsMargins(sideMargin, 14, sideMargin, 16);
    footer->setSpacing(12);
    setTheme(*theme_);
    parts_->addWidget(footer_);
}

void Sheet::addCloseFooter() {
    auto* footer = new QHBoxLayout;
    QPushButton* close = primaryButton("close", tr("&Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    footer->addStretch();
    footer->addWidget(close);
    addFooter(footer);
    close->setFocus();
}

void Sheet::showEvent(QShowEvent* event) {
    if (parentWidget() != nullptr && veil_ == nullptr) {
        QWidget* window = parentWidget()->window();
        veil_ = new Veil(window);
        window->installEventFilter(this);
        coverWindow();
    }
    QDialog::showEvent(event);
}

void Sheet::hideEvent(QHideEvent* event) {
    delete veil_;
    veil_ = nullptr;
    QDialog::hideEvent(event);
}

bool Sheet::eventFilter(QObject* watched, QEvent* event) {
    if (veil_ != nullptr && watched == veil_->window() &&
        (event->type() == QEvent::Move || event->type() == QEvent::Resize)) {
        coverWindow();
    }
    return QDialog::eventFilter(watched, event);
}

/// Keeps to the middle of the window, wherever it goes.
void Sheet::coverWindow() {
    const QWidget* window = veil_->window();
    veil_->setGeometry(window->rect());
    move(window->geometry().center() - QPoint(width() / 2, height() / 2));
}

void Sheet::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    // Round corners also where no compositor blends them.
    QPainterPath shape;
    shape.addRoundedRect(rect(), metrics::dialogRadius, metrics::dialogRadius);
    setMask(QRegion(shape.toFillPolygon().toPolygon()));
}

void Sheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_->line);
    painter.setPen(QPen(theme_->line, 1));
    painter.setBrush(theme_->panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::dialogRadius,
                            metrics::dialogRadius);
}

} // namespace ashlar::app
