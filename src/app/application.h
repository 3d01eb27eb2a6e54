#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QPointer>

namespace ashlar::app {

/// Sets the application's name, version and organisation, which settings and the command line help are named after.
void setApplicationNames();

/// Installs the catalogue of the system's language, or the English one (it holds the plural forms) where there is none.
/// Needs a QCoreApplication; the translator lives as long as it does.
void installTranslations();

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
