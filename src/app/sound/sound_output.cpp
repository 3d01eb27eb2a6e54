#include "app/sound/sound_output.h"

#include <QCoreApplication>
#include <QFile>
#include <QPluginLoader>

namespace ashlar::app {

std::unique_ptr<SoundOutput> loadSoundOutput(const QString& file) {
    QPluginLoader loader(file);
    if (auto* plugin = qobject_cast<SoundPlugin*>(loader.instance())) {
        return plugin->makeOutput();
    }
    qInfo("There is no sound: %s", qUtf8Printable(loader.errorString()));
    return nullptr;
}

std::unique_ptr<SoundOutput> makeSoundOutput() {
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {program, program + QStringLiteral("/" ASHLAR_PLUGIN_FOLDER)}) {
        const QString file = folder + QStringLiteral("/libashlar-sound.so");
        if (QFile::exists(file)) {
            return loadSoundOutput(file);
        }
    }
    return nullptr;
}

} // namespace ashlar::app
