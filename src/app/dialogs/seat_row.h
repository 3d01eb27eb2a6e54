#pragma once

#include "app/game/session.h"
#include "app/look/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace ashlar::app {

class ColourButton;

/// A seat of the New game dialog: taken by a person or a bot, or free.
class SeatRow : public QWidget {
    Q_OBJECT

public:
    enum class Use {
        Taken,
        Next, ///< free, and offers to add a player
        Free,
    };

    SeatRow(int seat, const Theme& theme, QWidget* parent = nullptr);

    void setUse(Use use);
    void setPlayer(const Player& player);
    /// Complete and valid: with the default name if none was given.
    Player player() const;
    int colour() const { return colour_; }
    void setColour(int colour);
    void setRemovable(bool removable);
    void focusName();

signals:
    void changed();
    void added();
    void removed();
    /// Another colour is wanted; the dialog sees to it that no two seats have the same.
    void colourChosen(int colour);
    /// A sentence about the level in question.
    void explained(const QString& sentence);

private:
    QWidget* createTaken();
    QWidget* createNext();
    QWidget* createFree();
    void refresh();
    void fitName();
    void explain();

    int seat_;
    const Theme* theme_;
    int colour_;
    ColourButton* avatar_;
    QStackedWidget* pages_;
    QLineEdit* name_ = nullptr;
    QComboBox* kind_ = nullptr;
    QComboBox* level_ = nullptr;
    QToolButton* remove_ = nullptr;
    QPushButton* add_ = nullptr;
};

} // namespace ashlar::app
