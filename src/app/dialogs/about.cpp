#include "app/dialogs/about.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>

namespace ashlar::app {

namespace {

constexpr int iconSize = 96;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(About)
};

QMessageBox* box(QWidget* window, const char* name, const QString& title, const QString& text) {
    auto* result = new QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Close, window);
    result->setObjectName(QLatin1String(name));
    result->setAttribute(Qt::WA_DeleteOnClose);
    result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return result;
}

} // namespace

void showAbout(QWidget* window) {
    const QString text = Words::tr("<h3>Ashlar %1</h3>"
                                   "<p>A board game of one pyramid, built together, that collapses, burns and "
                                   "explodes.</p>"
                                   "<p>Flaming Pyramids was designed by Norbert Abel.</p>"
                                   "<p>Ashlar is free software under the MIT licence.</p>")
                             .arg(QApplication::applicationVersion());
    QMessageBox* about = box(window, "aboutBox", Words::tr("About Ashlar"), text);
    about->setIconPixmap(window->windowIcon().pixmap(QSize(iconSize, iconSize), window->devicePixelRatioF()));
    about->open();
}

void showHowToPlay(QWidget* window) {
    const QStringList lines = {
        Words::tr("Everybody builds one pyramid. Whoever gets rid of all their tiles first wins."),
        Words::tr("In your turn place one tile from your hand on a black square; then draw until you hold five."),
        Words::tr("A gap in the base and every place above two neighbours must be filled before the base may grow."),
        Words::tr(
            "A tile fits if it shares a colour or the weight with one of the two below it and weighs no more than "
            "both together."),
        Words::tr("If it does not fit, it collapses: the tiles below go under your pile, and it falls to the left or "
                  "to the right, as you choose."),
        Words::tr("A tile over a single one must share its colour and not be heavier. A tile over nothing falls."),
        Words::tr("Coal burns the straw it touches, a blowtorch straw and wood; fire spreads, and all that burns goes "
                  "under your pile."),
        Words::tr("Coals and blowtorches that touch explode: all around them goes under your pile, and they leave the "
                  "game."),
        Words::tr("With the Curse, three equal weights on each other go under the pile of the player before you, who "
                  "then decides in your place."),
        Words::tr("With the Fire Die, a fire that your tile starts is rolled for: it burns, explodes, or is only "
                  "smoke."),
    };
    QString text = Words::tr("<h3>Flaming Pyramids in ten lines</h3>") + QStringLiteral("<ol>");
    for (const QString& line : lines) {
        text += QStringLiteral("<li style=\"margin-bottom: 4px\">") + line.toHtmlEscaped() + QStringLiteral("</li>");
    }
    box(window, "howToPlayBox", Words::tr("How to play"), text + QStringLiteral("</ol>"))->open();
}

} // namespace ashlar::app
