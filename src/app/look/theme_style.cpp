// The palette and the style sheet made of a theme.
#include "app/look/theme.h"

#include <QApplication>
#include <QStyleFactory>

#include <utility>
#include <vector>

namespace ashlar::app {

namespace {

// Colours stand as @name; drawings of the resources come in a light and a dark form.
constexpr auto sheet = R"(
QMainWindow, QDialog { background: @window; color: @text; }
QDialog { background: @panel; }
QWidget:disabled { color: @disabledText; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; }

QMenuBar { background: @bar; color: @text; border: none; border-bottom: 1px solid @line; padding: 0 4px; }
QMenuBar::item { background: transparent; padding: 6px 10px; border-radius: 4px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @activeRow; }
QMenu { background: @panel; color: @text; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: @disabledText; background: transparent; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::indicator { width: 16px; height: 16px; margin-left: 6px; }
QMenu::indicator:checked { image: url(:/svg/ui-tick-@form.svg); }
QMenu::indicator:checked:selected { image: url(:/svg/ui-check-@form.svg); }

QToolBar { background: @tool; border: none; border-bottom: 1px solid @line; padding: 4px; spacing: 4px; }
QToolBar::separator { background: @line; width: 1px; margin: 4px 8px; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 6px; padding: 5px 8px; }
QToolButton:hover { background: @activeRow; border-color: @line; }
QToolButton:pressed, QToolButton:checked { background: @pressed; }
QToolButton:focus { border: 2px dotted @focus; padding: 4px 7px; }
QToolButton:disabled { color: @disabledText; }
QToolButton::menu-indicator { image: none; }

QStatusBar { background: @bar; color: @secondaryText; border-top: 1px solid @line; min-height: 23px; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @secondaryText; padding: 0 6px; }
QStatusBar QSizeGrip { image: none; width: 12px; height: 12px; }

QDockWidget { color: @text; font-weight: bold; }
QDockWidget::title { background: @panel; padding: 9px 16px; border-bottom: 1px solid @line; }
QDockWidget > QWidget { background: @panel; border-left: 1px solid @line; }

QLabel { background: transparent; color: @text; }
QLabel:disabled { color: @disabledText; }
QLabel[secondary="true"] { color: @secondaryText; }
QLabel[title="true"] { font-size: 20px; font-weight: bold; }
QLabel[link="true"] { color: @accent; }
QGroupBox { color: @text; border: none; border-top: 1px solid @line; margin-top: 24px; padding-top: 8px; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 2px 0; }

QPushButton { background: @field; color: @text; border: 1px solid @fieldFrame; border-radius: 8px; padding: 8px 20px; min-height: 20px; }
QPushButton:hover { background: @activeRow; }
QPushButton:pressed { background: @pressed; }
QPushButton:focus { border: 2px solid @focus; padding: 7px 19px; }
QPushButton:disabled { color: @disabledText; background: @panel; border-color: @line; }
QPushButton[primary="true"] { background: @accent; color: @onAccent; border: 1px solid @accent; font-weight: bold; }
QPushButton[primary="true"]:hover { background: @accentHover; }
QPushButton[primary="true"]:pressed { background: @pressedAccent; }
QPushButton[primary="true"]:focus { border: 2px solid @focus; }
QPushButton[primary="true"]:disabled { background: @pressed; border-color: @line; color: @disabledText; }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit {
  background: @field; color: @text; border: 1px solid @fieldFrame; border-radius: 6px; padding: 4px 9px; min-height: 20px;
  selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:hover, QComboBox:hover, QAbstractSpinBox:hover { border-color: @secondaryText; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: 2px solid @focus; padding: 3px 8px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { background: @panel; color: @disabledText; border-color: @line; }
QComboBox { padding-right: 26px; }
QComboBox:focus { padding-right: 25px; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 28px; border: none; }
QComboBox::down-arrow { image: url(:/svg/ui-down-@form.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @line; outline: none; padding: 3px;
  selection-background-color: @accent; selection-color: @onAccent; }
QComboBox QAbstractItemView::item { min-height: 26px; padding: 0 6px; }
QAbstractSpinBox { padding-right: 24px; }
QAbstractSpinBox:focus { padding-right: 23px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  subcontrol-origin: border; width: 22px; background: transparent; border: none; border-left: 1px solid @fieldFrame; }
QAbstractSpinBox::up-button { subcontrol-position: top right; border-top-right-radius: 6px; margin: 1px 1px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; border-bottom-right-radius: 6px; margin: 0 1px 1px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @activeRow; }
QAbstractSpinBox::up-arrow { image: url(:/svg/ui-up-@form.svg); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url(:/svg/ui-down-@form.svg); width: 12px; height: 12px; }

QCheckBox, QRadioButton { background: transparent; color: @text; spacing: 9px; padding: 2px; border: 2px dotted transparent; border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: @focus; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabledText; }
QCheckBox::indicator { width: 17px; height: 17px; border: 1px solid @secondaryText; border-radius: 5px; background: @field; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/svg/ui-check-@form.svg); }
QCheckBox::indicator:disabled { border-color: @line; background: @panel; }
QCheckBox::indicator:checked:disabled { background: @disabledText; border-color: @disabledText; }
QRadioButton::indicator { width: 17px; height: 17px; border: 1px solid @secondaryText; border-radius: 9px; background: @field; }
QRadioButton::indicator:checked { border-color: @accent; background:
  qradialgradient(cx:.5, cy:.5, radius:.5, fx:.5, fy:.5, stop:0 @accent, stop:.55 @accent, stop:.66 @field, stop:1 @field); }
QRadioButton::indicator:disabled { border-color: @line; background: @panel; }

QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: @accent; border: 1px solid @panel; }
QSlider::handle:horizontal:focus { border: 2px solid @focus; }
QProgressBar { border: none; border-radius: 3px; background: @pressed; text-align: center; color: @text; }
QProgressBar::chunk { border-radius: 3px; background: @accent; }

QAbstractItemView { background: @panel; alternate-background-color: @activeRow; color: @text; border: none; outline: none;
  selection-background-color: @activeRow; selection-color: @text; }
QHeaderView::section { background: @panel; color: @secondaryText; border: none; border-bottom: 1px solid @line; padding: 5px 8px; }
QScrollArea, QGraphicsView { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: @scrollHandle; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @secondaryText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar::tab { background: transparent; color: @secondaryText; padding: 8px 14px; border: none; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @focus; }
QSplitter::handle { background: @line; }
QToolTip { background: @ribbon; color: @ribbonText; border: 1px solid @ribbon; padding: 5px 8px; }
)";

// For high contrast: outlines twice as thick, and none that is only dotted.
constexpr auto contrastSheet = R"(
QMenu { border-width: 2px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @accent; color: @onAccent; }
QToolButton:hover, QToolButton:checked { border: 2px solid @text; padding: 4px 7px; }
QToolButton:focus { border: 3px solid @focus; padding: 3px 6px; }
QPushButton { border-width: 2px; padding: 7px 19px; }
QPushButton:focus, QPushButton[primary="true"]:focus { border: 4px solid @focus; padding: 5px 17px; }
QPushButton:disabled { border: 2px dashed @disabledText; }
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit { border-width: 2px; padding: 3px 8px; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: 4px solid @focus; padding: 1px 6px; }
QComboBox { padding-right: 25px; }
QComboBox:focus { padding-right: 23px; }
QAbstractSpinBox { padding-right: 23px; }
QAbstractSpinBox:focus { padding-right: 21px; }
QComboBox QAbstractItemView { border-width: 2px; }
QCheckBox, QRadioButton { border: 3px solid transparent; padding: 1px; }
QCheckBox::indicator, QRadioButton::indicator { border: 2px solid @text; width: 15px; height: 15px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { border: 2px solid @accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @disabledText; }
QSlider::groove:horizontal { background: @text; }
QSlider::handle:horizontal { border: 2px solid @text; }
QSlider::handle:horizontal:focus { border: 4px solid @focus; }
QProgressBar { border: 2px solid @text; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QTabBar::tab:focus { border: 3px solid @focus; }
QToolTip { border: 2px solid @text; }
)";

} // namespace

QPalette themePalette(const Theme& t) {
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.panel);
    p.setColor(QPalette::AlternateBase, t.activeRow);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.secondaryText);
    p.setColor(QPalette::Button, t.tool);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.onAccent);
    p.setColor(QPalette::Light, mixed(t.panel, Qt::white, t.isDark() ? 0.15 : 0.5));
    p.setColor(QPalette::Midlight, t.activeRow);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, mixed(t.line, Qt::black, 0.3));
    p.setColor(QPalette::Shadow, mixed(t.line, Qt::black, 0.6));
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, t.onAccent);
    p.setColor(QPalette::Link, t.isDark() || t.isContrast() ? t.accent : t.focus);
    p.setColor(QPalette::LinkVisited, t.secondaryText);
    p.setColor(QPalette::ToolTipBase, t.ribbon);
    p.setColor(QPalette::ToolTipText, t.ribbonText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, t.disabledText);
    }
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, t.disabledText);
    return p;
}

