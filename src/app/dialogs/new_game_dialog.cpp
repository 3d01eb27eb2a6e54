#include "app/dialogs/new_game_dialog.h"

#include "app/dialogs/parts.h"
#include "app/dialogs/tile_strip.h"
#include "app/look/clear_pixmap.h"
#include "app/look/svg_art.h"
#include "app/settings.h"
#include "ashlar/record/tile_sets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace ashlar::app {

namespace {

constexpr int cardIcon = 52;
constexpr int keyCapHeight = 20;
constexpr int keyCapGap = 8;
constexpr int turnLimitStep = 10;
constexpr int fieldWidth = 132;
constexpr int roomyHeight = 700; ///< of a window that has room for the pictures

/// A key as a picture, to stand beside the text of a button.
QIcon keyCap(const QString& key, const Theme& theme, qreal ratio) {
    const QSize size(QFontMetrics(themeFont(type::caption, true)).horizontalAdvance(key) + 14, keyCapHeight);
    QPixmap pixmap = clearPixmap(size + QSize(keyCapGap, 0), ratio);
    QPainter painter(&pixmap);
    painter.translate(keyCapGap, 0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(theme.accent, theme.onAccent, 0.6), 1));
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(theme.onAccent);
    painter.setFont(themeFont(type::caption));
    painter.drawText(QRect(QPoint(0, 0), size), Qt::AlignCenter, key);
    return pixmap;
}

QString translatedTileSet(const QString& name) {
    return name == QLatin1String("standard") ? NewGameDialog::tr("Standard")
           : name == QLatin1String("even")   ? NewGameDialog::tr("Even, 1 to 10")
                                             : name;
}

/// The first colour that nobody has.
int freeColour(const std::vector<Player>& players) {
    int colour = 0;
    while (std::ranges::count(players, colour, &Player::colour) > 0) {
        ++colour;
    }
    return colour;
}

/// No two alike: whoever has no colour, or one that was taken before, gets another.
std::vector<Player> withColours(const std::vector<Player>& players) {
    std::vector<Player> all;
    all.reserve(players.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        Player player = players[seat];
        const int wanted = player.colour < 0 ? static_cast<int>(seat) : player.colour;
        player.colour =
            wanted < seatCount && std::ranges::count(all, wanted, &Player::colour) == 0 ? wanted : freeColour(all);
        all.push_back(player);
    }
    return all;
}

/// A name for one more player: somebody known who does not sit here, or a default.
QString nameForNext(const std::vector<Player>& players, bool bot) {
    const auto free = [&](const QString& name) { return std::ranges::count(players, name, &Player::name) == 0; };
    QStringList names = bot ? QStringList() : loadKnownNames();
    for (int seat = 0; seat < flaming::maxSeats; ++seat) {
        names += defaultName((seat + static_cast<int>(players.size())) % flaming::maxSeats, bot);
    }
    const auto found = std::ranges::find_if(names, free);
    return found != names.end() ? *found : defaultName(static_cast<int>(players.size()), bot);
}

} // namespace

NewGameDialog::NewGameDialog(const SetUp& setUp, bool openTable, const Theme& theme, QWidget* parent)
    : Sheet(tr("New game"), theme, parent) {
    setObjectName(QStringLiteral("newGameDialog"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(createSeats());
    auto* line = new QFrame;
    line->setFixedWidth(1);
    line->setStyleSheet(QStringLiteral("background: %1").arg(theme.line.name()));
    columns->addWidget(line);
    columns->addWidget(createTable());
    card_ = createCard();
    addPart(card_);
    addPart(columns);
    stripBox_ = createStrip();
    addPart(stripBox_);
    addFooter(createFooter());
    fill(setUp);
    openTable_->setChecked(openTable);
    rows_.front()->focusName();
}

QWidget* NewGameDialog::createCard() {
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    card->setStyleSheet(QStringLiteral("#card { background: %1; border: 2px solid %2; border-radius: %3px }")
                            .arg(theme().activeRow.name(), theme().accent.name())
                            .arg(metrics::cardRadius));
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(QStringLiteral(":/svg/app-icon.svg")).pixmap(QSize(cardIcon, cardIcon), devicePixelRatioF()));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(textLabel(tr("Flaming Pyramids"), 15, true));
    texts->addWidget(secondaryLabel(tr("Straw, wood, stone and fire. 2–6 players.")));
    auto* layout = new QHBoxLayout(card);
    layout->setContentsMargins(12, 10, 16, 10);
    layout->setSpacing(14);
    layout->addWidget(icon);
    layout->addLayout(texts, 1);
    return card;
}

QWidget* NewGameDialog::createSeats() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(headingLabel(tr("Seats")));
    top->addWidget(secondaryLabel(tr("turn order from top to bottom")), 1);
    layout->addLayout(top);
    for (int seat = 0; seat < flaming::maxSeats; ++seat) {
        auto* row = new SeatRow(seat, theme());
        rows_.push_back(row);
        layout->addWidget(row);
        connect(row, &SeatRow::changed, this, &NewGameDialog::refresh);
        connect(row, &SeatRow::added, this, &NewGameDialog::addSeat);
        connect(row, &SeatRow::removed, this, [this, seat] { removeSeat(seat); });
        connect(row, &SeatRow::colourChosen, this, [this, seat](int colour) { setColour(seat, colour); });
        connect(row, &SeatRow::explained, this, [this](const QString& sentence) { explanation_->setText(sentence); });
        // Alt+1 to Alt+6 go to the names.
        auto* jump = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + seat)), this);
        connect(jump, &QShortcut::activated, this, [this, row, seat] {
            if (seat < seats_) {
                row->focusName();
            }
        });
    }
    layout->addStretch();
    return box;
}

