// Parts that the dialogs have in common.
#pragma once

#include <QString>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace ashlar::app {

/// A text as it is, in a size in pixels.
QLabel* textLabel(const QString& text, int pixelSize, bool bold = false);
/// The heading of a part of a dialog.
QLabel* headingLabel(const QString& text);
QLabel* secondaryLabel(const QString& text);

/// A button; Enter presses it while it has the focus.
QPushButton* plainButton(const char* name, const QString& text);
/// The button that Enter presses while no other one has the focus.
QPushButton* primaryButton(const char* name, const QString& text);

/// A field with its label before it, as one more row.
void addField(QGridLayout* layout, const char* name, const QString& text, QWidget* field, int width);
/// A check box with an explanation below it, unless that is empty, as one more row.
QCheckBox* addCheck(QGridLayout* layout, const char* name, const QString& text, const QString& explanation);

} // namespace ashlar::app
