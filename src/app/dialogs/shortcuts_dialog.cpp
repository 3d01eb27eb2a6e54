#include "app/dialogs/shortcuts_dialog.h"

#include "app/dialogs/sheet.h"
#include "app/look/card_painter.h"

#include <QAction>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace ashlar::app {

namespace {

constexpr int capHeight = 20;
constexpr int capPadding = 6;
constexpr int capGap = 3;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Shortcuts)
};

using Line = std::pair<QString, QString>; // what it does, the keys

/// The keys of one line as caps; "+" and "/" stand between them.
class KeyCaps : public QWidget {
public:
    KeyCaps(const QString& keys, const Theme& theme) : theme_(&theme) {
        setAccessibleName(keys);
        const QFontMetrics metrics(themeFont(type::caption));
        int x = 0;
        for (const QString& part : keys.split(QLatin1Char(' '))) {
            const int width = std::max(capHeight, metrics.horizontalAdvance(part) + 2 * capPadding);
            caps_.emplace_back(QRect(x, 0, width, capHeight), part);
            x += width + capGap;
        }
        setFixedSize(x, capHeight + 1);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(themeFont(type::caption));
        for (const auto& cap : caps_) {
            painter.setPen(QPen(theme_->fieldFrame, 1));
            painter.setBrush(theme_->field);
            painter.drawRoundedRect(QRectF(cap.first).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(theme_->text);
            painter.drawText(cap.first, Qt::AlignCenter, cap.second);
        }
    }

private:
    const Theme* theme_;
    std::vector<std::pair<QRect, QString>> caps_;
};

QWidget* group(const QString& title, const std::vector<Line>& lines, const Theme& theme) {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(1);
    layout->setColumnStretch(0, 1);
    auto* heading = new QLabel(title);
    heading->setStyleSheet(QStringLiteral("font-size: %1px; font-weight: bold").arg(type::name));
    layout->addWidget(heading, 0, 0, 1, 2);
    for (const Line& line : lines) {
        const int row = layout->rowCount();
        auto* label = new QLabel(line.first);
        label->setStyleSheet(QStringLiteral("font-size: %1px").arg(type::log));
        layout->addWidget(label, row, 0);
        layout->addWidget(new KeyCaps(line.second, theme), row, 1, Qt::AlignRight);
    }
    return box;
}

QString plain(const QString& text) {
    return QString(text).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

/// @param group the title of a submenu, which goes before its lines
void collect(const QMenu& menu, const QString& group, std::vector<Line>& lines) {
    for (const QAction* action : menu.actions()) {
        const QString text = plain(action->text());
        if (action->menu() != nullptr) {
            collect(*action->menu(), text, lines);
        } else if (!action->shortcut().isEmpty()) {
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            lines.emplace_back(group.isEmpty() ? text : Words::tr("%1: %2", "menu: choice").arg(group, text.toLower()),
                               QString(keys).replace(QLatin1Char('+'), QLatin1Char(' ')));
        }
    }
}

std::vector<Line> tableLines() {
    return {{Words::tr("Choose a tile"), Words::tr("1 – 5", "keys")},
            {Words::tr("Move among tiles and squares"), Words::tr("← → ↑ ↓", "keys")},
            {Words::tr("Place, hand on, lift the curtain"), Words::tr("Enter", "keys")},
            {Words::tr("Put the tile back"), Words::tr("Esc", "keys")},
            {Words::tr("Skip the animation"), Words::tr("Space", "keys")},
            {Words::tr("Sort the hand"), Words::tr("S", "keys")},
            {Words::tr("From the table to the panels"), Words::tr("Tab", "keys")},
            {Words::tr("What a right click offers"), Words::tr("Menu", "keys")}};
}

} // namespace

void showShortcuts(QWidget* window, const QMenuBar& menus, const Theme& theme) {
    class Overview : public Sheet {
    public:
        using Sheet::addCloseFooter;
        using Sheet::addPart;
        using Sheet::Sheet;
    };
    auto* sheet = new Overview(Words::tr("Keys"), theme, window);
    sheet->setObjectName(QStringLiteral("shortcutsDialog"));
    std::vector<QVBoxLayout*> columns;
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    for (int i = 0; i < 3; ++i) {
        columns.push_back(new QVBoxLayout);
        columns.back()->setSpacing(14);
        body->addLayout(columns.back());
    }
    // About as long as each other: table, history | game, turn | view, help.
    const std::vector<std::size_t> columnOf = {1, 1, 0, 2, 2};
    std::size_t number = 0;
    for (const QAction* action : menus.actions()) {
        std::vector<Line> lines;
        collect(*action->menu(), {}, lines);
        columns[columnOf[std::min(number++, columnOf.size() - 1)]]->addWidget(
            group(plain(action->text()), lines, theme));
    }
    columns[0]->insertWidget(0, group(Words::tr("Table"), tableLines(), theme));
    for (QVBoxLayout* column : columns) {
        column->addStretch();
    }
    sheet->addPart(body);
    sheet->addCloseFooter();
    sheet->open();
}

} // namespace ashlar::app
