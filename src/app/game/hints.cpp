#include "app/game/hints.h"

#include "app/game/controller.h"

#include <algorithm>
#include <utility>

namespace ashlar::app {

using namespace flaming;

namespace {

constexpr std::size_t mostChoices = 3;
/// A third choice that is worse than the best by more than this is no hint.
constexpr float muchWorse = 0.12F;

ai::Advice searched(const SeatView& view, const ai::Budget& budget, std::stop_token stop) {
    return ai::Adviser(1).advise(view, budget, std::move(stop));
}

} // namespace

Hint hintFrom(const SeatView& view, const ai::Advice& advice) {
    Hint hint{view, {}};
    std::vector<Choice> choices;
    for (const ai::Appraisal& one : advice.choices) {
        const bool poor = choices.size() >= 2 && one.chance < advice.choices.front().chance - muchWorse;
        if (choices.size() == mostChoices || poor || (!choices.empty() && one.simulations == 0 && !one.certain)) {
            break;
        }
        choices.push_back(one.choice);
        // What is not proven is never said to be certain.
        hint.choices.push_back({one.choice, one.certain ? one.chance : std::clamp(one.chance, 0.01F, 0.99F), {}});
    }
    // What was tried less often may look better than the best: it is less sure.
    for (HintChoice& one : hint.choices) {
        one.chance = std::min(one.chance, hint.choices.front().chance);
    }
    std::stable_sort(hint.choices.begin(), hint.choices.end(),
                     [](const HintChoice& one, const HintChoice& other) { return one.chance > other.chance; });
    for (std::size_t i = 0; i < choices.size(); ++i) {
        choices[i] = hint.choices[i].choice;
    }
    const auto reasons = ai::reasonsFor(view, choices);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        hint.choices[i].reasons = reasons[i];
    }
    return hint;
}

Hints::Hints(const Controller& controller, QObject* parent)
    : QObject(parent), controller_(controller), advise_(searched),
      thinking_(this, [this](const std::optional<Hint>& hint) {
          if (hint && !hint->choices.empty()) {
              known_ = hint;
              shown_ = true;
              emit found(*hint);
          } else {
              emit failed();
              emit ended();
          }
      }) {
    connect(&controller, &Controller::asked, this, [this](const SeatView& view) { setQuestion(view); });
    connect(&controller, &Controller::answered, this, [this] { setQuestion(std::nullopt); });
    connect(&controller, &Controller::phaseChanged, this, [this] {
        if (controller_.phase() != Controller::Phase::Asking) {
            setQuestion(std::nullopt);
        }
    });
}

void Hints::setQuestion(const std::optional<SeatView>& question) {
    const bool could = canAsk();
    dismiss();
    question_ = question;
    if (could != canAsk()) {
        emit availableChanged();
    }
}

void Hints::ask() {
    if (!question_ || isOpen()) {
        return;
    }
    if (known_ && known_->view == *question_) {
        shown_ = true;
        emit found(*known_);
        return;
    }
    ai::Budget budget;
    budget.time = time_;
    thinking_.start([view = *question_, budget, advise = advise_](std::stop_token stop) {
        return hintFrom(view, advise(view, budget, std::move(stop)));
    });
    emit began();
}

void Hints::dismiss() {
    if (isOpen()) {
        thinking_.cancel();
        shown_ = false;
        emit ended();
    }
}

} // namespace ashlar::app
