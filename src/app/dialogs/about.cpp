#include "app/dialogs/about.h"

#include "app/dialogs/sheet.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>

namespace ashlar::app {

namespace {

constexpr int iconSize = 96;
constexpr int textWidth = 470;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(About)
};

/// A text to read, with a picture before it or without.
class TextSheet : public Sheet {
public:
    TextSheet(const char* name, const QString& title, const QString& html, const QPixmap& picture, const Theme& theme,
              QWidget* window)
        : Sheet(title, theme, window) {
        setObjectName(QLatin1String(name));
        auto* body = new QHBoxLayout;
        body->setSpacing(20);
        if (!picture.isNull()) {
            auto* label = new QLabel;
            label->setPixmap(picture);
            body->addWidget(label, 0, Qt::AlignTop);
        }
        auto* text = new QLabel(html);
        text->setObjectName(QStringLiteral("text"));
        text->setWordWrap(true);
        text->setMinimumWidth(picture.isNull() ? textWidth : textWidth - iconSize);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        body->addWidget(text, 1);
        addPart(body);
        addCloseFooter();
    }
};

} // namespace

void showAbout(QWidget* window, const Theme& theme) {
    const QString text = Words::tr("<p><b>Ashlar %1</b></p>"
                                   "<p>A board game of one pyramid, built together, that collapses, burns and "
                                   "explodes.</p>"
                                   "<p>Flaming Pyramids was designed by Norbert Abel.</p>"
                                   "<p>Ashlar is free software under the MIT licence.</p>")
                             .arg(QApplication::applicationVersion());
    const QPixmap picture = window->windowIcon().pixmap(QSize(iconSize, iconSize), window->devicePixelRatioF());
    (new TextSheet("aboutBox", Words::tr("About Ashlar"), text, picture, theme, window))->open();
}

void showHowToPlay(QWidget* window, const Theme& theme) {
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
    QString text = QStringLiteral("<ol style=\"margin: 0; -qt-list-indent: 1\">");
    for (const QString& line : lines) {
        text += QStringLiteral("<li style=\"margin-bottom: 4px\">") + line.toHtmlEscaped() + QStringLiteral("</li>");
    }
    text += QStringLiteral("</ol>");
    (new TextSheet("howToPlayBox", Words::tr("Flaming Pyramids in ten lines"), text, {}, theme, window))->open();
}

} // namespace ashlar::app
