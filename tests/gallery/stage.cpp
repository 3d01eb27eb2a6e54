#include "states.h"

#include <QAction>

namespace ashlar::app::gallery {

using namespace flaming;
using situations::Row;

std::vector<Player> Stage::players(bool bots) const {
    if (!six) {
        return {person("Ana"), bots ? bot("Flint") : person("Ben")};
    }
    // The longest names that may be given, and one that has no place to break.
    std::vector<Player> result{person("Maximiliane Wolkenstein"), person("Bartholomäus-Christoph M"),
                               bot("Großmeister der Ziegelei"),   person("Wilhelmina Featherstone"),
                               bot("Donaudampfschifffahrtska"),   person("Żółcisława Gęślojaźniana")};
    for (std::size_t i = 1; i < result.size() && bots; ++i) {
        result[i].bot = true;
        result[i].level = QStringLiteral("random");
    }
    return result;
}

void Stage::play(const std::vector<Row>& rows, const std::vector<std::string_view>& hand, GameOptions options,
                 bool bots) const {
    window().controller().start(sessionFrom(players(bots), rows, hand, options));
    QTest::qWait(30);
    if (window().controller().phase() == Controller::Phase::Curtain) {
        key(Qt::Key_Return);
        QTest::qWait(30);
    }
}

void Stage::choose(const Choice& choice) const {
    window().controller().setPace({std::chrono::hours(1), std::nullopt});
    window().controller().choose(choice);
    QTest::qWait(60);
}

void Stage::choose(const Choice& choice, int waitMs) const {
    fixture.trigger("speedSlow");
    window().controller().choose(choice);
    QTest::qWait(waitMs);
}

void Stage::key(Qt::Key key) const {
    fixture.key(key);
    QTest::qWait(30);
}

bool Stage::act(const char* name) const {
    auto* action = window().findChild<QAction*>(QLatin1String(name));
    if (action == nullptr || !action->isEnabled()) {
        return false;
    }
    action->trigger();
    return true;
}

} // namespace ashlar::app::gallery
