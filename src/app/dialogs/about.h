#pragma once

class QWidget;

namespace ashlar::app {

struct Theme;

/// Opens the About box, which does not block the caller.
void showAbout(QWidget* window, const Theme& theme);
/// Opens the rules in a few lines, which do not block the caller.
void showHowToPlay(QWidget* window, const Theme& theme);

} // namespace ashlar::app
