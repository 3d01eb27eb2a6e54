#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace ashlar::app {

/// The games opened or saved last, remembered beyond the run and offered in a menu. Files that are gone are dropped
/// when the menu opens.
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

    QMenu* menu_;
    QStringList files_;
};

} // namespace ashlar::app
