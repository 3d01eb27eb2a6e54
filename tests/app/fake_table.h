// Stands for the table: keeps what the controller says, and answers like people who are sure of themselves.
#pragma once

#include "app/game/controller.h"

#include <QTest>

#include <deque>

namespace ashlar::app {

class FakeTable : public QObject {
    Q_OBJECT

public:
    explicit FakeTable(Controller& controller) : controller_(controller) {
        connect(&controller, &Controller::shown, this, &FakeTable::show);
        connect(&controller, &Controller::happened, this, &FakeTable::play);
        connect(&controller, &Controller::asked, this, &FakeTable::ask);
        connect(&controller, &Controller::answered, this, [this] { question.reset(); });
        connect(&controller, &Controller::handOverChanged, this, [this](bool waiting) { handsOver = waiting; });
        connect(&controller, &Controller::curtainClosed, this, &FakeTable::closeCurtain);
        connect(&controller, &Controller::curtainOpened, this, [this] { curtain.reset(); });
        connect(&controller, &Controller::noted, this, [this](const QString& note) { notes += note; });
        connect(&controller, &Controller::roundEnded, this, [this] { ++ends; });
    }

    bool answers = false; ///< chooses the first option, lifts curtains
    flaming::SeatView view;
    std::optional<flaming::SeatView> question;
    std::optional<CurtainText> curtain;
    std::vector<int> curtains;                       ///< the seats that curtains closed for
    std::vector<std::vector<flaming::Event>> played; ///< in the order of the calls
    QStringList notes;
    bool handsOver = false;
    int ends = 0;
    int secrets = 0; ///< hidden tiles that were given away

private:
    void show(const flaming::SeatView& shown) {
        view = shown;
        look(shown);
    }

    void play(const std::vector<flaming::Event>& events, const flaming::SeatView& after) {
        QVERIFY(!question);
        played.push_back(events);
        for (const flaming::Event& event : events) {
            if (const auto* drew = std::get_if<flaming::event::Drew>(&event)) {
                secrets += drew->seat != after.seat() && !drew->known && drew->tile != flaming::Tile::None ? 1 : 0;
            }
        }
        show(after);
        QMetaObject::invokeMethod(&controller_, &Controller::played, Qt::QueuedConnection);
    }

    void ask(const flaming::SeatView& asked) {
        QVERIFY(!asked.choices().empty());
        QVERIFY(!curtain);
        QCOMPARE(asked.seat(), view.seat()); // nobody is asked with another hand on the table
        question = asked;
        show(asked);
        if (answers) {
            const flaming::Choice choice = asked.choices()[0];
            QMetaObject::invokeMethod(
                this, [this, choice] { controller_.choose(choice); }, Qt::QueuedConnection);
        }
    }

    void closeCurtain(const CurtainText& text) {
        QVERIFY(!question);
        curtain = text;
        curtains.push_back(text.seat);
        if (answers) {
            QMetaObject::invokeMethod(
                this, [this, text] { controller_.liftCurtain(text.seat); }, Qt::QueuedConnection);
        }
    }

    /// Only people's hands are shown.
    void look(const flaming::SeatView& shown) {
        const int seat = shown.seat();
        secrets += seat != flaming::SeatView::nobody && controller_.session()->player(seat).bot ? 1 : 0;
    }

    Controller& controller_;
};

} // namespace ashlar::app
