// The stage: the view of the pyramid, with its squares and the ribbon above it.
#pragma once

#include "app/table/callout.h"
#include "app/table/pyramid_scene.h"
#include "app/table/ribbon.h"
#include "app/table/spots.h"

#include <QGraphicsView>

namespace ashlar::app {

class StageView : public QGraphicsView {
    Q_OBJECT

public:
    explicit StageView(QWidget* parent);

    PyramidScene& pyramid() { return *scene_; }
    Spots& spots() { return *spots_; }
    Ribbon& ribbon() { return *ribbon_; }
    Callout& callout() { return *callout_; }
    void setTheme(const Theme& theme);
    /// The scale of the whole table, of which the stage is a part.
    void setScale(double scale);
    double scale() const { return scale_; }
    /// Something that lies upon the stage, which nothing else should cover.
    void setObstacle(const QRectF& obstacle);
    /// What the stage shows, what had better be seen more than once.
    std::vector<QRectF> occupied() const;

signals:
    void spotClicked(int i);
    void focusArrived();
    void focusLeft();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void hover(const QPoint& position);
    void layOut();
    void showCallout();

    PyramidScene* scene_;
    Spots* spots_;
    Ribbon* ribbon_;
    Callout* callout_;
    QRectF obstacle_;
    double scale_ = 1;
    int pressed_ = Spots::none;
};

} // namespace ashlar::app
