#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"

#include <QWidget>

namespace ashlar::app {

/// One sentence with tiles in it, in the status bar. What is hovered comes before what happened.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStory(const RichLine& line);
    void setHover(const RichLine& line);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const RichLine& shown() const { return hover_.empty() ? story_ : hover_; }
    void refresh();

    const Theme* theme_ = &lightTheme();
    RichLine story_;
    RichLine hover_;
};

} // namespace ashlar::app
