// The list of the players, and the card that tells which of their tiles everybody knows.
#pragma once

#include "app/look/rich_line.h"
#include "app/look/theme.h"

#include <QListView>
#include <QPointer>

namespace ashlar::app {

class PlayersDelegate;
class PlayersModel;

/// A card beside a row; it takes neither mouse nor focus.
class KnownCard : public QWidget {
    Q_OBJECT

public:
    explicit KnownCard(QWidget* parent);

    /// Shows it to the left of `row` (in the parent's coordinates) where there is room, else below it.
    void showBeside(const QRect& row, const QString& title, const std::vector<RichLine>& lines, const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double layOut(QPainter* painter) const;

    QString title_;
    std::vector<RichLine> lines_;
    const Theme* theme_ = &lightTheme();
};

/// The card is shown where the mouse rests, or for the row that the keyboard goes to; Escape hides it.
class PlayersView : public QListView {
    Q_OBJECT

public:
    explicit PlayersView(PlayersModel* model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setRowHeight(int height);

protected:
    bool viewportEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showCard(const QModelIndex& index, bool byMouse);
    void hideCard();

    PlayersDelegate* delegate_;
    QPointer<KnownCard> card_; ///< of the window
    QPersistentModelIndex cardRow_;
    bool byMouse_ = false; ///< the card goes with the mouse, not with the focus
    const Theme* theme_ = &lightTheme();
};

} // namespace ashlar::app
