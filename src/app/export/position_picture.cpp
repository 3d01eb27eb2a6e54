#include "app/export/position_picture.h"

#include "app/look/stage_painter.h"
#include "app/look/theme.h"
#include "app/look/tile_painter.h"
#include "app/table/faces.h"
#include "app/table/stage_geometry.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>

#include <vector>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr QSizeF pictureSize{960, 600};
constexpr int pixelsPerUnit = 2;

} // namespace

void paintPosition(QPainter& painter, const QSizeF& size, const SeatView& view, const Theme& theme) {
    std::vector<Cell> cells;
    for (const PlacedTile placed : view.pyramid()) {
        cells.push_back(placed.at);
    }
    const PyramidExtent extent = extentOf(cells);
    const StageGeometry stage = stageGeometry(size, tableScale(size), extent);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    paintRoom(painter, QRectF(QPointF(0, 0), size), theme, stage.terrace);
    if (!cells.empty()) {
        paintPyramidShadow(painter, {stage.left + extent.left * stage.tile, stage.ground},
                           {stage.left + extent.right * stage.tile, stage.ground}, theme);
    }
    const Prompt asked = view.prompt();
    const Tile falling = asked.kind == PromptKind::Fall ? asked.tile : Tile::None;
    const auto paint = [&](const PlacedTile& placed) {
        paintTile(painter, stage.cell(placed.at), faceOf(view.tiles(), placed.tile),
                  placed.tile == falling ? TileState::falling() : TileState{}, theme);
    };
    for (const PlacedTile placed : view.pyramid()) {
        if (placed.tile != falling) {
            paint(placed);
        }
    }
    for (const PlacedTile placed : view.pyramid()) {
        if (placed.tile == falling) {
            paint(placed); // over its neighbours
        }
    }
}

QImage positionImage(const SeatView& view, const Theme& theme) {
    QImage image(pictureSize.toSize() * pixelsPerUnit, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsPerUnit);
    image.fill(theme.window);
    QPainter painter(&image);
    paintPosition(painter, pictureSize, view, theme);
    return image;
}

QByteArray positionSvg(const SeatView& view, const Theme& theme) {
    QByteArray document;
    QBuffer buffer(&document);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(pictureSize.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), pictureSize));
    generator.setTitle(QCoreApplication::applicationName());
    QPainter painter(&generator);
    paintPosition(painter, pictureSize, view, theme);
    painter.end();
    return document;
}

} // namespace ashlar::app
