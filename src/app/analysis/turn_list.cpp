#include "app/analysis/turn_list.h"

#include "app/analysis/chance_graph.h"
#include "app/look/tile_painter.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr double margin = 15;
constexpr double textX = 42;
constexpr double above = 7;
constexpr double headHeight = 18;
constexpr double below = 7;
constexpr int leastRoom = 120; // for entries of several lines; what is looked at is told above in any case

double textWidth(int width) {
    return width - textX - margin;
}

double heightOf(const RichLine& line, int width) {
    return line.empty() ? 0 : RichLayout(line, themeFont(type::log), textWidth(width)).height();
}

} // namespace

// ---- model ----------------------------------------------------------------------------------------------------------

void TurnModel::setEntries(std::vector<TurnEntry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

int TurnModel::rowOf(std::size_t ply) const {
    const auto found = std::ranges::find(entries_, ply, [](const TurnEntry& entry) { return entry.choice.ply; });
    return found == entries_.end() ? -1 : static_cast<int>(found - entries_.begin());
}

int TurnModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant TurnModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) {
        return {};
    }
    const TurnEntry& shown = entry(index);
    const QString sentence = tr("Move %1: %2. %3.", "number, what was chosen, why the game turned there")
                                 .arg(shown.choice.ply + 1)
                                 .arg(inWords(shown.what), shown.why);
    return shown.better.empty() ? sentence : QStringLiteral("%1 %2.").arg(sentence, inWords(shown.better));
}

// ---- delegate -------------------------------------------------------------------------------------------------------

void TurnDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const TurnEntry& entry = static_cast<const TurnModel*>(index.model())->entry(index);
    const QRectF row = option.rect;
    const bool current = current_ == entry.choice.ply;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (current || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(row, theme_->activeRow);
    }
    if (current) {
        painter->fillRect(QRectF(row.x(), row.y(), 3, row.height()), theme_->accent);
    }
    paintTurn(*painter, QPointF(row.x() + margin + 9, row.y() + above + headHeight / 2), entry.choice,
              seatColour(entry.colour, *theme_), *theme_);
    const double x = row.x() + textX;
    const double width = textWidth(width_);
    double y = row.y() + above;
    const QFont bold = themeFont(type::log, true);
    painter->setFont(bold);
    painter->setPen(theme_->text);
    painter->drawText(QRectF(x, y, width, headHeight), Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetricsF(bold).elidedText(entry.why, Qt::ElideRight, width - 36));
    painter->setFont(themeFont(type::caption));
    painter->setPen(theme_->secondaryText);
    painter->drawText(QRectF(x, y, width, headHeight), Qt::AlignVCenter | Qt::AlignRight,
                      QString::number(entry.choice.ply + 1));
    y += headHeight;
    for (const RichLine& line : {entry.what, entry.better}) {
        if (!line.empty() && !compact_) {
            const RichLayout layout(line, themeFont(type::log), width);
            layout.paint(*painter, QPointF(x, y), current ? theme_->text : theme_->secondaryText, theme_->text,
                         glyphTone(*theme_));
            y += layout.height();
        }
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        paintFocusRing(*painter, row.adjusted(7, 2, -7, -2), metrics::squareRadius, *theme_);
    }
    painter->restore();
}

QSize TurnDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
    const TurnEntry& entry = static_cast<const TurnModel*>(index.model())->entry(index);
    if (compact_) {
        return {width_, static_cast<int>(above + headHeight + below)};
    }
    const double height = above + headHeight + heightOf(entry.what, width_) + heightOf(entry.better, width_) + below;
    return {width_, static_cast<int>(height + 0.5)};
}

// ---- list -----------------------------------------------------------------------------------------------------------

TurnList::TurnList(QWidget* parent)
    : QListView(parent), model_(new TurnModel(this)), delegate_(new TurnDelegate(this)), theme_(&lightTheme()) {
    setObjectName(QStringLiteral("turnList"));
    setAccessibleName(tr("Turning points"));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setMouseTracking(true);
    viewport()->setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click: show the pyramid before this move"));
    setItemDelegate(delegate_);
    setModel(model_);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit plyChosen(model_->entry(index).choice.ply); });
}

void TurnList::setTheme(const Theme& theme) {
    theme_ = &theme;
    delegate_->setTheme(theme);
    viewport()->update();
}

void TurnList::setEntries(std::vector<TurnEntry> entries) {
    if (entries == model_->entries()) {
        return; // nobody who reads is disturbed
    }
    const int row = currentIndex().row();
    const auto ply =
        row < 0 ? std::nullopt : std::optional(model_->entries()[static_cast<std::size_t>(row)].choice.ply);
    model_->setEntries(std::move(entries));
    if (ply) {
        setCurrentIndex(model_->index(model_->rowOf(*ply), 0)); // the same one, wherever it is now
    }
}

void TurnList::setCurrent(std::size_t ply) {
    const int row = model_->rowOf(ply);
    const bool moved = shown_ != ply; // what is found out meanwhile disturbs nobody who reads
    shown_ = ply;
    delegate_->setCurrent(row < 0 ? std::nullopt : std::optional(ply));
    if (row >= 0 && moved) {
        setCurrentIndex(model_->index(row, 0));
        scrollTo(model_->index(row, 0));
    }
    viewport()->update();
}

void TurnList::setPlaceholder(const QString& text) {
    placeholder_ = text;
    viewport()->update();
}

void TurnList::resizeEvent(QResizeEvent* event) {
    delegate_->setWidth(viewport()->width());
    QListView::resizeEvent(event);
    const bool compact = event->size().height() < leastRoom;
    if (event->size().width() != event->oldSize().width() || compact != delegate_->isCompact()) {
        delegate_->setCompact(compact);
        scheduleDelayedItemsLayout(); // rows have other heights
    }
}

void TurnList::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        emit plyChosen(model_->entry(currentIndex()).choice.ply);
        return;
    }
    QListView::keyPressEvent(event);
}

void TurnList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (model_->rowCount() == 0) {
        QPainter painter(viewport());
        painter.setFont(themeFont(type::log));
        painter.setPen(theme_->secondaryText);
        painter.drawText(QRectF(viewport()->rect()).adjusted(margin, above, -margin, -above),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, placeholder_);
    }
}

} // namespace ashlar::app
