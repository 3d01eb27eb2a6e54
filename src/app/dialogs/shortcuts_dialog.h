#pragma once

#include <QList>

class QAction;
class QMenuBar;
class QWidget;

namespace ashlar::app {

struct Theme;

/// Opens an overview of every key: those of the menus, and those of the table. Does not block the caller.
void showShortcuts(QWidget* window, const QMenuBar& menus, const Theme& theme);

} // namespace ashlar::app
