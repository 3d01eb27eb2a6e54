#include "app/application.h"

#include "app/look/svg_art.h"
#include "app/look/theme.h"
#include "app/settings.h"

#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <exception>
#include <utility>

namespace ashlar::app {

namespace {

constexpr auto scaleVariable = "QT_SCALE_FACTOR";
bool scaleIsOurs = false;

} // namespace

void setApplicationNames() {
    QCoreApplication::setApplicationName(QStringLiteral("Ashlar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ASHLAR_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("Ashlar"));
}

void installTranslations(const QString& language) {
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    const QString folder = QStringLiteral(":/i18n");
    auto* dialogs = new QTranslator(QCoreApplication::instance());
    if (dialogs->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(dialogs);
    }
    auto* own = new QTranslator(QCoreApplication::instance());
    if (own->load(locale, QStringLiteral("ashlar"), QStringLiteral("_"), folder) ||
        own->load(QStringLiteral("ashlar_en"), folder)) {
        QCoreApplication::installTranslator(own);
    }
}

QStringList availableLanguages() {
    QStringList languages;
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("ashlar_*.qm")})) {
        languages += file.sliced(7).chopped(3); // between "ashlar_" and ".qm"
    }
    return languages;
}

void setTextScale(int percent) {
    if (percent != 100 && !qEnvironmentVariableIsSet(scaleVariable)) {
        scaleIsOurs = qputenv(scaleVariable, QByteArray::number(percent / 100.0));
    }
}

void forgetTextScale() {
    if (std::exchange(scaleIsOurs, false)) {
        qunsetenv(scaleVariable);
    }
}

int textScaleFor(const QSize& screen, double devicePixelRatio) {
    if (devicePixelRatio != 1 || qEnvironmentVariableIsSet(scaleVariable)) {
        return 100; // somebody has thought of it
    }
    return std::clamp(screen.height() / 300 * 25, 100, 300);
}

Application::Application(int& argc, char** argv) : QApplication(argc, argv) {
    setApplicationDisplayName(applicationName());
    setDesktopFileName(QStringLiteral("org.ashlar.Ashlar"));
    setWindowIcon(applicationIcon());
    setFont(themeFont(type::body)); // what is made before the first theme keeps its size
    installTranslations(loadSettings().language);
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
