#include "app/title_pills.h"

#include "app/game/session.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int pillHeight = 26;
constexpr int spacing = 8;

} // namespace

TitlePills::TitlePills(QWidget* parent) : QWidget(parent), game_(new QLabel), round_(new QLabel), match_(new QLabel) {
    round_->setObjectName(QStringLiteral("roundPill"));
    match_->setObjectName(QStringLiteral("matchPill"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(spacing);
    layout->addStretch();
    for (QLabel* label : {game_, round_, match_}) {
        layout->addWidget(label);
    }
    for (QLabel* pill : {round_, match_}) {
        pill->setFixedHeight(pillHeight);
    }
    setSession(nullptr);
}

void TitlePills::setTheme(const Theme& theme) {
    game_->setStyleSheet(QStringLiteral("font-weight: bold; padding: 0 6px"));
    for (QLabel* pill : {round_, match_}) {
        pill->setStyleSheet(QStringLiteral("background: %1; color: %2; border: 1px solid %3; border-radius: 12px; "
                                           "padding: 0 11px")
                                .arg(theme.panel.name(), theme.secondaryText.name(), theme.line.name()));
    }
}

void TitlePills::setSession(const Session* session) {
    const bool match = session != nullptr && session->match().to > 1;
    game_->setText(session != nullptr ? tr("Flaming Pyramids") : QString());
    scores_ = {};
    if (match) {
        QStringList won;
        QStringList told;
        const flaming::Match score = session->isOver() ? session->matchAfter() : session->match();
        for (int seat = 0; seat < session->seats(); ++seat) {
            won += QString::number(score.won[static_cast<std::size_t>(seat)]);
            told += tr("%1: %2", "player, rounds won").arg(session->names().value(seat), won.last());
        }
        const QString wide = won.join(QStringLiteral(" : "));
        scores_ = {tr("Match %1", "rounds won: 1 : 0").arg(wide), wide, won.join(QLatin1Char(':'))};
        round_->setText(tr("Round %1").arg(session->round()));
        match_->setAccessibleName(scores_.front());
        match_->setToolTip(told.join(QLatin1Char('\n')));
    }
    makeRoom();
    updateGeometry();
}

int TitlePills::widthOf(std::initializer_list<const QLabel*> labels) const {
    int width = layout()->contentsMargins().right();
    for (const QLabel* label : labels) {
        width += label->sizeHint().width() + (width > layout()->contentsMargins().right() ? spacing : 0);
    }
    return width;
}

int TitlePills::widthOfScore(const QString& score) const {
    const QFontMetrics metrics = match_->fontMetrics();
    return widthOf({match_}) + metrics.horizontalAdvance(score) - metrics.horizontalAdvance(match_->text());
}

QSize TitlePills::minimumSizeHint() const {
    return {scores_.back().isEmpty() ? 0 : widthOfScore(scores_.back()), pillHeight};
}

void TitlePills::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

void TitlePills::makeRoom() {
    const bool match = !scores_.back().isEmpty();
    const auto fitting =
        std::ranges::find_if(scores_, [this](const QString& score) { return width() >= widthOfScore(score); });
    match_->setText(fitting != scores_.end() ? *fitting : scores_.back());
    match_->setVisible(match);
    round_->setVisible(match && width() >= widthOf({round_, match_}));
    game_->setVisible(width() >= (match ? widthOf({game_, round_, match_}) : widthOf({game_})));
}

} // namespace ashlar::app
