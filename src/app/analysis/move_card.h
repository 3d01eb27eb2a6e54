// The choice that follows the position at the table, and what the analysis says of it.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"

#include <QWidget>

namespace ashlar::app {

class MoveCard : public QWidget {
    Q_OBJECT

public:
    explicit MoveCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// @param words the same for a screen reader
    void setText(const QString& title, const std::vector<RichLine>& lines, const QString& words);

    /// Room for what there mostly is to say, so that nothing below moves from move to move.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// How many of the lines are to be seen.
    std::size_t shownLines() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF card() const;
    QRectF words() const;
    std::vector<RichLayout> layOut() const;

    const Theme* theme_;
    QString title_;
    std::vector<RichLine> lines_;
};

} // namespace ashlar::app
