// The turning points of a game, one below the other.
#pragma once

#include "app/analysis/analysis_words.h"
#include "app/look/theme.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace ashlar::app {

struct TurnEntry {
    ai::AnalysedChoice choice;
    int colour = 0;  ///< 0 to 5, of the theme
    QString why;     ///< "Mistake, 13 points"
    RichLine what;   ///< what was chosen
    RichLine better; ///< empty if nothing was

    /// The same for those who read it.
    friend bool operator==(const TurnEntry& a, const TurnEntry& b) {
        return a.choice.ply == b.choice.ply && a.choice.turn == b.choice.turn && a.colour == b.colour &&
               a.why == b.why && a.what == b.what && a.better == b.better;
    }
};

class TurnModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<TurnEntry> entries);
    const std::vector<TurnEntry>& entries() const { return entries_; }
    const TurnEntry& entry(const QModelIndex& index) const { return entries_[static_cast<std::size_t>(index.row())]; }
    /// The row of a turning point, or -1.
    int rowOf(std::size_t ply) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// In words, for a screen reader.
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TurnEntry> entries_;
};

class TurnDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { theme_ = &theme; }
    void setWidth(int width) { width_ = width; }
    /// One line for each entry.
    void setCompact(bool compact) { compact_ = compact; }
    bool isCompact() const { return compact_; }
    /// Marks the entry of this choice.
    void setCurrent(std::optional<std::size_t> ply) { current_ = ply; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Theme* theme_ = &lightTheme();
    int width_ = 280;
    bool compact_ = false;
    std::optional<std::size_t> current_;
};

class TurnList : public QListView {
    Q_OBJECT

public:
    explicit TurnList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setEntries(std::vector<TurnEntry> entries);
    /// Marks the entry of the next choice of a position, if it has one, and brings it into sight.
    void setCurrent(std::size_t ply);
    /// What is said while there are none.
    void setPlaceholder(const QString& text);

    QSize sizeHint() const override { return {280, 150}; }
    QSize minimumSizeHint() const override { return {200, 32}; } ///< an entry of one line

signals:
    /// An entry was clicked, or Enter pressed on it.
    void plyChosen(std::size_t ply);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    TurnModel* model_;
    TurnDelegate* delegate_;
    const Theme* theme_;
    QString placeholder_;
    std::optional<std::size_t> shown_;
};

} // namespace ashlar::app
