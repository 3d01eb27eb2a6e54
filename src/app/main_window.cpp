#include "app/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>

namespace ashlar::app {

namespace {

constexpr int aboutIconSize = 96;

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent) {
    setWindowTitle(QApplication::applicationName());
    resize(1280, 800);
    setMinimumSize(900, 600);
    createGameMenu();
    createHelpMenu();
    statusBar()->setAccessibleName(tr("Status bar"));
}

void MainWindow::createGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    QAction* quit = menu->addAction(tr("&Quit"));
    quit->setObjectName(QStringLiteral("quit"));
    quit->setMenuRole(QAction::QuitRole);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q); // QKeySequence::Quit is empty outside known desktops
    quit->setStatusTip(tr("Close Ashlar"));
    connect(quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::createHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* about = menu->addAction(tr("&About Ashlar"));
    about->setObjectName(QStringLiteral("about"));
    about->setMenuRole(QAction::AboutRole);
    about->setShortcut(Qt::SHIFT | Qt::Key_F1);
    about->setStatusTip(tr("Show the version and the licence"));
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::showAbout() {
    const QString text = tr("<h3>Ashlar %1</h3>"
                            "<p>A board game of one pyramid, built together, that collapses, burns and explodes.</p>"
                            "<p>Flaming Pyramids was designed by Norbert Abel.</p>"
                            "<p>Ashlar is free software under the MIT licence.</p>")
                             .arg(QApplication::applicationVersion());
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Ashlar"), text, QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(windowIcon().pixmap(QSize(aboutIconSize, aboutIconSize), devicePixelRatioF()));
    box->open();
}

} // namespace ashlar::app
