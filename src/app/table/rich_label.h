// A widget that shows one sentence with tiles in it.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"

#include <QWidget>

namespace ashlar::app {

class RichLabel : public QWidget {
    Q_OBJECT

public:
    RichLabel(RichLine line, int pixelSize, const QColor& colour, const QColor& boldColour, QWidget* parent = nullptr);

    void setGlyphTone(GlyphTone tone) { tone_ = tone; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RichLine line_;
    QFont font_;
    QColor colour_;
    QColor boldColour_;
    GlyphTone tone_ = GlyphTone::Normal;
};

} // namespace ashlar::app
