#include "app/analysis/analysis_panel.h"

#include "app/analysis/chance_graph.h"
#include "app/analysis/move_card.h"
#include "app/analysis/seat_table.h"
#include "app/analysis/turn_list.h"
#include "app/enter_key.h"
#include "app/look/svg_art.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int margin = 15;
constexpr int headHeight = 34;
constexpr QLatin1String depthKey("analysis/depth");

QString timeText(int seconds) {
    return seconds < 100 ? AnalysisPanel::tr("%n second(s) left", nullptr, seconds)
                         : AnalysisPanel::tr("%n minute(s) left", nullptr, (seconds + 59) / 60);
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setFont(themeFont(type::body, true));
    label->setStyleSheet(QStringLiteral("font-weight: bold"));
    return label;
}

} // namespace

AnalysisPanel::AnalysisPanel(Controller& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), analysis_(this), theme_(&lightTheme()), depth_(new QComboBox),
      state_(new QLabel), bar_(new QProgressBar), stop_(new QPushButton),
      cross_(button("analysisClose", tr("Close the analysis"), {})),
      previous_(button("previousTurnButton", tr("Previous turning point"), tr("Alt+Up"))),
      next_(button("nextTurnButton", tr("Next turning point"), tr("Alt+Down"))), graph_(new ChanceGraph),
      seats_(new SeatTable), card_(new MoveCard), turns_(new TurnList) {
    setObjectName(QStringLiteral("analysisPanel"));
    setAccessibleName(tr("Analysis"));
    layOut();
    graph_->setTeller([this](std::size_t ply) { return words_ ? words_->position(analysis_, ply) : QStringList(); });

    connect(&analysis_, &GameAnalysis::changed, this, &AnalysisPanel::refresh);
    connect(graph_, &ChanceGraph::plyChosen, this, &AnalysisPanel::lookAt);
    connect(graph_, &ChanceGraph::turnWanted, this, &AnalysisPanel::goToTurn);
    connect(turns_, &TurnList::plyChosen, this, &AnalysisPanel::lookAt);
    connect(previous_, &QToolButton::clicked, this, [this] { goToTurn(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { goToTurn(1); });
    connect(cross_, &QToolButton::clicked, this, &AnalysisPanel::closeWanted);
    connect(stop_, &QPushButton::clicked, this, [this] {
        stopped_ = analysis_.isRunning();
        stopped_ ? analysis_.cancel() : restart();
    });
    connect(depth_, &QComboBox::activated, this, [this](int index) {
        QSettings().setValue(depthKey, index);
        stopped_ = false;
        restart();
    });
    connect(&controller_, &Controller::started, &analysis_, &GameAnalysis::forget);
    connect(&controller_, &Controller::changed, this, [this] {
        if (begun_) {
            restart();
        }
    });
    connect(&controller_, &Controller::historyChanged, this, &AnalysisPanel::refreshPosition);
}

// ---- what is where --------------------------------------------------------------------------------------------------

QToolButton* AnalysisPanel::button(const char* name, const QString& text, const QString& keys) {
    auto* made = new QToolButton;
    made->setObjectName(QLatin1String(name));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setAccessibleName(text);
    made->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    return made;
}

QWidget* AnalysisPanel::createHead() {
    auto* head = new QWidget;
    head->setFixedHeight(headHeight);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(margin, 0, 8, 0);
    depth_->setObjectName(QStringLiteral("analysisDepth"));
    depth_->setAccessibleName(tr("How deeply each choice is thought about"));
    depth_->setToolTip(depth_->accessibleName());
    depth_->addItems({tr("Quick"), tr("Normal"), tr("Deep")});
    QLabel* title = heading(tr("Analysis"));
    title->setToolTip(tr("Each choice is judged by what its player could know when it was made."));
    row->addWidget(title);
    row->addStretch();
    row->addWidget(depth_);
    row->addWidget(cross_);
    return head;
}

QWidget* AnalysisPanel::createProgress() {
    progress_ = new QWidget;
    auto* column = new QVBoxLayout(progress_);
    column->setContentsMargins(margin, 5, 10, 3);
    column->setSpacing(1);
    state_->setObjectName(QStringLiteral("analysisState"));
    state_->setFont(themeFont(type::caption));
    state_->setProperty("secondary", true);
    bar_->setObjectName(QStringLiteral("analysisBar"));
    bar_->setAccessibleName(tr("Progress of the analysis"));
    bar_->setTextVisible(false);
    bar_->setFixedHeight(6);
    stop_->setObjectName(QStringLiteral("analysisStop"));
    pressOnEnter(*stop_);
    stop_->setStyleSheet(QStringLiteral("min-height: 0; padding: 2px 14px"));
    state_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(bar_, 1);
    row->addWidget(stop_);
    column->addWidget(state_);
    column->addLayout(row);
    return progress_;
}

QWidget* AnalysisPanel::createTurnsHead() {
    auto* head = new QWidget;
    head->setFixedHeight(headHeight);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(margin, 0, 8, 0);
    row->addWidget(heading(tr("Turning points")));
    row->addStretch();
    row->addWidget(previous_);
    row->addWidget(next_);
    return head;
}

void AnalysisPanel::layOut() {
    previous_->setArrowType(Qt::UpArrow);
    next_->setArrowType(Qt::DownArrow);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0); // the line to the stage
    column->setSpacing(0);
    column->addWidget(createHead());
    column->addWidget(createProgress());
    column->addWidget(graph_, 3);
    column->addWidget(seats_);
    column->addSpacing(4);
    column->addWidget(card_);
    turnsHead_ = createTurnsHead();
    column->addWidget(turnsHead_);
    column->addWidget(turns_, 2);
}

/// Where there is no room for a single entry of the list, its arrows and the marks of the graph do.
void AnalysisPanel::makeRoom() {
    int others = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem* part = layout()->itemAt(i);
        others += part->widget() == turns_ ? 0 : part->minimumSize().height();
    }
    turns_->setVisible(height() - others >= turns_->minimumSizeHint().height());
}

void AnalysisPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refreshProgress();
}

QSize AnalysisPanel::sizeHint() const {
    const int room = window() != this ? window()->width() : 0;
    return {std::clamp(room / 3, metrics::dockWidth, 760), 600};
}

void AnalysisPanel::setTheme(const Theme& theme) {
    theme_ = &theme;
    cross_->setIcon(themedIcon(QStringLiteral("icon-close"), theme));
    graph_->setTheme(theme);
    seats_->setTheme(theme);
    card_->setTheme(theme);
    turns_->setTheme(theme);
    bar_->setStyleSheet(QStringLiteral("QProgressBar { border: none; border-radius: 3px; background: %1 }"
                                       "QProgressBar::chunk { border-radius: 3px; background: %2 }")
                            .arg(theme.line.name(), theme.accent.name()));
    update();
}

void AnalysisPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_->panel);
    painter.fillRect(QRect(0, 0, 1, height()), theme_->line);
    painter.fillRect(QRect(0, headHeight, width(), 1), theme_->line);
    painter.fillRect(QRect(0, turnsHead_->geometry().bottom(), width(), 1), theme_->line);
}

// ---- what it does ---------------------------------------------------------------------------------------------------

void AnalysisPanel::begin() {
    begun_ = true;
    stopped_ = false;
    depth_->setCurrentIndex(std::clamp(QSettings().value(depthKey, 1).toInt(), 0, 2));
    restart();
}

void AnalysisPanel::takeFocus() {
    graph_->setFocus(Qt::OtherFocusReason);
}

void AnalysisPanel::end() {
    begun_ = false;
    analysis_.cancel();
    refreshPosition();
}

void AnalysisPanel::restart() {
    const Session* session = controller_.session();
    if (session == nullptr || !mayBeAnalysed(*session)) {
        analysis_.forget();
        return;
    }
    words_.emplace(session->names(), session->tiles());
    std::vector<SeatLine> lines;
    for (int seat = 0; seat < session->seats(); ++seat) {
        lines.push_back({session->names().value(seat), session->colour(seat)});
    }
    graph_->setSeats(lines);
    seats_->setSeats(lines);
    const auto depth = static_cast<Depth>(depth_->currentIndex());
    stopped_ ? analysis_.take(*session, depth) : analysis_.analyse(*session, depth);
}

std::size_t AnalysisPanel::position() const {
    return std::min(controller_.history().ply, analysis_.analysis().choices.size());
}