QString themeStyleSheet(const Theme& t) {
    // A name that begins with another one stands before it.
    const std::vector<std::pair<const char*, QString>> values{
        {"@form", t.isDark() ? QStringLiteral("dark") : QStringLiteral("light")},
        {"@window", t.window.name()},
        {"@bar", t.bar.name()},
        {"@tool", t.tool.name()},
        {"@panel", t.panel.name()},
        {"@pressedAccent", mixed(t.accent, Qt::black, 0.18).name()},
        {"@pressed", t.isContrast() ? t.activeRow.name() : t.line.name()},
        {"@activeRow", t.activeRow.name()},
        {"@line", t.line.name()},
        {"@fieldFrame", t.fieldFrame.name()},
        {"@field", t.field.name()},
        {"@text", t.text.name()},
        {"@secondaryText", t.secondaryText.name()},
        {"@disabledText", t.disabledText.name()},
        {"@accentHover", t.accentHover.name()},
        {"@accent", t.accent.name()},
        {"@onAccent", t.onAccent.name()},
        {"@ribbonText", t.ribbonText.name()},
        {"@ribbon", t.ribbon.name()},
        {"@focus", t.focus.name()},
        {"@scrollHandle", t.scrollHandle.name()},
    };
    QString result = QString::fromLatin1(sheet) + (t.isContrast() ? QString::fromLatin1(contrastSheet) : QString());
    for (const auto& value : values) {
        result.replace(QLatin1String(value.first), value.second);
    }
    return result;
}

void applyTheme(QApplication& application, const Theme& theme) {
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.setPalette(themePalette(theme));
    application.setFont(themeFont(type::body));
    application.setStyleSheet(themeStyleSheet(theme));
}

} // namespace ashlar::app
