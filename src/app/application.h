#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QPointer>

namespace ashlar::app {

/// Sets the application's name, version and organisation, which settings and the command line help are named after.
void setApplicationNames();

/// Installs the catalogue of a language ("pl", "pt_BR"; empty: that of the system), or the English one (it holds the
/// plural forms) where there is none; and that of Qt's own dialogs, where it is there.
/// Needs a QCoreApplication; the translators live as long as it does.
void installTranslations(const QString& language);
/// The languages that there are catalogues of, as QLocale calls them.
QStringList availableLanguages();

/// How large everything is on the screen, in percent; for the next QGuiApplication, and not if somebody else has set
/// QT_SCALE_FACTOR.
void setTextScale(int percent);
/// So that another process makes up its own mind.
void forgetTextScale();
/// What a screen of many pixels asks for whose desktop does not scale: 100 %, and a quarter more for every 300 pixels
/// of height beyond 1200, at most 300 %.
int textScaleFor(const QSize& screen, double devicePixelRatio);

/// The GUI application. An exception that escapes an event handler ends here: the player is told in one sentence and
/// the event loop goes on.
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    /// Shows the message as soon as the current event is done; while one is shown, further ones are only logged.
    void report(const QString& message);

    QPointer<QMessageBox> shown_;
};

} // namespace ashlar::app
