// The list view of the hand: its tiles rise under the mouse and when selected, and can be dragged away.
#pragma once

#include "app/look/theme.h"
#include "app/look/tile_painter.h"
#include "app/table/hand_model.h"
#include "app/table/motion.h"
#include "app/table/tray_layout.h"

#include <QListView>

#include <array>
#include <utility>
#include <vector>

class QVariantAnimation;

namespace ashlar::app {

class HandView : public QListView {
    Q_OBJECT

public:
    HandView(HandModel& model, QWidget* parent);

    HandModel& hand() const { return model_; }
    void setTheme(const Theme& theme);
    const Theme& theme() const { return *theme_; }
    void setSpeed(Speed speed) { speed_ = speed; }
    void setLayOut(const TrayLayout& layout);

    /// The selected place and the one that the keyboard is at, or -1.
    void setSelected(int row);
    int selected() const { return selected_; }
    void setFocused(int row, bool ring);
    int focused() const { return focused_; }
    /// The numbers of a hint at the tiles that it uses, the one of rank `strong` most.
    void setMarks(std::vector<std::pair<flaming::Tile, int>> marks, int strong);
    /// A tile that is being dragged is not seen in its place.
    void setDragged(int row);

    /// Where the tile of a place is drawn now, in this widget.
    QRectF tileRect(int row) const;
    QRectF keyCapRect(int row) const;
    void paintMarks(QPainter& painter, int row) const;
    TileState tileState(int row) const;
    bool isDragged(int row) const { return row == dragged_; }

signals:
    void tileClicked(int row);
    /// The mouse took a tile at that point of the tile, moved with it, and let it go; positions are global.
    void dragBegan(int row, QPointF global);
    void dragMoved(QPointF global);
    void dragEnded(QPointF global);
    void hovered(int row);
    void focusArrived();
    void focusLeft();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    int rowAt(const QPointF& position) const;
    void setHovered(int row);
    void lift();

    HandModel& model_;
    const Theme* theme_;
    Speed speed_ = Speed::Normal;
    TrayLayout layout_;
    std::array<double, HandModel::places> from_{};
    std::array<double, HandModel::places> lift_{};
    QVariantAnimation* lifting_;
    std::vector<std::pair<flaming::Tile, int>> marks_;
    int strong_ = 0;
    int hovered_ = -1;
    int selected_ = -1;
    int focused_ = -1;
    int dragged_ = -1;
    int pressed_ = -1;
    flaming::Tile pressedTile_ = flaming::Tile::None;
    QPointF pressedAt_;
    bool ring_ = false;
};

} // namespace ashlar::app
