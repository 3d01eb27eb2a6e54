// The seats of an analysis: whose line is whose, how they stand, and what their choices cost them.
#pragma once

#include "app/analysis/chance_graph.h"

namespace ashlar::app {

class SeatTable : public QWidget {
    Q_OBJECT

public:
    explicit SeatTable(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSeats(const std::vector<SeatLine>& seats);
    /// @param ply of the position whose chances are shown
    void show(const ai::Analysis& analysis, std::size_t ply);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    const Theme* theme_;
    std::vector<SeatLine> seats_;
    std::vector<ai::SeatSummary> summaries_;
    std::optional<ai::Values> chances_;
    bool certain_ = false; ///< the game is over
};

} // namespace ashlar::app
