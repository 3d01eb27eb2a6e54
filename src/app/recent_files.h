#pragma once

#include "app/game/background.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace ashlar::app {

/// The games opened or saved last, remembered beyond the run and offered in a menu. When it opens, files that are gone
/// are looked for in the background, as a file of a network that is down can take a minute to say so; they are disabled
/// then, and dropped.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int most = 10;

    explicit RecentFiles(QMenu* menu, QObject* parent = nullptr);

    /// The last one first.
    const QStringList& files() const { return files_; }
    void add(const QString& path);
    void clear();

signals:
    void chosen(const QString& path);

private:
    void set(const QStringList& files);
    void fillMenu();
    void lookForGone();
    void drop(const QStringList& gone);

    QMenu* menu_;
    QStringList files_;
    Background<QStringList> search_; ///< finds those that are gone
};

} // namespace ashlar::app
