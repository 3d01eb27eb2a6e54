#include "app/panels/side_panel.h"

#include "app/panels/log_delegate.h"
#include "app/panels/log_model.h"
#include "app/panels/players_delegate.h"
#include "app/panels/players_model.h"
#include "app/panels/players_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPropertyAnimation>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ashlar::app {

namespace {

constexpr int leastLog = 150;
constexpr int headerHeight = 34;
constexpr int scrollTime = 160;

void setUpList(QListView* view, const QString& name) {
    view->setAccessibleName(name);
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setResizeMode(QListView::Adjust);
}

} // namespace

// ---- log ------------------------------------------------------------------------------------------------------------

LogView::LogView(LogModel* model, QWidget* parent) : QListView(parent), delegate_(new LogDelegate(this)) {
    setObjectName(QStringLiteral("log"));
    setUpList(this, tr("What happened"));
    setItemDelegate(delegate_);
    setModel(model);
    // The delegate must know before the view lays out.
    connect(model, &QAbstractItemModel::modelReset, delegate_, [this] { delegate_->forget(); });
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from) {
        if (from.data(LogModel::LookedAtRole).toBool()) {
            scrollTo(from);
        }
    });
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit entryActivated(LogModel::plyOf(index)); });
    setMouseTracking(true);
    viewport()->setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click: show the pyramid at that moment"));
    connect(model, &QAbstractItemModel::modelReset, this, [this] { following_ = true; });
    connect(verticalScrollBar(), &QScrollBar::sliderMoved, this,
            [this](int value) { following_ = value >= verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { following_ = verticalScrollBar()->sliderPosition() >= verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &LogView::grow);
}

void LogView::setTheme(const Theme& theme) {
    delegate_->setTheme(theme);
    viewport()->update();
}

void LogView::resizeEvent(QResizeEvent* event) {
    delegate_->setWidth(viewport()->width());
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        scheduleDelayedItemsLayout(); // rows have other heights; the list itself thinks of its own height only
    }
}

void LogView::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        emit entryActivated(LogModel::plyOf(currentIndex()));
        return;
    }
    QListView::keyPressEvent(event);
}

/// Glides to the newest entry.
void LogView::grow() {
    QScrollBar* bar = verticalScrollBar();
    if (!following_ || bar->value() == bar->maximum()) {
        return;
    }
    if (!isVisible()) {
        bar->setValue(bar->maximum());
        return;
    }
    auto* glide = new QPropertyAnimation(bar, "value", bar);
    glide->setDuration(scrollTime);
    glide->setEasingCurve(QEasingCurve::OutQuad);
    glide->setEndValue(bar->maximum());
    glide->start(QAbstractAnimation::DeleteWhenStopped);
}

// ---- panel ----------------------------------------------------------------------------------------------------------

SidePanel::SidePanel(PlayersModel* players, LogModel* log, QWidget* parent)
    : QWidget(parent), players_(new PlayersView(players)), log_(new LogView(log)) {
    setUpList(players_, tr("Players"));
    connect(players, &QAbstractItemModel::modelReset, this, &SidePanel::fitPlayers);

    connect(log_, &LogView::entryActivated, this, &SidePanel::entryActivated);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 0, 0, 0); // the line to the stage
    layout->setSpacing(0);
    layout->addWidget(header(tr("Players"), tr("fewest tiles wins")));
    layout->addWidget(players_);
    layout->addWidget(header(tr("What happened"), QString()));
    layout->addWidget(log_, 1);
    fitPlayers();
}

QWidget* SidePanel::header(const QString& title, const QString& note) {
    auto* bar = new QWidget;
    bar->setFixedHeight(headerHeight);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(15, 0, 16, 0);
    auto* titleLabel = new QLabel(title);
    titleLabel->setFont(themeFont(type::body, true));
    titleLabel->setStyleSheet(QStringLiteral("font-weight: bold"));
    auto* noteLabel = new QLabel(note);
    noteLabel->setProperty("secondary", true);
    noteLabel->setFont(themeFont(type::caption));
    layout->addWidget(titleLabel);
    layout->addStretch();
    layout->addWidget(noteLabel);
    return bar;
}

/// The log keeps some room: many players on a small window have lower rows.
void SidePanel::fitPlayers() {
    const int rows = players_->model()->rowCount();
    const int room = height() - 2 * headerHeight - leastLog;
    const int row =
        rows * PlayersDelegate::fullHeight <= room ? PlayersDelegate::fullHeight : PlayersDelegate::compactHeight;
    players_->setRowHeight(row);
    players_->setFixedHeight(rows * row);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitPlayers();
}

std::optional<int> SidePanel::heightOf(int seat) const {
    const QRect row = players_->visualRect(players_->model()->index(seat, 0));
    return isVisible() && row.isValid() ? std::optional(players_->viewport()->mapToGlobal(row.center()).y())
                                        : std::nullopt;
}

void SidePanel::setTheme(const Theme& theme) {
    theme_ = &theme;
    players_->setTheme(theme);
    log_->setTheme(theme);
    update();
}

void SidePanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_->panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme_->line);
    // Lines below the headers and below the players.
    painter.fillRect(QRect(0, players_->geometry().bottom() + 1, width(), 1), theme_->line);
    painter.fillRect(QRect(0, log_->y() - 1, width(), 1), theme_->line);
}

} // namespace ashlar::app
