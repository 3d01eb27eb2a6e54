#include "app/dialogs/seat_row.h"

#include "app/dialogs/colour_button.h"
#include "app/game/levels.h"
#include "app/look/svg_art.h"
#include "app/settings.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace ashlar::app {

namespace {

constexpr int avatarSize = 36;
constexpr int nameWidth = 176;
constexpr int nameRoom = nameWidth - 24; // without frame and padding
constexpr int kindWidth = 136;
constexpr int levelWidth = 128;
constexpr int rowHeight = 36;

enum Kind { Person, Bot };

} // namespace

SeatRow::SeatRow(int seat, const Theme& theme, QWidget* parent)
    : QWidget(parent), seat_(seat), theme_(&theme), colour_(seat), avatar_(new ColourButton(avatarSize, theme)),
      pages_(new QStackedWidget) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(avatar_);
    layout->addWidget(pages_, 1);
    setFixedHeight(rowHeight);
    avatar_->setObjectName(QStringLiteral("colour%1").arg(seat_));
    connect(avatar_, &ColourButton::chosen, this, &SeatRow::colourChosen);
    connect(avatar_, &QToolButton::clicked, this, [this] {
        if (pages_->currentIndex() == static_cast<int>(Use::Next)) {
            emit added();
        }
    });
    pages_->addWidget(createTaken());
    pages_->addWidget(createNext());
    pages_->addWidget(createFree());
    setUse(Use::Free);
}

QWidget* SeatRow::createTaken() {
    auto* page = new QWidget;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);

    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("name%1").arg(seat_));
    name_->setAccessibleName(tr("Name of player %1").arg(seat_ + 1));
    name_->setMaxLength(maxNameLength);
    name_->setFixedWidth(nameWidth);
    auto* known = new QCompleter(loadKnownNames(), name_);
    known->setCaseSensitivity(Qt::CaseInsensitive);
    name_->setCompleter(known);
    connect(name_, &QLineEdit::textChanged, this, &SeatRow::refresh);

    kind_ = new QComboBox;
    kind_->setObjectName(QStringLiteral("kind%1").arg(seat_));
    kind_->setAccessibleName(tr("Who plays as player %1").arg(seat_ + 1));
    kind_->addItem(themedIcon(QStringLiteral("icon-person"), *theme_), tr("Person"));
    kind_->addItem(themedIcon(QStringLiteral("icon-bot"), *theme_), tr("Bot"));
    kind_->setFixedWidth(kindWidth);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SeatRow::refresh);

    level_ = new QComboBox;
    level_->setObjectName(QStringLiteral("level%1").arg(seat_));
    level_->setAccessibleName(tr("Level of player %1").arg(seat_ + 1));
    for (const QString& level : allLevels()) {
        level_->addItem(levelName(level), level);
        level_->setItemData(level_->count() - 1, levelSentence(level), Qt::ToolTipRole);
    }
    level_->setFixedWidth(levelWidth);
    connect(level_, &QComboBox::currentIndexChanged, this, &SeatRow::refresh);
    connect(level_, &QComboBox::highlighted, this,
            [this](int index) { emit explained(levelSentence(level_->itemData(index).toString())); });
    connect(level_, &QComboBox::currentIndexChanged, this, &SeatRow::explain);

    remove_ = new QToolButton;
    remove_->setObjectName(QStringLiteral("remove%1").arg(seat_));
    remove_->setIcon(themedIcon(QStringLiteral("icon-close"), *theme_));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::StrongFocus);
    connect(remove_, &QToolButton::clicked, this, &SeatRow::removed);

    QSizePolicy keep = level_->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    level_->setSizePolicy(keep);
    for (QWidget* control : std::initializer_list<QWidget*>{name_, kind_, level_}) {
        layout->addWidget(control);
    }
    layout->addStretch();
    layout->addWidget(remove_);
    return page;
}

QWidget* SeatRow::createNext() {
    auto* page = new QWidget;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    add_ = new QPushButton(tr("&Add a player"));
    add_->setObjectName(QStringLiteral("add%1").arg(seat_));
    add_->setStyleSheet(
        QStringLiteral("QPushButton { background: transparent; border: 2px dotted transparent; color: %1; "
                       "font-weight: bold; text-decoration: underline; padding: 2px } "
                       "QPushButton:focus { border-color: %2 }")
            .arg(theme_->accent.name(), theme_->focus.name()));
    connect(add_, &QPushButton::clicked, this, &SeatRow::added);
    layout->addWidget(add_);
    layout->addStretch();
    return page;
}

QWidget* SeatRow::createFree() {
    auto* label = new QLabel(tr("Empty seat"));
    label->setProperty("secondary", true);
    return label;
}

void SeatRow::setUse(Use use) {
    pages_->setCurrentIndex(static_cast<int>(use));
    refresh();
}

/// @pre player.colour is 0 to 5
void SeatRow::setPlayer(const Player& player) {
    {
        const QSignalBlocker quietName(name_);
        const QSignalBlocker quietKind(kind_);
        const QSignalBlocker quietLevel(level_);
        name_->setText(player.name);
        name_->setCursorPosition(0); // of a long name the beginning is seen
        kind_->setCurrentIndex(player.bot ? Bot : Person);
        colour_ = player.colour;
        level_->setCurrentIndex(std::max(0, level_->findData(player.bot ? player.level : defaultLevel())));
    }
    refresh();
}

Player SeatRow::player() const {
    Player player;
    player.bot = kind_->currentIndex() == Bot;
    player.name = name_->text().simplified();
    if (player.name.isEmpty()) {
        player.name = defaultName(seat_, player.bot);
    }
    if (player.bot) {
        player.level = level_->currentData().toString();
    }
    player.colour = colour_;
    return player;
}

void SeatRow::setColour(int colour) {
    colour_ = colour;
    refresh();
}

void SeatRow::setRemovable(bool removable) {
    remove_->setEnabled(removable);
}

void SeatRow::focusName() {
    name_->setFocus(Qt::OtherFocusReason);
    name_->end(false); // selected from the end: of a long name the beginning is seen
    name_->home(true);
}

/// The longest names are small; what even so cannot be seen whole is in the tool tip.
void SeatRow::fitName() {
    constexpr std::array sizes{type::body, type::log, type::caption};
    const auto fits = [this](int size) {
        return QFontMetrics(themeFont(size)).horizontalAdvance(name_->text()) <= nameRoom;
    };
    const auto* const size = std::ranges::find_if(sizes, fits);
    const QString sheet =
        QStringLiteral("font-size: %1px").arg(size != sizes.end() ? *size : static_cast<int>(sizes.back()));
    if (name_->styleSheet() != sheet) { // setting the same one again is slow
        name_->setStyleSheet(sheet);
    }
    name_->setToolTip(size != sizes.end() ? QString() : name_->text());
}

void SeatRow::explain() {
    emit explained(levelSentence(level_->currentData().toString()));
}

void SeatRow::refresh() {
    const bool taken = pages_->currentIndex() == static_cast<int>(Use::Taken);
    const Player shown = player();
    level_->setVisible(shown.bot);
    level_->setToolTip(levelSentence(shown.level));
    name_->setPlaceholderText(defaultName(seat_, shown.bot));
    fitName();
    const QString remove = tr("Remove %1").arg(shown.name);
    remove_->setAccessibleName(remove);
    remove_->setToolTip(remove);
    if (taken) {
        avatar_->setPlayer(colour_, shown.name, shown.bot);
    } else {
        avatar_->setEmpty();
    }
    avatar_->setEnabled(pages_->currentIndex() != static_cast<int>(Use::Free));
    emit changed();
}

} // namespace ashlar::app
