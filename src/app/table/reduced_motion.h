// Whether the desktop asks for little movement.
#pragma once

#include <functional>

class QObject;

namespace ashlar::app {

/// True if the settings of KDE or GTK in the user's folder of configuration switch animations off.
bool configurationReducesMotion();

/// Tells `answer` at once what the configuration says, and, where GNOME's own setting says otherwise, that a little
/// later, as long as `context` lives.
void askForReducedMotion(QObject* context, const std::function<void(bool)>& answer);

} // namespace ashlar::app
