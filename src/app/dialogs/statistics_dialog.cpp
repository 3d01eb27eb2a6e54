#include "app/dialogs/statistics_dialog.h"

#include "app/dialogs/message_box.h"
#include "app/dialogs/parts.h"
#include "app/game/levels.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace ashlar::app {

namespace {

constexpr int listWidth = 320;
constexpr int detailsWidth = 420;
constexpr int bodyHeight = 368;
constexpr int rowHeight = 46;
constexpr int shareRole = Qt::UserRole;
constexpr int chanceRole = Qt::UserRole + 1;
constexpr int figuresRole = Qt::UserRole + 2;

enum Variant { AllVariants, Plain, CurseOnly, FireDieOnly, Both };

QLabel* label(int pixelSize, bool bold, bool secondary) {
    QLabel* result = textLabel({}, pixelSize, bold);
    result->setWordWrap(true);
    result->setProperty("secondary", secondary);
    return result;
}

QLabel* caption(const QString& text) {
    QLabel* result = label(type::log, true, false);
    result->setText(text);
    return result;
}

/// A player with the share of games won as a bar.
class PlayerDelegate : public QStyledItemDelegate {
public:
    PlayerDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), theme_(&theme) {}

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        return {listWidth - 20, rowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
        if (selected) {
            const bool focus = option.state.testFlag(QStyle::State_HasFocus);
            painter->setPen(focus ? QPen(theme_->focus, 2) : QPen(Qt::NoPen));
            painter->setBrush(theme_->activeRow);
            painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
        }
        const QRectF inside = row.adjusted(10, 4, -10, -6);
        const QString figures = index.data(figuresRole).toString();
        painter->setFont(themeFont(type::body));
        painter->setPen(theme_->secondaryText);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignTop, figures);
        const double room = inside.width() - painter->fontMetrics().horizontalAdvance(figures) - 12;
        painter->setFont(themeFont(type::body, true));
        painter->setPen(theme_->text);
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop,
                          painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                                            static_cast<int>(room)));
        paintShareBar(*painter, QRectF(inside.left(), inside.bottom() - 8, inside.width(), 8),
                      index.data(shareRole).toDouble(), index.data(chanceRole).toDouble(), *theme_);
        painter->restore();
    }

private:
    const Theme* theme_;
};

} // namespace

