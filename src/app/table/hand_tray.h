// The tray below the stage: whose hand it is, the hand, and the draw pile.
#pragma once

#include "app/look/avatar_painter.h"
#include "app/table/hand_view.h"

#include <QWidget>

class QToolButton;

namespace ashlar::app {

class HandTray : public QWidget {
    Q_OBJECT

public:
    explicit HandTray(QWidget* parent);

    HandModel& model() { return model_; }
    HandView& hand() { return *view_; }
    void setTheme(const Theme& theme);
    void setSpeed(Speed speed) { view_->setSpeed(speed); }
    void setScale(double scale);

    void setOrder(HandOrder order);
    void setOwner(const Avatar& avatar, const QString& name, const QString& note);
    void setHints(const QString& hints);
    void setPile(int count);
    int pile() const { return pile_; }
    /// Tiles that came under the pile of late: the badge; 0 hides it.
    void setGrown(int count);
    int grown() const { return grown_; }

    /// Places in the coordinates of the tray.
    QRectF tileRect(int row) const;
    QRectF pileRect() const { return layout_.pile; }

signals:
    void orderChanged(ashlar::app::HandOrder order);

public slots:
    /// As drawn, by colour, by weight, and again.
    void nextOrder();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void showOrder();
    double paintName(QPainter& painter) const;
    void paintPile(QPainter& painter) const;

    HandModel model_;
    HandView* view_;
    QToolButton* sort_;
    const Theme* theme_;
    TrayLayout layout_;
    double scale_ = 1;
    Avatar avatar_;
    QString name_;
    QString note_;
    QString hints_;
    int pile_ = 0;
    int grown_ = 0;
};

} // namespace ashlar::app
