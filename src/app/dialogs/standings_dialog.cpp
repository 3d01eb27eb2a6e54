#include "app/dialogs/standings_dialog.h"

#include "app/dialogs/avatar_label.h"
#include "app/dialogs/parts.h"
#include "app/game/narrator.h"
#include "app/game/prompter.h"
#include "app/look/badge.h"
#include "app/look/clear_pixmap.h"
#include "app/look/svg_art.h"
#include "app/statistics/story.h"
#include "app/table/rich_label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <bit>
#include <numeric>

namespace ashlar::app {

using namespace flaming;

namespace {

// Many players have lower rows and a wider story, so that both fit the smallest window.
constexpr int many = 5;
constexpr int avatarSize = 36;
constexpr int lowAvatarSize = 28;
constexpr int badgeSize = 22;
constexpr int storyWidth = 400;
constexpr int wideStoryWidth = 480;

QPixmap badgePixmap(Badge badge, qreal ratio) {
    QPixmap pixmap = clearPixmap(QSize(badgeSize, badgeSize), ratio);
    QPainter painter(&pixmap);
    paintBadge(painter, QRectF(0, 0, badgeSize, badgeSize), badge);
    return pixmap;
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
    auto* line = textLabel(session.match().to > 1 ? matchLine(session) : endLine(session), type::body, false);
    line->setProperty("secondary", true);
    addPart(line);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(session.seats() < many ? 8 : 3);
    grid->setColumnStretch(2, 1);
    const auto places = standings(session.state());
    std::vector<int> seats(static_cast<std::size_t>(session.seats()));
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, {}, [&](int seat) { return places[static_cast<std::size_t>(seat)]; });
    for (const int seat : seats) {
        addPlayer(grid, session, seat, places[static_cast<std::size_t>(seat)]);
    }
    addPart(grid);
    addStory(session);
    addFooter(createButtons(!session.isMatchOver()));
    first_->setFocus(); // only what is in the dialog can have it
}

QLayout* StandingsDialog::createButtons(bool matchGoesOn) {
    auto* layout = new QHBoxLayout;
    const auto add = [&](QPushButton* button) {
        layout->addWidget(button);
        return button;
    };
    connect(add(plainButton("look", tr("&Look again"))), &QPushButton::clicked, this, [this] {
        accept();
        emit lookWanted(0);
    });
    connect(add(plainButton("save", tr("&Save…"))), &QPushButton::clicked, this, &StandingsDialog::saveWanted);
    QPushButton* analyse = add(plainButton("analyse", tr("&Analyse")));
    analyse->setToolTip(tr("Where the game turned, and what would have been better"));
    connect(analyse, &QPushButton::clicked, this, [this] {
        accept();
        emit analyseWanted();
    });
    layout->addStretch();
    connect(add(plainButton("newGame", tr("&New game…"))), &QPushButton::clicked, this, [this] {
        accept();
        emit newGameWanted();
    });
    QPushButton* primary = nullptr;
    if (matchGoesOn) {
        primary = add(primaryButton("nextRound", tr("Next &round")));
        connect(primary, &QPushButton::clicked, this, [this] {
            accept();
            emit nextRoundWanted();
        });
    } else {
        primary = add(primaryButton("again", tr("&Play again")));
        primary->setToolTip(tr("The same players at the same seats"));
        connect(primary, &QPushButton::clicked, this, [this] {
            accept();
            emit againWanted();
        });
    }
    first_ = primary;
    return layout;
}

/// What was remarkable, a line each; what can be looked at has a button that shows it.
void StandingsDialog::addStory(const Session& session) {
    std::vector<StoryMove> moves;
    moves.reserve(session.moves().size());
    for (const Move& move : session.moves()) {
        moves.push_back({move.active, move.events});
    }
    const Story story = storyOf(moves);
    const Narrator narrator(session.names(), session.tiles());
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("story"));
    box->setStyleSheet(QStringLiteral("#story { background: %1; border-radius: %2px }")
                           .arg(theme().activeRow.name())
                           .arg(metrics::cardRadius));
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(14, 10, 10, 10);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    const auto add = [&](Badge badge, const QString& sentence, std::size_t ply) {
        const int row = grid->rowCount();
        auto* picture = new QLabel;
        picture->setPixmap(badge != Badge::None
                               ? badgePixmap(badge, devicePixelRatioF())
                               : themedIcon(QStringLiteral("icon-pile"), theme()).pixmap(QSize(badgeSize, badgeSize)));
        grid->addWidget(picture, row, 0);
        auto* line = new RichLabel(narrator.line(sentence), type::body, theme().text, theme().text);
        line->setGlyphTone(glyphTone(theme()));
        line->setMinimumWidth(session.seats() < many ? storyWidth : wideStoryWidth);
        grid->addWidget(line, row, 1);
        if (ply > 0) {
            auto* look = new QToolButton;
            look->setObjectName(QStringLiteral("look%1").arg(row));
            look->setIcon(themedIcon(QStringLiteral("icon-history"), theme()));
            look->setFocusPolicy(Qt::StrongFocus);
            look->setToolTip(tr("Look at it"));
            look->setAccessibleName(tr("Look at it: %1").arg(inWords(narrator.line(sentence))));
            connect(look, &QToolButton::clicked, this, [this, ply] {
                accept();
                emit lookWanted(ply);
            });
            grid->addWidget(look, row, 2);
        }
    };
    const auto moment = [&](Badge badge, const std::optional<Moment>& most, const QString& sentence) {
        if (most) {
            const QString tile = QString::fromStdString(session.tiles().code(most->tile));
            add(badge, sentence.arg(narrator.name(most->seat), QStringLiteral("{%1}").arg(tile)), most->ply);
        }
    };
    const auto tiles = [](const std::optional<Moment>& most) { return most ? most->tiles : 0; };
    moment(Badge::Collapse, story.collapse,
           tr("Biggest collapse: %n tile(s), by <b>%1</b> with %2", nullptr, tiles(story.collapse)));
    moment(Badge::Fire, story.fire, tr("Biggest fire: %n tile(s), by <b>%1</b> with %2", nullptr, tiles(story.fire)));
    moment(Badge::Explosion, story.explosion,
           tr("Biggest explosion: %n tile(s), by <b>%1</b> with %2", nullptr, tiles(story.explosion)));
    if (story.calm > 0) {
        add(Badge::Stands, tr("Longest calm: %n tile(s) placed without mayhem", nullptr, story.calm), 0);
    }
    if (story.gift) {
        add(Badge::Curse,
            tr("Most generous: <b>%1</b> gave <b>%2</b> %n tile(s)", nullptr, story.gift->tiles)
                .arg(narrator.name(story.gift->from), narrator.name(story.gift->to)),
            0);
    }
    if (story.own) {
        add(Badge::None,
            tr("Most tiles by their own doing: <b>%1</b>, %n", nullptr, story.own->tiles)
                .arg(narrator.name(story.own->from)),
            0);
    }
    if (grid->count() > 0) {
        addPart(box);
    } else {
        delete box;
    }
}

void StandingsDialog::addPlayer(QGridLayout* layout, const Session& session, int seat, int place) {
    const int row = layout->rowCount();
    const QString name = session.names().value(seat);
    const int left = tilesLeft(session.state(), seat);
    Avatar avatar;
    avatar.colour = seatColour(session.colour(seat));
    avatar.name = name;
    avatar.bot = session.player(seat).bot;
    avatar.active = place == 1;
    auto* picture = new AvatarLabel(session.seats() < many ? avatarSize : lowAvatarSize);
    picture->setAvatar(avatar, theme());

    layout->addWidget(textLabel(tr("%1.", "place").arg(place), type::tileCount, place == 1), row, 0, Qt::AlignRight);
    layout->addWidget(picture, row, 1);
    auto* nameLabel = textLabel(place == 1 ? tr("%1, winner").arg(name) : name, type::name, true);
    nameLabel->setMinimumWidth(180);
    layout->addWidget(nameLabel, row, 2);
    auto* tiles = textLabel(tr("%n tile(s) left", nullptr, left), type::body, false);
    tiles->setProperty("secondary", true);
    layout->addWidget(tiles, row, 3, Qt::AlignRight);
}

} // namespace ashlar::app
