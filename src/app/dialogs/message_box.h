#pragma once

#include <QMessageBox>

namespace ashlar::app {

/// A message in the look of the application: its own picture, and buttons without those of the desktop. It is not shown
/// yet, and deletes itself when it is closed.
QMessageBox* messageBox(QWidget* parent, const char* name, const QString& text, QMessageBox::StandardButtons buttons);

} // namespace ashlar::app
