#include "app/recent_files.h"

#include "app/settings.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace ashlar::app {

namespace {

/// A file name in a menu: no letter of it is a mnemonic, and a very long one keeps its ends.
QString menuText(int number, const QString& path, const QFontMetrics& metrics) {
    constexpr int widest = 360;
    const QString name = metrics.elidedText(QFileInfo(path).fileName(), Qt::ElideMiddle, widest);
    const QString digit = number < 10 ? QStringLiteral("&%1").arg(number) : QStringLiteral("1&0");
    return digit + QStringLiteral("  ") + QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

RecentFiles::RecentFiles(QMenu* menu, QObject* parent)
    : QObject(parent), menu_(menu), files_(loadSettings().recentFiles.mid(0, most)),
      search_(this, [this](const std::optional<QStringList>& gone) { drop(gone.value_or(QStringList())); }) {
    menu_->setToolTipsVisible(true);
    connect(menu_, &QMenu::aboutToShow, this, [this] {
        fillMenu();
        lookForGone();
    });
    fillMenu();
}

void RecentFiles::add(const QString& path) {
    search_.cancel(); // it may have begun before there was this file
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = files_;
    files.removeAll(whole);
    files.prepend(whole);
    set(files.mid(0, most));
}

void RecentFiles::clear() {
    set({});
}

void RecentFiles::set(const QStringList& files) {
    if (files != files_) {
        files_ = files;
        saveRecentFiles(files_);
    }
}

void RecentFiles::fillMenu() {
    menu_->clear();
    for (qsizetype i = 0; i < files_.size(); ++i) {
        const QString path = files_.at(i);
        QAction* action = menu_->addAction(menuText(static_cast<int>(i) + 1, path, menu_->fontMetrics()));
        action->setData(path);
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setStatusTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    menu_->addSeparator();
    QAction* clears = menu_->addAction(files_.isEmpty() ? tr("No games yet") : tr("&Clear this list"));
    clears->setObjectName(QStringLiteral("clearRecent"));
    clears->setEnabled(!files_.isEmpty());
    connect(clears, &QAction::triggered, this, &RecentFiles::clear);
}

void RecentFiles::lookForGone() {
    if (search_.isRunning()) {
        return; // it may be stuck, and so would be the next one
    }
    search_.start([files = files_](const std::stop_token& stop) {
        QStringList gone;
        for (const QString& path : files) {
            if (!stop.stop_requested() && !QFileInfo::exists(path)) {
                gone += path;
            }
        }
        return gone;
    });
}

/// The menu may be open: nothing moves in it.
void RecentFiles::drop(const QStringList& gone) {
    QStringList there = files_;
    for (const QString& path : gone) {
        there.removeAll(path);
    }
    set(there);
    for (QAction* action : menu_->actions()) {
        if (action->data().isValid() && gone.contains(action->data().toString())) {
            action->setEnabled(false);
        }
    }
}

} // namespace ashlar::app
