#pragma once

#include "ashlar/flaming/view.h"

#include <QString>

#include <functional>

class QWidget;

namespace ashlar::app {

struct Theme;

/// Asks where to, and saves a picture of the position: PNG, or SVG if the name says so. Does not block the caller.
/// @param done gets a sentence that says where it is; @param failed one that says why it is not
void savePicture(QWidget* window, const flaming::SeatView& view, const Theme& theme,
                 const std::function<void(const QString&)>& done, const std::function<void(const QString&)>& failed);

} // namespace ashlar::app
