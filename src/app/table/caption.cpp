#include "app/table/caption.h"

#include <QCoreApplication>

#include <algorithm>

namespace ashlar::app {

using namespace flaming;

namespace {

/// The caption without its sentence; its title is empty where there is nothing to say.
struct Heading {
    Q_DECLARE_TR_FUNCTIONS(Caption)

public:
    int active;
    const std::function<QString(int)>& nameOfSeat;

    Caption operator()(const event::Placed& e) const {
        return {tr("%1 places a tile").arg(nameOfSeat(e.seat)), {}, Badge::None, e.seat};
    }
    Caption operator()(const event::FreeAir& e) const { return {tr("Free air"), {}, Badge::Fall, e.decider}; }
    Caption operator()(const event::Collapse& e) const { return {tr("Collapse"), {}, Badge::Collapse, e.decider}; }
    Caption operator()(const event::Fell& e) const { return {tr("Fall"), {}, Badge::Fall, e.decider}; }
    Caption operator()(const event::Explosion&) const { return {tr("Explosion"), {}, Badge::Explosion, active}; }
    Caption operator()(const event::Fire& e) const {
        return {tr("Fire: %n tile(s) burn", nullptr, e.burned.size()), {}, Badge::Fire, active};
    }
    Caption operator()(const event::DieCalled&) const { return {tr("Fire Die"), {}, Badge::Fire, active}; }
    Caption operator()(const event::DieRolled&) const { return {tr("Fire Die"), {}, Badge::Fire, active}; }
    Caption operator()(const event::Curse& e) const { return {tr("The Curse"), {}, Badge::Curse, e.receiver}; }
    Caption operator()(const event::Taken&) const { return {}; }
    Caption operator()(const event::Removed&) const { return {}; }
    Caption operator()(const event::Drew&) const { return {}; }
    Caption operator()(const event::TurnBegan&) const { return {}; } // the seat is named when it must choose
    Caption operator()(const event::GameEnded&) const { return {}; }
};

} // namespace

bool isDeparture(const Event& event) {
    return std::holds_alternative<event::Taken>(event) || std::holds_alternative<event::Removed>(event);
}

std::vector<std::span<const Event>> stepsOf(std::span<const Event> events) {
    std::vector<std::span<const Event>> steps;
    while (!events.empty()) {
        const auto next = std::find_if_not(events.begin() + 1, events.end(), isDeparture);
        const auto length = static_cast<std::size_t>(next - events.begin());
        steps.push_back(events.first(length));
        events = events.subspan(length);
    }
    return steps;
}

std::optional<Caption> captionOf(std::span<const Event> step, int active, const Captioner& captioner,
                                 const std::function<QString(int)>& nameOfSeat) {
    Caption caption = std::visit(Heading{active, nameOfSeat}, step.front());
    if (caption.title.isEmpty()) {
        return std::nullopt;
    }
    if (captioner) {
        caption.words = captioner(step, active);
    }
    return caption;
}

int readingTime(const Caption& caption) {
    constexpr int glance = 450;
    constexpr int perCharacter = 12;
    constexpr int glyph = 3; // a tile is read as quickly as that many characters
    constexpr int longest = 1400;
    int characters = 0;
    for (const RichSegment& segment : caption.words) {
        characters += segment.tile ? glyph : static_cast<int>(segment.text.size());
    }
    return std::min(longest, glance + perCharacter * characters);
}

} // namespace ashlar::app
