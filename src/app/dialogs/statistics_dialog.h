#pragma once

#include "app/dialogs/sheet.h"
#include "app/statistics/plots.h"
#include "app/statistics/statistics_file.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ashlar::app {

/// Who won how often: a list of players with the share of games won, and of the selected one the results over time, the
/// tiles left, and the results against each level of bots.
class StatisticsDialog : public Sheet {
    Q_OBJECT

public:
    StatisticsDialog(const StatisticsFile& file, const Theme& theme, QWidget* parent = nullptr);

private:
    QLayout* createFilters();
    QWidget* createDetails();
    QLayout* createFooter();
    GameFilter filter() const;
    void refresh();
    void showPlayer(int row);
    void exportCsv();
    void askToReset();

    StatisticsFile file_;
    std::vector<PlayedGame> games_;
    std::vector<PlayerScore> scores_;

    QComboBox* players_ = nullptr;
    QComboBox* variant_ = nullptr;
    QListWidget* list_ = nullptr;
    QWidget* details_ = nullptr;
    QLabel* name_ = nullptr;
    QLabel* summary_ = nullptr;
    ResultsPlot* results_ = nullptr;
    LeftHistogram* left_ = nullptr;
    ShareBars* levels_ = nullptr;
    QLabel* apart_ = nullptr;
    QLabel* empty_ = nullptr;
    QPushButton* export_ = nullptr;
    QPushButton* reset_ = nullptr;
};

} // namespace ashlar::app
