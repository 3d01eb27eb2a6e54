// Enter at a button that has the keyboard.
#pragma once

class QAbstractButton;

namespace ashlar::app {

/// Enter presses the button, once however long it is held, and goes on to nobody. By itself a tool button leaves it to
/// what the button stands on; a push button does nothing outside dialogs or is pressed again as long as it is held.
void pressOnEnter(QAbstractButton& button);

} // namespace ashlar::app
