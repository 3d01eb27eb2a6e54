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

    /// A new game, which has no file.
    void forget();
    /// A choice was made or taken back.
    void setModified();

    /// Does it at once, unless an unfinished game would be lost: then asks whether to save it first.
    void whenSafe(const Then& then);
    bool wouldLose() const;

    void openWithDialog();
    /// Reads a record and announces it; what is wrong with it is told in one sentence and changes nothing.
    void open(const QString& path);
    void save(const Then& then = {});
    void saveAs(const Then& then = {});

signals:
    void opened(std::shared_ptr<ashlar::app::Session> session);
    void changed();

private:
    void write(const QString& path, const Then& then);
    void complain(const QString& sentence);
    QString folder() const;

    QWidget* window_;
    std::function<const Session*()> session_;
    QString path_;
    QString lastFolder_;
    bool modified_ = false;
};

} // namespace ashlar::app
