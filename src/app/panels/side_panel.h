// The right side of the window: the players above, what happened below.
#pragma once

#include "app/look/theme.h"

#include <QListView>
#include <QWidget>

#include <optional>

class QLabel;

namespace ashlar::app {

class LogDelegate;
class LogModel;
class PlayersModel;
class PlayersView;

/// The list of what happened: rows as wide as the list, the newest kept in sight unless somebody has scrolled up.
class LogView : public QListView {
    Q_OBJECT

public:
    explicit LogView(LogModel* model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

signals:
    /// A row was clicked, or Enter pressed on it.
    void entryActivated(std::size_t ply);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void grow();

    LogDelegate* delegate_;
    bool following_ = true; ///< the newest is in sight
};

class SidePanel : public QWidget {
    Q_OBJECT

public:
    SidePanel(PlayersModel* players, LogModel* log, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The middle of the row of a seat, as a height on the screen; none while it cannot be seen.
    std::optional<int> heightOf(int seat) const;

signals:
    /// An entry of the log was clicked, or Enter pressed on it: it ends with this many choices made.
    void entryActivated(std::size_t ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* header(const QString& title, const QString& note);
    void fitPlayers();

    PlayersView* players_;
    LogView* log_;
    const Theme* theme_ = &lightTheme();
};

} // namespace ashlar::app