QWidget* NewGameDialog::createTable() {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(24);
    layout->setVerticalSpacing(8);
    layout->addWidget(headingLabel(tr("Table")), 0, 0, 1, 2);
    curse_ = addCheck(layout, "curse", tr("The &Curse"), tr("Three equals strike the previous player"));
    fireDie_ = addCheck(layout, "fireDie", tr("The Fire &Die"), tr("A die decides what a fire does"));
    practice_ = addCheck(layout, "practice", tr("&Practice"), tr("Everything may be taken back"));
    connect(practice_, &QCheckBox::clicked, this, [this] { practiceChosen_ = true; });
    openTable_ = addCheck(layout, "openTable", tr("&Open table"), tr("No curtain between people"));

    rounds_ = new QSpinBox;
    rounds_->setRange(1, flaming::maxRoundsToWin);
    addField(layout, "rounds", tr("&Rounds to win"), rounds_, fieldWidth);

    first_ = new QComboBox;
    addField(layout, "first", tr("&First player"), first_, fieldWidth);

    tiles_ = new QComboBox;
    for (const std::string& name : record::tileSetNames()) {
        try {
            record::tileSet(name);
            const QString word = QString::fromStdString(name);
            tiles_->addItem(translatedTileSet(word), word);
        } catch (const record::Error& error) {
            qWarning("A tile set is left out: %s", error.what());
        }
    }
    connect(tiles_, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    addField(layout, "tiles", tr("&Tile set"), tiles_, fieldWidth);

    turnLimit_ = new QSpinBox;
    turnLimit_->setRange(0, flaming::maxTurnLimit);
    turnLimit_->setSingleStep(turnLimitStep);
    turnLimit_->setSpecialValueText(tr("none", "turn limit"));
    turnLimit_->setToolTip(tr("Turns of each player; when all have had them, the fewest tiles win"));
    addField(layout, "turnLimit", tr("Turn &limit"), turnLimit_, fieldWidth);
    layout->setRowStretch(layout->rowCount(), 1);
    return box;
}

QWidget* NewGameDialog::createStrip() {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("strip"));
    box->setStyleSheet(QStringLiteral("#strip { background: %1; border-radius: 6px }").arg(theme().activeRow.name()));
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(14, 4, 14, 4);
    deal_ = secondaryLabel(QString());
    deal_->setObjectName(QStringLiteral("deal"));
    strip_ = new TileStrip;
    layout->addWidget(deal_, 1);
    layout->addWidget(strip_);
    return box;
}

QLayout* NewGameDialog::createFooter() {
    explanation_ = secondaryLabel(tr("The last set-up is remembered."));
    explanation_->setObjectName(QStringLiteral("explanation"));
    QPushButton* cancel = plainButton("cancel", tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    QPushButton* start = primaryButton("start", tr("&Start"));
    const QIcon cap = keyCap(tr("Enter", "key"), theme(), devicePixelRatioF());
    start->setIcon(cap);
    start->setIconSize(cap.availableSizes().first() / devicePixelRatioF());
    start->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight); // icon last
    connect(start, &QPushButton::clicked, this, &QDialog::accept);
    auto* layout = new QHBoxLayout;
    layout->addWidget(explanation_, 1);
    layout->addWidget(cancel);
    layout->addWidget(start);
    return layout;
}

