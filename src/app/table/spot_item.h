// A square on the stage where a tile may go.
#pragma once

#include "app/look/spot_painter.h"
#include "app/look/theme.h"
#include "ashlar/flaming/cell.h"

#include <QGraphicsObject>

namespace ashlar::app {

class SpotItem : public QGraphicsObject {
    Q_OBJECT

public:
    SpotItem(flaming::Cell cell, SpotFace face, const Theme& theme);

    flaming::Cell cell() const { return cell_; }
    const SpotFace& face() const { return face_; }
    void setFace(const SpotFace& face);
    /// The strength of the double edge of a forced square, 0.6 to 1.
    void setPulse(double pulse);
    void setTheme(const Theme& theme);

    /// In plain words, for a screen reader.
    const QString& description() const { return description_; }
    void setDescription(const QString& text) { description_ = text; }

    QRectF place() const { return {pos(), QSizeF(side_, side_)}; }
    void setPlace(const QRectF& place);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

signals:
    /// A screen reader presses it.
    void pressed();

private:
    flaming::Cell cell_;
    SpotFace face_;
    QString description_;
    const Theme* theme_;
    double side_ = 1;
};

} // namespace ashlar::app
