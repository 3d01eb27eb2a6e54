#pragma once

#include "app/look/theme.h"

#include <QDialog>
#include <QPointer>

class QFrame;
class QToolButton;
class QVBoxLayout;

namespace ashlar::app {

/// A dialog as a card in the middle of its window, which is dimmed meanwhile: a title, a cross to close it, a body and
/// a footer with buttons.
class Sheet : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Sheet)

public:
    Sheet(const QString& title, const Theme& theme, QWidget* window);
    ~Sheet() override;

    /// Another theme, while the dialog is open.
    void setTheme(const Theme& theme);

protected:
    const Theme& theme() const { return *theme_; }
    /// Parts come below each other, with the margins of the card.
    void addPart(QWidget* part);
    void addPart(QLayout* part);
    /// The last part: a line above it, and its own margins.
    void addFooter(QLayout* footer);
    /// A last part with nothing but a button that closes the dialog, which has the focus.
    void addCloseFooter();

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void coverWindow();

    const Theme* theme_;
    QVBoxLayout* parts_;
    QToolButton* cross_;
    QFrame* footer_ = nullptr;
    QPointer<QWidget> veil_; ///< the window may go first
};

} // namespace ashlar::app
