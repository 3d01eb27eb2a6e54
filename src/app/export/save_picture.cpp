#include "app/export/save_picture.h"

#include "app/export/position_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace ashlar::app {

using namespace flaming;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SavePicture)
};

bool isSvg(const QString& path) {
    return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
}

QByteArray pictureFile(const QString& path, const SeatView& view, const Theme& theme) {
    if (isSvg(path)) {
        return positionSvg(view, theme);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    positionImage(view, theme).save(&buffer, "PNG");
    return bytes;
}

/// Writes the file as a whole or not at all; returns why not.
QString write(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && !bytes.isEmpty() && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace

void savePicture(QWidget* window, const SeatView& view, const Theme& theme,
                 const std::function<void(const QString&)>& done, const std::function<void(const QString&)>& failed) {
    const QString png = Words::tr("PNG picture (*.png)");
    const QString svg = Words::tr("SVG drawing (*.svg)");
    auto* dialog = new QFileDialog(window, Words::tr("Export a picture"),
                                   QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                   png + QStringLiteral(";;") + svg);
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(Words::tr("pyramid", "file name") + QStringLiteral(".png"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, svg](const QString& filter) {
        const QString suffix = filter == svg ? QStringLiteral("svg") : QStringLiteral("png");
        dialog->setDefaultSuffix(suffix);
        const QStringList files = dialog->selectedFiles();
        if (!files.isEmpty() && !QFileInfo(files.first()).isDir()) {
            dialog->selectFile(QFileInfo(files.first()).completeBaseName() + QLatin1Char('.') + suffix);
        }
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, window, [view, &theme, done, failed](const QString& path) {
        const QString error = write(path, pictureFile(path, view, theme));
        const QString name = QDir::toNativeSeparators(path);
        if (error.isEmpty()) {
            done(Words::tr("The picture is saved as %1.").arg(name));
        } else {
            failed(Words::tr("The picture is not saved: %1.").arg(error));
        }
    });
    dialog->open();
}

} // namespace ashlar::app
