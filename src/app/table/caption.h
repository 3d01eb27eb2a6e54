// What the ribbon says while something happens: the step in a word or two, and a sentence with its numbers.
#pragma once

#include "app/look/badge.h"
#include "app/look/rich_line.h"
#include "ashlar/flaming/event.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace ashlar::app {

/// A tile is taken or removed: what is told together with the event that it comes of.
bool isDeparture(const flaming::Event& event);
/// The events as they are told: each with what leaves the pyramid because of it.
std::vector<std::span<const flaming::Event>> stepsOf(std::span<const flaming::Event> events);

struct Caption {
    QString title;
    RichLine words;
    Badge badge = Badge::None;
    int seat = 0; ///< Who acts or decides; shown where there is no badge.
};

/// Tells a step in a sentence: an event together with what is taken and removed by it. `active` is whose turn it is.
using Captioner = std::function<RichLine(std::span<const flaming::Event> step, int active)>;

/// The caption of a step, or none where there is nothing to say.
std::optional<Caption> captionOf(std::span<const flaming::Event> step, int active, const Captioner& captioner,
                                 const std::function<QString(int seat)>& nameOfSeat);

/// How long a caption is to be seen, in milliseconds of normal speed.
int readingTime(const Caption& caption);

} // namespace ashlar::app
