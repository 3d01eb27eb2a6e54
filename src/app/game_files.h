// The file of the game: opening, saving, and not losing it by mistake.
#pragma once

#include "app/game/session.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace ashlar::app {

/// Nothing here blocks the caller: dialogs are opened, and what is to follow is handed over as a function.
class GameFiles : public QObject {
    Q_OBJECT

public:
    using Then = std::function<void()>;

    /// @param session the one that is played, or null
    GameFiles(QWidget* window, std::function<const Session*()> session);

    QString path() const { return path_; }
    bool isModified() const { return modified_; }

    /// Keeps the game that is played somewhere, and returns whether it did; then nobody is asked before it goes.
    void setKeeper(std::function<bool()> keep) { keep_ = std::move(keep); }

    /// A new game, which has no file.
    void forget();
    /// A game that was played before; its file, if it has one, may be older.
    void resume(const QString& path);
    /// A choice was made or taken back.
    void setModified();

    /// Does it at once, unless an unfinished game would be lost, which nobody keeps: then asks whether to save it
    /// first.
    void whenSafe(const Then& then);
    bool wouldLose() const;

    void openWithDialog();
    /// Reads a record and announces it; what is wrong with it is told in one sentence and changes nothing.
    void open(const QString& path);
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /// Says what went wrong.
    void complain(const QString& sentence);

signals:
    void opened(std::shared_ptr<ashlar::app::Session> session);
    void changed();

private:
    void write(const QString& path, const Then& then);
    QString folder() const;

    QWidget* window_;
    std::function<const Session*()> session_;
    std::function<bool()> keep_;
    QString path_;
    QString lastFolder_;
    bool modified_ = false;
};

} // namespace ashlar::app
