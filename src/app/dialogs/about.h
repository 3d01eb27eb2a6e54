#pragma once

class QWidget;

namespace ashlar::app {

/// Opens the About box, which does not block the caller.
void showAbout(QWidget* window);
/// Opens the rules in a few lines, which do not block the caller.
void showHowToPlay(QWidget* window);

} // namespace ashlar::app
