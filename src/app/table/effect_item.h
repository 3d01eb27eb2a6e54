// A short effect of the look on the stage, as a function of its progress.
#pragma once

#include <QGraphicsItem>

#include <functional>

namespace ashlar::app {

class EffectItem : public QGraphicsItem {
public:
    using Paint = std::function<void(QPainter&, const QRectF&, double progress)>;

    EffectItem(const QRectF& rect, Paint paint);

    const QRectF& rect() const { return rect_; }
    void setRect(const QRectF& rect);
    /// 0 to 1.
    void setProgress(double progress);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF rect_;
    Paint paint_;
    double progress_ = 0;
};

} // namespace ashlar::app
