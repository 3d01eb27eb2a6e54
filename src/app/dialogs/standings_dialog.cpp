#include "app/dialogs/standings_dialog.h"

#include "app/dialogs/avatar_label.h"
#include "app/game/prompter.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <numeric>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr int avatarSize = 36;

QLabel* label(const QString& text, int pixelSize, bool bold) {
    auto* result = new QLabel(text);
    result->setTextFormat(Qt::PlainText);
    result->setStyleSheet(
        QStringLiteral("font-size: %1px; font-weight: %2").arg(pixelSize).arg(bold ? "bold" : "normal"));
    return result;
}

QString title(const Session& session) {
    if (session.isMatchOver() && session.match().to > 1) {
        return StandingsDialog::tr("%1 wins the match").arg(session.names().value(winnerOf(session.matchAfter())));
    }
    return Prompter::over(session.state(), session.names()).title;
}

QString matchLine(const Session& session) {
    QStringList won;
    for (int seat = 0; seat < session.seats(); ++seat) {
        won += QString::number(session.matchAfter().won[static_cast<std::size_t>(seat)]);
    }
    return StandingsDialog::tr("Round %1. Match %2, the first to win %n round(s) wins it.", nullptr,
                               session.match().to)
        .arg(session.round())
        .arg(won.join(QStringLiteral(" : ")));
}

QString endLine(const Session& session) {
    const int winner = std::countr_zero(winners(session.state()));
    return tilesLeft(session.state(), winner) > 0
               ? StandingsDialog::tr("The turn limit is reached: the fewest tiles win.")
               : StandingsDialog::tr("The last tile is placed.");
}

} // namespace

StandingsDialog::StandingsDialog(const Session& session, const Theme& theme, QWidget* parent)
    : QDialog(parent), theme_(&theme) {
    setObjectName(QStringLiteral("standingsDialog"));
    setWindowTitle(tr("The end"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 22, 28, 18);
    layout->setSpacing(6);
    layout->addWidget(label(title(session), type::dialogTitle, true));
    auto* line = label(session.match().to > 1 ? matchLine(session) : endLine(session), type::body, false);
    line->setProperty("secondary", true);
    layout->addWidget(line);
    layout->addSpacing(10);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    const auto places = standings(session.state());
    std::vector<int> seats(static_cast<std::size_t>(session.seats()));
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, {}, [&](int seat) { return places[static_cast<std::size_t>(seat)]; });
    for (const int seat : seats) {
        addPlayer(grid, session, seat, places[static_cast<std::size_t>(seat)]);
    }
    layout->addLayout(grid);
    layout->addSpacing(14);

    auto* buttons = new QDialogButtonBox;
    const auto add = [&](const QString& text, const QString& name, QDialogButtonBox::ButtonRole role) {
        QPushButton* button = buttons->addButton(text, role);
        button->setObjectName(name);
        button->setAutoDefault(false);
        return button;
    };
    const bool goesOn = !session.isMatchOver();
    QPushButton* next = nullptr;
    if (goesOn) {
        next = add(tr("Next &round"), QStringLiteral("nextRound"), QDialogButtonBox::AcceptRole);
        connect(next, &QPushButton::clicked, this, &StandingsDialog::nextRoundWanted);
    }
    QPushButton* again =
        add(tr("&New game…"), QStringLiteral("newGame"),
            goesOn ? QDialogButtonBox::ActionRole : QDialogButtonBox::AcceptRole);
    connect(again, &QPushButton::clicked, this, &StandingsDialog::newGameWanted);
    QPushButton* save = add(tr("&Save…"), QStringLiteral("save"), QDialogButtonBox::ActionRole);
    connect(save, &QPushButton::clicked, this, &StandingsDialog::saveWanted);
    QPushButton* close = add(tr("&Close"), QStringLiteral("close"), QDialogButtonBox::RejectRole);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    if (goesOn) {
        connect(again, &QPushButton::clicked, this, &QDialog::accept);
    }
    QPushButton* primary = goesOn ? next : again;
    primary->setProperty("primary", true);
    primary->setDefault(true);
    layout->addWidget(buttons);
    primary->setFocus();
}

void StandingsDialog::addPlayer(QGridLayout* layout, const Session& session, int seat, int place) {
    const int row = layout->rowCount();
    const QString name = session.names().value(seat);
    const int left = tilesLeft(session.state(), seat);
    Avatar avatar;
    avatar.colour = seatColour(seat);
    avatar.name = name;
    avatar.bot = session.player(seat).bot;
    avatar.active = place == 1;
    auto* picture = new AvatarLabel(avatarSize);
    picture->setAvatar(avatar, *theme_);

    layout->addWidget(label(tr("%1.", "place").arg(place), type::tileCount, place == 1), row, 0, Qt::AlignRight);
    layout->addWidget(picture, row, 1);
    auto* nameLabel = label(place == 1 ? tr("%1, winner").arg(name) : name, type::name, true);
    nameLabel->setMinimumWidth(180);
    layout->addWidget(nameLabel, row, 2);
    auto* tiles = label(tr("%n tile(s) left", nullptr, left), type::body, false);
    tiles->setProperty("secondary", true);
    layout->addWidget(tiles, row, 3, Qt::AlignRight);
}

} // namespace ashlar::app