void AnalysisPanel::lookAt(std::size_t ply) {
    controller_.lookAt(ply);
}

void AnalysisPanel::goToTurn(int direction) {
    const std::vector<std::size_t> turns = analysis_.turns();
    const std::size_t now = position();
    if (direction > 0) {
        const auto next = std::ranges::upper_bound(turns, now);
        if (next != turns.end()) {
            lookAt(*next);
        }
    } else {
        const auto here = std::ranges::lower_bound(turns, now);
        if (here != turns.begin()) {
            lookAt(*(here - 1));
        }
    }
}

void AnalysisPanel::refresh() {
    graph_->setAnalysis(analysis_.analysis());
    refreshTurns();
    refreshProgress();
    refreshPosition();
}

void AnalysisPanel::refreshProgress() {
    const bool complete = analysis_.isComplete();
    const std::optional<int> left = analysis_.secondsLeft();
    const int choices = static_cast<int>(analysis_.wanted());
    bar_->setRange(0, std::max(1, choices));
    bar_->setValue(static_cast<int>(analysis_.judged()));
    progress_->setVisible(!complete);
    stop_->setText(analysis_.isRunning() ? tr("St&op") : tr("G&o on"));
    const QString judged = tr("%1 of %n choice(s) judged", nullptr, choices).arg(analysis_.judged());
    const QString both = left ? tr("%1, %2", "choices judged, time left").arg(judged, timeText(*left)) : judged;
    const bool fits = state_->fontMetrics().horizontalAdvance(both) <= width() - margin - 10;
    state_->setText(fits || !left ? both : timeText(*left)); // the bar says how many
    state_->setToolTip(both);
    makeRoom();
}

void AnalysisPanel::refreshTurns() {
    std::vector<TurnEntry> entries;
    const Session* session = controller_.session();
    for (const std::size_t ply : analysis_.turns()) {
        const ai::AnalysedChoice& choice = analysis_.analysis().choices[ply];
        entries.push_back({choice, session->colour(choice.seat), words_->turn(analysis_, ply),
                           words_->choice(analysis_.played(ply), analysis_.before(ply)),
                           words_->better(analysis_, ply)});
    }
    turns_->setEntries(std::move(entries));
    turns_->setPlaceholder(analysis_.isComplete() ? tr("No choice lost 10 points or more, and the lead never changed.")
                                                  : tr("None found yet."));
}

void AnalysisPanel::refreshPosition() {
    const std::size_t ply = position();
    const ai::Analysis& analysis = analysis_.analysis();
    graph_->setCurrent(ply);
    seats_->show(analysis, ply);
    turns_->setCurrent(ply);
    const std::vector<std::size_t> turns = analysis_.turns();
    previous_->setEnabled(!turns.empty() && turns.front() < ply);
    next_->setEnabled(!turns.empty() && turns.back() > ply);
    std::optional<flaming::Choice> better;
    if (!words_ || ply >= analysis.choices.size()) {
        const QString words = words_ ? words_->position(analysis_, ply).join(QLatin1Char(' ')) : QString();
        card_->setText(analysis.result ? tr("The end") : tr("Now", "where the game stands"),
                       {{{tr("Choose a move in the graph, or with the arrow keys."), false, {}}}}, words);
    } else {
        std::vector<RichLine> lines{words_->choice(analysis_.played(ply), analysis_.before(ply)),
                                    words_->judgement(analysis_, ply)};
        const RichLine instead = words_->better(analysis_, ply);
        if (!instead.empty()) {
            lines.push_back(instead);
        }
        for (const RichLine& reason : words_->reasons(analysis_, ply)) {
            RichLine item{{QStringLiteral("• "), false, std::nullopt}};
            item.insert(item.end(), reason.begin(), reason.end());
            lines.push_back(item);
        }
        card_->setText(tr("Next: move %1 of %2").arg(ply + 1).arg(analysis.choices.size()), lines,
                       words_->position(analysis_, ply).join(QLatin1Char(' ')));
        const std::optional<Move> move = analysis_.better(ply);
        better = move && begun_ && controller_.isLookingBack() ? std::optional(move->choice) : std::nullopt;
    }
    if (better_ != better) {
        better_ = better;
        emit betterChanged(better_);
    }
}

} // namespace ashlar::app
