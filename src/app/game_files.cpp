#include "app/game_files.h"

#include "app/dialogs/message_box.h"
#include "ashlar/record/files.h"
#include "ashlar/record/reader.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <exception>
#include <utility>

namespace ashlar::app {

namespace {

QString filter() {
    return GameFiles::tr("Ashlar games (*.ashlar)") + QStringLiteral(";;") + GameFiles::tr("All files (*)");
}

QFileDialog* fileDialog(QWidget* parent, const QString& title, const QString& folder) {
    auto* dialog = new QFileDialog(parent, title, folder, filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(QStringLiteral("ashlar"));
    return dialog;
}

} // namespace

GameFiles::GameFiles(QWidget* window, std::function<const Session*()> session)
    : QObject(window), window_(window), session_(std::move(session)) {}

void GameFiles::forget() {
    path_.clear();
    modified_ = false;
    emit changed();
}

void GameFiles::resume(const QString& path) {
    path_ = path;
    modified_ = session_()->ply() > 0;
    emit changed();
}

void GameFiles::setModified() {
    if (!std::exchange(modified_, true)) {
        emit changed();
    }
}

bool GameFiles::wouldLose() const {
    const Session* session = session_();
    return modified_ && session != nullptr && !session->isMatchOver();
}

void GameFiles::whenSafe(const Then& then) {
    if (!wouldLose() || (keep_ && keep_())) {
        then();
        return;
    }
    QMessageBox* box = messageBox(window_, "saveQuestion", tr("The game is not over and not saved."),
                                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setInformativeText(tr("Save it to go on with it later."));
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [this, then](int button) {
        if (button == QMessageBox::Save) {
            save(then);
        } else if (button == QMessageBox::Discard) {
            then();
        }
    });
    box->open();
}

QString GameFiles::folder() const {
    return lastFolder_.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : lastFolder_;
}

void GameFiles::openWithDialog() {
    QFileDialog* dialog = fileDialog(window_, tr("Open a game"), folder());
    dialog->setObjectName(QStringLiteral("openDialog"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GameFiles::open);
    dialog->open();
}

void GameFiles::open(const QString& path) {
    std::shared_ptr<Session> session;
    try {
        session = std::make_shared<Session>(record::load(path.toStdString()), QRandomGenerator::global()->generate64());
    } catch (const std::exception& error) {
        complain(tr("“%1” cannot be opened: %2.").arg(QFileInfo(path).fileName(), QString::fromUtf8(error.what())));
        return;
    }
    whenSafe([this, path, session] {
        path_ = path;
        lastFolder_ = QFileInfo(path).absolutePath();
        modified_ = false;
        emit opened(session);
        emit changed();
    });
}

void GameFiles::save(const Then& then) {
    if (path_.isEmpty()) {
        saveAs(then);
    } else {
        write(path_, then);
    }
}

void GameFiles::saveAs(const Then& then) {
    if (session_() == nullptr) {
        return;
    }
    QFileDialog* dialog = fileDialog(window_, tr("Save the game"), folder());
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(path_.isEmpty() ? tr("game") + QStringLiteral(".ashlar") : path_);
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& path) { write(path, then); });
    dialog->open();
}

void GameFiles::write(const QString& path, const Then& then) {
    const Session* session = session_();
    if (session == nullptr) {
        return;
    }
    try {
        record::saveAtomically(path.toStdString(), record::toJson(session->toRecord()) + '\n');
    } catch (const std::exception& error) {
        complain(tr("The game is not saved: %1.").arg(QString::fromUtf8(error.what())));
        return;
    }
    path_ = path;
    lastFolder_ = QFileInfo(path).absolutePath();
    modified_ = false;
    emit changed();
    if (then) {
        then();
    }
}

void GameFiles::complain(const QString& sentence) {
    messageBox(window_, "fileError", sentence, QMessageBox::Ok)->open();
}

} // namespace ashlar::app
