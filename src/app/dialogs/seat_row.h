#pragma once

#include "app/dialogs/avatar_label.h"
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
    /// With the default name if none was given.
    Player player() const;
    void setRemovable(bool removable);
    void focusName();

signals:
    void changed();
    void added();
    void removed();
    /// A sentence about the level in question.
    void explained(const QString& sentence);

private:
    QWidget* createTaken();
    QWidget* createNext();
    QWidget* createFree();
    void refresh();
    void explain();

    int seat_;
    const Theme* theme_;
    AvatarLabel* avatar_;
    QStackedWidget* pages_;
    QLineEdit* name_ = nullptr;
    QComboBox* kind_ = nullptr;
    QComboBox* level_ = nullptr;
    QToolButton* remove_ = nullptr;
    QPushButton* add_ = nullptr;
};

} // namespace ashlar::app