StatisticsDialog::StatisticsDialog(const StatisticsFile& file, const Theme& theme, QWidget* parent)
    : Sheet(tr("Statistics"), theme, parent), file_(file) {
    setObjectName(QStringLiteral("statisticsDialog"));
    addPart(createFilters());
    auto* body = new QHBoxLayout;
    body->setSpacing(26);
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("players"));
    list_->setAccessibleName(tr("Players"));
    list_->setFixedSize(listWidth, bodyHeight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setItemDelegate(new PlayerDelegate(theme, list_));
    connect(list_, &QListWidget::currentRowChanged, this, &StatisticsDialog::showPlayer);
    body->addWidget(list_);
    details_ = createDetails();
    body->addWidget(details_);
    empty_ = label(type::body, false, true);
    empty_->setObjectName(QStringLiteral("empty"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setFixedSize(listWidth + detailsWidth + 26, bodyHeight);
    body->addWidget(empty_);
    addPart(body);
    apart_ = label(type::log, false, true);
    apart_->setObjectName(QStringLiteral("apart"));
    addPart(apart_);
    addFooter(createFooter());
    QString note;
    games_ = file_.load(&note);
    refresh();
    if (!scores_.empty()) {
        list_->setFocus();
    }
    if (!note.isEmpty()) {
        apart_->setText(note);
    }
}

QLayout* StatisticsDialog::createFilters() {
    auto* layout = new QHBoxLayout;
    layout->setSpacing(10);
    const auto add = [&](const char* name, const QString& text) {
        auto* box = new QComboBox;
        box->setObjectName(QLatin1String(name));
        auto* title = new QLabel(text);
        title->setBuddy(box);
        box->setAccessibleName(QString(text).remove(QLatin1Char('&')));
        layout->addWidget(title);
        layout->addWidget(box);
        layout->addSpacing(12);
        return box;
    };
    players_ = add("playerCount", tr("&Players"));
    players_->addItem(tr("Any number"), 0);
    for (int count = 2; count <= 6; ++count) {
        players_->addItem(QString::number(count), count);
    }
    variant_ = add("variant", tr("&Variant"));
    variant_->addItem(tr("All"), AllVariants);
    variant_->addItem(tr("Without Curse and Fire Die"), Plain);
    variant_->addItem(tr("The Curse"), CurseOnly);
    variant_->addItem(tr("The Fire Die"), FireDieOnly);
    variant_->addItem(tr("Curse and Fire Die"), Both);
    layout->addStretch();
    for (QComboBox* box : {players_, variant_}) {
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsDialog::refresh);
    }
    return layout;
}

QWidget* StatisticsDialog::createDetails() {
    auto* box = new QWidget;
    box->setFixedSize(detailsWidth, bodyHeight);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    name_ = label(type::ribbonTitle, true, false);
    name_->setWordWrap(false);
    name_->setObjectName(QStringLiteral("playerName"));
    summary_ = label(type::log, false, true);
    summary_->setObjectName(QStringLiteral("summary"));
    results_ = new ResultsPlot(theme());
    left_ = new LeftHistogram(theme());
    levels_ = new ShareBars(theme());
    layout->addWidget(name_);
    layout->addWidget(summary_);
    layout->addSpacing(8);
    layout->addWidget(caption(tr("Share of wins, last ten games (dashed: by chance)")));
    layout->addWidget(results_);
    layout->addSpacing(8);
    layout->addWidget(caption(tr("Tiles left at the end")));
    layout->addWidget(left_);
    layout->addSpacing(8);
    layout->addWidget(caption(tr("With bots at the table")));
    layout->addWidget(levels_);
    layout->addStretch();
    return box;
}

QLayout* StatisticsDialog::createFooter() {
    auto* layout = new QHBoxLayout;
    const auto add = [&](QPushButton* button, auto slot) {
        connect(button, &QPushButton::clicked, this, slot);
        layout->addWidget(button);
        return button;
    };
    reset_ = add(plainButton("reset", tr("&Reset…")), [this] { askToReset(); });
    export_ = add(plainButton("export", tr("&Export…")), [this] { exportCsv(); });
    layout->addStretch();
    add(primaryButton("close", tr("&Close")), [this] { reject(); });
    return layout;
}

GameFilter StatisticsDialog::filter() const {
    GameFilter filter;
    if (const int count = players_->currentData().toInt(); count > 0) {
        filter.players = count;
    }
    const int variant = variant_->currentData().toInt();
    if (variant != AllVariants) {
        filter.curse = variant == CurseOnly || variant == Both;
        filter.fireDie = variant == FireDieOnly || variant == Both;
    }
    return filter;
}

void StatisticsDialog::refresh() {
    const Who shown = list_->currentRow() >= 0 ? scores_[static_cast<std::size_t>(list_->currentRow())].who : Who{};
    scores_ = scores(games_, filter(), allLevels());
    list_->clear();
    int row = 0;
    for (const PlayerScore& score : scores_) {
        auto* item = new QListWidgetItem(nameOf(score.who), list_);
        item->setData(shareRole, score.share());
        item->setData(chanceRole, score.chance());
        item->setData(figuresRole, shareInFigures(score));
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2", "player: games won").arg(nameOf(score.who), shareInWords(score)));
        if (score.who == shown) {
            row = list_->count() - 1;
        }
    }
    const bool any = !scores_.empty();
    list_->setVisible(any);
    details_->setVisible(any);
    empty_->setVisible(!any);
    empty_->setText(games_.empty() ? tr("No games yet. Every round that is played to its end is counted here.")
                                   : tr("No game like this has been played to its end."));
    export_->setEnabled(!games_.empty());
    reset_->setEnabled(!games_.empty());
    const Apart others = apart(games_, filter());
    apart_->setText(tr("Not counted: %n abandoned round(s),", "followed by: %n practice round(s)", others.abandoned) +
                    QLatin1Char(' ') +
                    tr("%n practice round(s) in which moves were taken back.", nullptr, others.takenBack));
    if (any) {
        list_->setCurrentRow(row);
    }
}

void StatisticsDialog::showPlayer(int row) {
    if (row < 0 || row >= static_cast<int>(scores_.size())) {
        return;
    }
    const PlayerScore& score = scores_[static_cast<std::size_t>(row)];
    name_->setText(nameOf(score.who));
    summary_->setText(tr("%1. Tiles left: %2 on average. Longest run: %3.")
                          .arg(shareInWords(score), QLocale().toString(score.meanLeft(), 'f', 1))
                          .arg(score.longestRun()));
    results_->setScore(score);
    left_->setScore(score);
    levels_->setScores(againstLevels(games_, filter(), score.who, allLevels()));
}

void StatisticsDialog::exportCsv() {
    auto* dialog =
        new QFileDialog(this, tr("Export the statistics"),
                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("Table (*.csv)"));
    dialog->setObjectName(QStringLiteral("csvDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(tr("ashlar-statistics", "file name") + QStringLiteral(".csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QByteArray text = toCsv(games_);
        QSaveFile file(path);
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
        apart_->setText(written ? tr("The statistics are saved as %1.").arg(QDir::toNativeSeparators(path))
                                : tr("The statistics are not saved: %1.").arg(file.errorString()));
    });
    dialog->open();
}

void StatisticsDialog::askToReset() {
    QMessageBox* box =
        messageBox(this, "resetQuestion", tr("Forget all results?"), QMessageBox::Reset | QMessageBox::Cancel);
    box->setInformativeText(tr("They cannot be brought back. Export them first to keep them."));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [this](int button) {
        if (button == QMessageBox::Reset) {
            const QString error = file_.clear();
            games_ = file_.load();
            refresh();
            if (!error.isEmpty()) {
                apart_->setText(error);
            }
        }
    });
    box->open();
}

} // namespace ashlar::app
