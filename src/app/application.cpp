#include "app/application.h"

#include "app/look/svg_art.h"

#include <QIcon>
#include <QLocale>
#include <QTranslator>

#include <exception>

namespace ashlar::app {

void setApplicationNames() {
    QCoreApplication::setApplicationName(QStringLiteral("Ashlar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ASHLAR_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("Ashlar"));
}

void installTranslations() {
    auto* translator = new QTranslator(QCoreApplication::instance());
    const QString folder = QStringLiteral(":/i18n");
    if (translator->load(QLocale(), QStringLiteral("ashlar"), QStringLiteral("_"), folder) ||
        translator->load(QStringLiteral("ashlar_en"), folder)) {
        QCoreApplication::installTranslator(translator);
    }
}

Application::Application(int& argc, char** argv) : QApplication(argc, argv) {
    setApplicationDisplayName(applicationName());
    setDesktopFileName(QStringLiteral("org.ashlar.Ashlar"));
    setWindowIcon(applicationIcon());
    installTranslations();
}

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& error) {
        report(QString::fromUtf8(error.what()));
    } catch (...) {
        report(tr("an unknown error"));
    }
    return false;
}

void Application::report(const QString& message) {
    qWarning("Unexpected error: %s", qUtf8Printable(message));
    if (shown_) {
        return;
    }
    shown_ = new QMessageBox(QMessageBox::Warning, applicationDisplayName(),
                             tr("Something went wrong, and the last action may be incomplete: %1.").arg(message),
                             QMessageBox::Ok, activeWindow());
    shown_->setObjectName(QStringLiteral("errorMessage"));
    shown_->setTextFormat(Qt::PlainText);
    shown_->setAttribute(Qt::WA_DeleteOnClose);
    // Never from inside the failed event, which may have been a paint event.
    QMetaObject::invokeMethod(shown_, qOverload<>(&QMessageBox::open), Qt::QueuedConnection);
}

} // namespace ashlar::app