void NewGameDialog::fill(const SetUp& setUp) {
    practice_->setChecked(setUp.practice);
    practiceChosen_ = setUp.practice != practiceByDefault(setUp.players);
    setSeats(withColours(setUp.players));
    curse_->setChecked(setUp.options.curse);
    fireDie_->setChecked(setUp.options.fireDie);
    rounds_->setValue(setUp.roundsToWin);
    turnLimit_->setValue(setUp.options.turnLimit);
    first_->setCurrentIndex(setUp.first + 1);
    const std::string_view tiles = setUp.options.tiles->name();
    tiles_->setCurrentIndex(
        std::max(0, tiles_->findData(QString::fromUtf8(tiles.data(), static_cast<qsizetype>(tiles.size())))));
}

void NewGameDialog::setSeats(const std::vector<Player>& players) {
    seats_ = static_cast<int>(players.size());
    for (int seat = 0; seat < flaming::maxSeats; ++seat) {
        SeatRow* row = rows_[static_cast<std::size_t>(seat)];
        if (seat < seats_) {
            row->setPlayer(players[static_cast<std::size_t>(seat)]);
        }
        row->setUse(seat < seats_ ? SeatRow::Use::Taken : seat == seats_ ? SeatRow::Use::Next : SeatRow::Use::Free);
        row->setRemovable(seats_ > flaming::minSeats);
    }
    refresh();
}

std::vector<Player> NewGameDialog::players() const {
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seats_));
    for (int seat = 0; seat < seats_; ++seat) {
        players.push_back(rows_[static_cast<std::size_t>(seat)]->player());
    }
    return players;
}

/// Whoever has the colour gets that of the seat in exchange.
void NewGameDialog::setColour(int seat, int colour) {
    SeatRow* row = rows_[static_cast<std::size_t>(seat)];
    for (SeatRow* other : rows_) {
        if (other->colour() == colour) {
            other->setColour(row->colour());
        }
    }
    row->setColour(colour);
}

void NewGameDialog::addSeat() {
    std::vector<Player> all = players();
    const bool bot = all.back().bot;
    all.push_back({nameForNext(all, bot), bot, bot ? all.back().level : QString(), freeColour(all)});
    setSeats(all);
    rows_[static_cast<std::size_t>(seats_ - 1)]->focusName();
}

void NewGameDialog::removeSeat(int seat) {
    std::vector<Player> all = players();
    all.erase(all.begin() + seat);
    const int first = first_->currentIndex() - 1;
    setSeats(all);
    first_->setCurrentIndex(first == seat ? 0 : first > seat ? first : first + 1);
    rows_[static_cast<std::size_t>(std::min(seat, seats_ - 1))]->focusName();
}

/// What follows from the fields.
void NewGameDialog::refresh() {
    if (deal_ == nullptr || seats_ == 0) {
        return; // still being built
    }
    const std::vector<Player> all = players();
    QStringList names;
    for (const Player& player : all) {
        names += player.name;
    }
    if (!practiceChosen_) {
        practice_->setChecked(practiceByDefault(all));
    }
    openTable_->setEnabled(std::ranges::count(all, false, &Player::bot) > 1);
    const int chosen = first_->currentIndex();
    const QSignalBlocker quiet(first_);
    first_->clear();
    first_->addItem(tr("By lot"));
    first_->addItems(toldApart(names));
    first_->setCurrentIndex(chosen >= 0 && chosen < first_->count() ? chosen : 0);

    const int each = flaming::tilesDealtTo(seats_);
    const int left = flaming::tileCount - seats_ * each;
    const QString dealt = tr("%1 tiles, %2 each,", "a line of its own").arg(flaming::tileCount).arg(each);
    const QString base = left > 0 ? tr("%n start(s) the base", nullptr, left) : tr("an empty table");
    deal_->setText(dealt + QLatin1Char('\n') + base);
    strip_->setTiles(*setUp().options.tiles);
}

SetUp NewGameDialog::setUp() const {
    SetUp setUp;
    setUp.players = players();
    setUp.options.curse = curse_->isChecked();
    setUp.options.fireDie = fireDie_->isChecked();
    setUp.options.turnLimit = turnLimit_->value();
    setUp.roundsToWin = rounds_->value();
    setUp.first = first_->currentIndex() - 1;
    setUp.practice = practice_->isChecked();
    setUp.options.tiles = &record::tileSet(tiles_->currentData().toString().toStdString());
    return setUp;
}

bool NewGameDialog::openTable() const {
    return openTable_->isChecked();
}

/// A small window shows what must be decided, without the pictures.
void NewGameDialog::showEvent(QShowEvent* event) {
    const int room = parentWidget() != nullptr ? parentWidget()->window()->height() : roomyHeight;
    card_->setVisible(room >= roomyHeight);
    stripBox_->setVisible(room >= roomyHeight);
    adjustSize();
    Sheet::showEvent(event);
}

} // namespace ashlar::app
