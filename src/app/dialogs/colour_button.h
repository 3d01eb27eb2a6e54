#pragma once

#include "app/look/avatar_painter.h"
#include "app/look/theme.h"

#include <QToolButton>

namespace ashlar::app {

/// The avatar of a seat that offers the other colours when it is pressed. It says its colour to a screen reader, after
/// the name of the player.
class ColourButton : public QToolButton {
    Q_OBJECT

public:
    ColourButton(int size, const Theme& theme, QWidget* parent = nullptr);

    /// @param colour 0 to 5
    void setPlayer(int colour, const QString& name, bool bot);
    /// Nobody sits here: a press is only clicked().
    void setEmpty();

signals:
    void chosen(int colour);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fillMenu();

    QMenu* menu_;
    const Theme* theme_;
    int colour_ = 0;
    Avatar avatar_;
};

/// What a colour of seats is called.
QString colourName(int colour);

} // namespace ashlar::app
