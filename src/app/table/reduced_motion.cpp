#include "app/table/reduced_motion.h"

#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

namespace ashlar::app {

namespace {

QVariant configured(const QString& file, const QString& key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

bool isOff(const QVariant& value) {
    return value.isValid() && !value.toBool();
}

/// Desktops that keep this setting where GNOME does.
bool isLikeGnome() {
    const QString desktop = qEnvironmentVariable("XDG_CURRENT_DESKTOP").toUpper();
    return desktop.contains(QLatin1String("GNOME")) || desktop.contains(QLatin1String("UNITY")) ||
           desktop.contains(QLatin1String("BUDGIE"));
}

} // namespace

bool configurationReducesMotion() {
    const QVariant factor = configured(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    const QString animations = QStringLiteral("Settings/gtk-enable-animations");
    return (factor.isValid() && factor.toDouble() == 0) ||
           isOff(configured(QStringLiteral("gtk-4.0/settings.ini"), animations)) ||
           isOff(configured(QStringLiteral("gtk-3.0/settings.ini"), animations));
}

void askForReducedMotion(QObject* context, const std::function<void(bool)>& answer) {
    answer(configurationReducesMotion());
    if (!isLikeGnome()) {
        return;
    }
    auto* process = new QProcess(context);
    QObject::connect(process, &QProcess::finished, context, [process, answer](int code) {
        if (code == 0) {
            answer(process->readAllStandardOutput().trimmed() == "false");
        }
        process->deleteLater();
    });
    process->start(QStringLiteral("gsettings"), {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                                                 QStringLiteral("enable-animations")});
}

} // namespace ashlar::app
