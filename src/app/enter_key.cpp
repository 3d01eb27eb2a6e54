#include "app/enter_key.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace ashlar::app {

namespace {

class EnterKey : public QObject {
public:
    explicit EnterKey(QAbstractButton& button) : QObject(&button), button_{button} { button.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress) {
            return QObject::eventFilter(watched, event);
        }
        const auto& pressed = static_cast<const QKeyEvent&>(*event);
        if (pressed.key() != Qt::Key_Return && pressed.key() != Qt::Key_Enter) {
            return QObject::eventFilter(watched, event);
        }
        if (!pressed.isAutoRepeat()) {
            button_.click();
        }
        return true;
    }

private:
    QAbstractButton& button_;
};

} // namespace

void pressOnEnter(QAbstractButton& button) {
    new EnterKey(button); // the button owns it
}

} // namespace ashlar::app
