#pragma once

#include "app/dialogs/seat_row.h"
#include "app/dialogs/sheet.h"
#include "app/game/session.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace ashlar::app {

class TileStrip;

/// Asks who plays and how. Enter starts.
class NewGameDialog : public Sheet {
    Q_OBJECT

public:
    NewGameDialog(const SetUp& setUp, bool openTable, const Theme& theme, QWidget* parent = nullptr);

    /// What was asked for, complete and valid.
    SetUp setUp() const;
    /// No curtain between people.
    bool openTable() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createCard();
    QWidget* createSeats();
    QWidget* createTable();
    QWidget* createStrip();
    QLayout* createFooter();

    void fill(const SetUp& setUp);
    void setSeats(const std::vector<Player>& players);
    std::vector<Player> players() const;
    void setColour(int seat, int colour);
    void addSeat();
    void removeSeat(int seat);
    void refresh();

    std::vector<SeatRow*> rows_;
    int seats_ = 0;
    QCheckBox* curse_ = nullptr;
    QCheckBox* fireDie_ = nullptr;
    QCheckBox* practice_ = nullptr;
    QCheckBox* openTable_ = nullptr;
    bool practiceChosen_ = false; ///< practice no longer follows the number of people
    QWidget* card_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    QComboBox* first_ = nullptr;
    QComboBox* tiles_ = nullptr;
    QSpinBox* turnLimit_ = nullptr;
    QLabel* deal_ = nullptr;
    TileStrip* strip_ = nullptr;
    QWidget* stripBox_ = nullptr;
    QLabel* explanation_ = nullptr;
};

} // namespace ashlar::app
