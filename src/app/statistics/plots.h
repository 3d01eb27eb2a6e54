// Small plots of results, painted by the program; each says to a screen reader what it shows.
#pragma once

#include "app/look/theme.h"
#include "app/statistics/player_score.h"

#include <QStringList>
#include <QWidget>

class QPainter;

namespace ashlar::app {

/// A share as a bar, with a tick where chance would be. Both 0 to 1.
void paintShareBar(QPainter& painter, const QRectF& rect, double share, double chance, const Theme& theme);

/// A player in words: the name, or the level of the bots.
QString nameOf(const Who& who);
/// "12 of 30, 40 %"
QString shareInFigures(const PlayerScore& score);
/// "12 of 30 games won, 40 %"
QString shareInWords(const PlayerScore& score);

class Plot : public QWidget {
    Q_OBJECT

public:
    Plot(int height, const Theme& theme, QWidget* parent);

    QSize sizeHint() const override { return {200, height_}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    const Theme& theme() const { return *theme_; }
    /// What a screen reader says, and the tool tip.
    void describe(const QString& name, const QString& description);

private:
    int height_;
    const Theme* theme_;
};

/// The last results in order: won or lost, and the share of wins among the last ten games.
class ResultsPlot : public Plot {
    Q_OBJECT

public:
    static constexpr int most = 60;
    static constexpr int window = 10;

    explicit ResultsPlot(const Theme& theme, QWidget* parent = nullptr) : Plot(96, theme, parent) {}
    void setScore(const PlayerScore& score);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Result> results_;
    std::vector<double> shares_; ///< for each of them
    double chance_ = 0;
};

/// How often how many tiles were left.
class LeftHistogram : public Plot {
    Q_OBJECT

public:
    explicit LeftHistogram(const Theme& theme, QWidget* parent = nullptr) : Plot(92, theme, parent) {}
    void setScore(const PlayerScore& score);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> counts_;
};

/// A bar for each score.
class ShareBars : public Plot {
    Q_OBJECT

public:
    explicit ShareBars(const Theme& theme, QWidget* parent = nullptr) : Plot(66, theme, parent) {}
    void setScores(const std::vector<PlayerScore>& scores);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<PlayerScore> scores_;
};

} // namespace ashlar::app
