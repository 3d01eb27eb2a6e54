#include "app/panels/players_view.h"

#include "app/panels/players_delegate.h"
#include "app/panels/players_model.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ashlar::app {

namespace {

constexpr int cardWidth = 300;
constexpr int cardGap = 8;
constexpr double padding = 14;
constexpr double titleHeight = 22;
constexpr double lineGap = 5;

} // namespace

// ---- card -----------------------------------------------------------------------------------------------------------

KnownCard::KnownCard(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("knownCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void KnownCard::showBeside(const QRect& row, const QString& title, const std::vector<RichLine>& lines,
                           const Theme& theme) {
    title_ = title;
    lines_ = lines;
    theme_ = &theme;
    const QRect room = parentWidget()->rect();
    const QSize size(std::min(cardWidth, room.width()), static_cast<int>(std::ceil(layOut(nullptr))));
    const bool beside = row.left() - cardGap - size.width() >= 0;
    QPoint at = beside ? QPoint(row.left() - cardGap - size.width(), row.top()) : QPoint(row.left(), row.bottom());
    at.setX(std::clamp(at.x(), 0, std::max(0, room.width() - size.width())));
    at.setY(std::clamp(at.y(), 0, std::max(0, room.height() - size.height())));
    setGeometry(QRect(at, size));
    raise();
    show();
    update();
}

/// Returns the height; paints if there is a painter.
double KnownCard::layOut(QPainter* painter) const {
    const double width = std::min(cardWidth, parentWidget()->width()) - 2 * padding;
    double y = padding;
    if (painter != nullptr) {
        const QFont font = themeFont(type::body, true);
        painter->setFont(font);
        painter->setPen(theme_->ribbonText);
        painter->drawText(QRectF(padding, y - 3, width, titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(font).elidedText(title_, Qt::ElideRight, width));
    }
    y += titleHeight;
    for (const RichLine& line : lines_) {
        const RichLayout layout(line, themeFont(type::log), width);
        if (painter != nullptr) {
            layout.paint(*painter, QPointF(padding, y), theme_->ribbonSecondary, theme_->ribbonText);
        }
        y += layout.height() + lineGap;
    }
    return y - lineGap + padding;
}

void KnownCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_->line, 1));
    painter.setBrush(theme_->ribbon);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::cardRadius, metrics::cardRadius);
    layOut(&painter);
}

// ---- list -----------------------------------------------------------------------------------------------------------

PlayersView::PlayersView(PlayersModel* model, QWidget* parent)
    : QListView(parent), delegate_(new PlayersDelegate(this)) {
    setObjectName(QStringLiteral("players"));
    setItemDelegate(delegate_);
    setModel(model);
    setMouseTracking(true);
    connect(model, &QAbstractItemModel::modelReset, this, &PlayersView::hideCard);
    connect(model, &QAbstractItemModel::dataChanged, this, [this] {
        if (card_ != nullptr && card_->isVisible()) {
            showCard(cardRow_, byMouse_);
        }
    });
}

void PlayersView::setTheme(const Theme& theme) {
    theme_ = &theme;
    delegate_->setTheme(theme);
    hideCard();
    viewport()->update();
}

void PlayersView::showCard(const QModelIndex& index, bool byMouse) {
    byMouse_ = byMouse;
    const auto lines = index.data(PlayersModel::KnownRole).value<std::vector<RichLine>>();
    if (lines.empty()) {
        hideCard();
        return;
    }
    if (card_ == nullptr || card_->parentWidget() != window()) {
        delete card_;
        card_ = new KnownCard(window());
    }
    cardRow_ = index;
    const QRect row = visualRect(index);
    const QRect inWindow(viewport()->mapTo(window(), row.topLeft()), row.size());
    card_->showBeside(inWindow, tr("%1: what everybody has seen").arg(index.data().toString()), lines, *theme_);
}

void PlayersView::hideCard() {
    cardRow_ = QModelIndex();
    if (card_ != nullptr) {
        card_->hide();
    }
}

void PlayersView::setRowHeight(int height) {
    delegate_->setRowHeight(height);
    scheduleDelayedItemsLayout();
}

bool PlayersView::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip:
        showCard(indexAt(static_cast<QHelpEvent*>(event)->pos()), true);
        if (cardRow_.isValid()) {
            return true;
        }
        break;
    case QEvent::MouseMove:
        if (card_ != nullptr && card_->isVisible() && byMouse_) {
            if (const QModelIndex under = indexAt(static_cast<QMouseEvent*>(event)->pos()); under != cardRow_) {
                showCard(under, true);
            }
        }
        break;
    case QEvent::Leave:
        if (byMouse_) {
            hideCard();
        }
        break;
    default:
        break;
    }
    return QListView::viewportEvent(event);
}

void PlayersView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (hasFocus()) {
        showCard(current, false);
    }
}

void PlayersView::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        if (!currentIndex().isValid()) {
            setCurrentIndex(model()->index(0, 0));
        }
        showCard(currentIndex(), false);
    }
}

void PlayersView::focusOutEvent(QFocusEvent* event) {
    hideCard();
    QListView::focusOutEvent(event);
}

void PlayersView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && card_ != nullptr && card_->isVisible()) {
        hideCard();
        return;
    }
    QListView::keyPressEvent(event);
}

} // namespace ashlar::app
