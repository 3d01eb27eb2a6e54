#include "app/dialogs/standings_dialog.h"

#include "app/dialogs/avatar_label.h"
#include "app/game/prompter.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

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
    return StandingsDialog::tr("Round %1. Match %2, the first to win %n round(s) wins it.", nullptr, session.match().to)
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
    : Sheet(title(session), theme, parent) {
    setObjectName(QStringLiteral("standingsDialog"));
    auto* line = label(session.match().to > 1 ? matchLine(session) : endLine(session), type::body, false);
    line->setProperty("secondary", true);
    addPart(line);
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
    addPart(grid);
    addFooter(createButtons(!session.isMatchOver()));
    first_->setFocus(); // only what is in the dialog can have it
}

QLayout* StandingsDialog::createButtons(bool matchGoesOn) {
    auto* layout = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        layout->addWidget(button);
        return button;
    };
    layout->addStretch();
    connect(add(tr("&Close"), "close"), &QPushButton::clicked, this, &QDialog::reject);
    connect(add(tr("&Save…"), "save"), &QPushButton::clicked, this, &StandingsDialog::saveWanted);
    QPushButton* primary = add(tr("&New game…"), "newGame");
    connect(primary, &QPushButton::clicked, this, [this] {
        accept();
        emit newGameWanted();
    });
    if (matchGoesOn) {
        primary = add(tr("Next &round"), "nextRound");
        connect(primary, &QPushButton::clicked, this, [this] {
            accept();
            emit nextRoundWanted();
        });
    }
    primary->setProperty("primary", true);
    primary->setDefault(true);
    first_ = primary;
    return layout;
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
    picture->setAvatar(avatar, theme());

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
