#include "app/dialogs/message_box.h"

#include <QAbstractButton>
#include <QApplication>

namespace ashlar::app {

namespace {

constexpr int iconSize = 48;

} // namespace

QMessageBox* messageBox(QWidget* parent, const char* name, const QString& text, QMessageBox::StandardButtons buttons) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, QApplication::applicationDisplayName(), text, buttons, parent);
    box->setObjectName(QLatin1String(name));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(
        QApplication::windowIcon().pixmap(QSize(iconSize, iconSize), parent->window()->devicePixelRatioF()));
    for (QAbstractButton* button : box->buttons()) {
        button->setIcon({});
    }
    return box;
}

} // namespace ashlar::app
