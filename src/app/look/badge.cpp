#include "app/look/badge.h"

#include "app/look/svg_art.h"

namespace ashlar::app {

void paintBadge(QPainter& painter, const QRectF& rect, Badge badge) {
    switch (badge) {
    case Badge::None:
        return;
    case Badge::Stands:
        return paintSvg(painter, rect, QStringLiteral("badge-stands"));
    case Badge::Collapse:
        return paintSvg(painter, rect, QStringLiteral("badge-collapse"));
    case Badge::Fire:
        return paintSvg(painter, rect, QStringLiteral("badge-fire"));
    case Badge::Explosion:
        return paintSvg(painter, rect, QStringLiteral("badge-explosion"));
    case Badge::Curse:
        return paintSvg(painter, rect, QStringLiteral("badge-curse"));
    case Badge::Fall:
        return paintSvg(painter, rect, QStringLiteral("badge-fall"));
    }
}

} // namespace ashlar::app
