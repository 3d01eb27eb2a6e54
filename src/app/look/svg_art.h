// The drawings of the resources (":/svg/NAME.svg") as pixmaps and icons, rendered once per size and kept.
// One cache serves every painter; it is bounded and belongs to the GUI thread.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;
class QSvgRenderer;

namespace ashlar::app {

struct Theme;

/// The renderer of a drawing, or null (with one warning) where there is no such drawing. Valid until the next call.
QSvgRenderer* svgRenderer(const QString& name);
/// The text of a drawing, to be varied by a painter; empty where there is none.
QByteArray svgSource(const QString& name);

/// Device pixels for one unit of the painter: its scaling times the ratio of its device.
double deviceScale(const QPainter& painter);

/// A pixmap of `size` device pixels, painted by `draw` on a transparent ground once per key and size.
/// `draw` gets a painter whose unit is the device pixel and the rectangle to fill.
QPixmap cachedPixmap(const QString& key, QSize size, const std::function<void(QPainter&, const QRectF&)>& draw);

/// Paints such a pixmap into `target`, crisp: at the size and on the grid of the device.
void paintCached(QPainter& painter, const QRectF& target, const QString& key,
                 const std::function<void(QPainter&, const QRectF&)>& draw);

/// Paints the drawing `name` to fill `target`; a valid `tint` replaces every colour of it and keeps its shape.
void paintSvg(QPainter& painter, const QRectF& target, const QString& name, const QColor& tint = {});

/// An icon that follows the theme and is rendered at whatever size and pixel ratio it is shown.
QIcon themedIcon(const QString& name, const Theme& theme);
/// The same in colours of your own, for icons on accent or tray.
QIcon tintedIcon(const QString& name, const QColor& normal, const QColor& disabled);

/// The icon of the application: with fewer details at the sizes of lists and title bars.
QIcon applicationIcon();

/// What the cache did since the start, for tests and measurements.
struct ArtCacheStats {
    int hits;
    int misses;
    int kilobytes;
    int maxKilobytes;
};
ArtCacheStats artCacheStats();
void clearArtCache();

} // namespace ashlar::app
