#include "app/look/svg_art.h"

#include "app/look/theme.h"

#include <QCache>
#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPaintEngine>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ashlar::app {

namespace {

constexpr int maxPixmapKilobytes = 96 * 1024; // a full table at 3x is about 25 MB
constexpr int maxRenderers = 128;

struct PixmapKey {
    QString name;
    QSize size;
    bool operator==(const PixmapKey& other) const { return size == other.size && name == other.name; }
};

size_t qHash(const PixmapKey& key, size_t seed = 0) {
    return qHashMulti(seed, key.name, key.size.width(), key.size.height());
}

struct Art {
    QCache<PixmapKey, QPixmap> pixmaps{maxPixmapKilobytes};
    QCache<QString, QSvgRenderer> renderers{maxRenderers};
    QSet<QString> missing;
    int hits = 0;
    int misses = 0;
    bool cleansUp = false; ///< after the application that runs
};

/// What is cached; no pixmap may outlive the application, of which there may be one after the other.
Art& art() {
    static Art instance;
    if (!std::exchange(instance.cleansUp, true)) {
        qAddPostRoutine([] {
            clearArtCache();
            art().cleansUp = false;
        });
    }
    return instance;
}

QString pathOf(const QString& name) {
    return QStringLiteral(":/svg/%1.svg").arg(name);
}

QString tintedKey(const QString& name, const QColor& tint) {
    return tint.isValid() ? name + QLatin1Char('#') + QString::number(tint.rgba(), 16) : name;
}

void drawSvg(QPainter& painter, const QRectF& target, const QString& name, const QColor& tint) {
    QSvgRenderer* renderer = svgRenderer(name);
    if (!renderer) {
        return;
    }
    renderer->render(&painter, target);
    if (tint.isValid()) {
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(target, tint);
    }
}

QPixmap svgPixmap(const QString& name, QSize size, const QColor& tint) {
    return cachedPixmap(tintedKey(name, tint), size,
                        [&](QPainter& painter, const QRectF& box) { drawSvg(painter, box, name, tint); });
}

class ThemedIconEngine final : public QIconEngine {
public:
    ThemedIconEngine(QString name, const QColor& normal, const QColor& disabled)
        : name_(std::move(name)), normal_(normal), disabled_(disabled) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paintSvg(*painter, rect, name_, colour(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return svgPixmap(name_, size, colour(mode));
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
        QPixmap result = svgPixmap(name_, size, colour(mode));
        result.setDevicePixelRatio(scale);
        return result;
    }
    bool isNull() override { return svgRenderer(name_) == nullptr; }
    QIconEngine* clone() const override { return new ThemedIconEngine(name_, normal_, disabled_); }
    QString key() const override { return QStringLiteral("ashlar"); }

private:
    QColor colour(QIcon::Mode mode) const { return mode == QIcon::Disabled ? disabled_ : normal_; }

    QString name_;
    QColor normal_;
    QColor disabled_;
};

/// Paints a pixmap that has exactly the device pixels of `target`.
void paintOnGrid(QPainter& painter, const QRectF& target, const QPixmap& pixmap) {
    const QTransform device = painter.deviceTransform();
    QRectF place = target;
    if (device.type() <= QTransform::TxScale) {
        const QPointF corner = device.map(target.topLeft());
        const QRectF snapped(std::round(corner.x()), std::round(corner.y()), pixmap.width(), pixmap.height());
        place = device.inverted().mapRect(snapped);
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, device.type() > QTransform::TxScale);
    painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()));
    painter.restore();
}

} // namespace

QByteArray svgSource(const QString& name) {
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSvgRenderer* svgRenderer(const QString& name) {
    Art& a = art();
    if (QSvgRenderer* known = a.renderers.object(name)) {
        return known;
    }
    if (a.missing.contains(name)) {
        return nullptr;
    }
    auto fresh = std::make_unique<QSvgRenderer>(svgSource(name));
    if (!fresh->isValid()) {
        qWarning("There is no drawing %s", qUtf8Printable(pathOf(name)));
        a.missing.insert(name);
        return nullptr;
    }
    a.renderers.insert(name, fresh.release());
    return a.renderers.object(name);
}

double deviceScale(const QPainter& painter) {
    return std::sqrt(std::abs(painter.deviceTransform().determinant()));
}

QPixmap cachedPixmap(const QString& key, QSize size, const std::function<void(QPainter&, const QRectF&)>& draw) {
    if (size.isEmpty()) {
        return {};
    }
    Art& a = art();
    if (const QPixmap* known = a.pixmaps.object({key, size})) {
        ++a.hits;
        return *known;
    }
    ++a.misses;
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    {
        QPainter painter(&pixmap);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
        draw(painter, QRectF(pixmap.rect()));
    }
    const int kilobytes = std::max(1, size.width() * size.height() / 256); // 4 bytes a pixel
    a.pixmaps.insert({key, size}, new QPixmap(pixmap), kilobytes);
    return pixmap;
}

void paintCached(QPainter& painter, const QRectF& target, const QString& key,
                 const std::function<void(QPainter&, const QRectF&)>& draw) {
    if (painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::SVG) {
        painter.save();
        draw(painter, target); // a vector file holds paths, not their pixels
        painter.restore();
        return;
    }
    const double scale = deviceScale(painter);
    const QSize size(qRound(target.width() * scale), qRound(target.height() * scale));
    if (!size.isEmpty()) {
        paintOnGrid(painter, target, cachedPixmap(key, size, draw));
    }
}

void paintSvg(QPainter& painter, const QRectF& target, const QString& name, const QColor& tint) {
    paintCached(painter, target, tintedKey(name, tint),
                [&](QPainter& fresh, const QRectF& box) { drawSvg(fresh, box, name, tint); });
}

QIcon themedIcon(const QString& name, const Theme& theme) {
    return tintedIcon(name, theme.text, theme.disabledText);
}

QIcon tintedIcon(const QString& name, const QColor& normal, const QColor& disabled) {
    return QIcon(new ThemedIconEngine(name, normal, disabled));
}

QIcon applicationIcon() {
    QIcon icon;
    for (const int side : {16, 20, 22, 24, 32, 48, 64, 128, 256, 512}) {
        const bool small = side <= 32;
        icon.addPixmap(svgPixmap(small ? QStringLiteral("app-icon-small") : QStringLiteral("app-icon"),
                                 QSize(side, side), QColor()));
    }
    return icon;
}

ArtCacheStats artCacheStats() {
    const Art& a = art();
    return {a.hits, a.misses, static_cast<int>(a.pixmaps.totalCost()), static_cast<int>(a.pixmaps.maxCost())};
}

void clearArtCache() {
    art().pixmaps.clear();
    art().renderers.clear();
}

} // namespace ashlar::app
