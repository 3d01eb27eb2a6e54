#pragma once

#include "app/look/theme.h"

#include <QWidget>

#include <array>

#include <initializer_list>

class QLabel;

namespace ashlar::app {

class Session;

/// What is played, at the right end of the tool bar: the game, and of a match the round and the rounds won.
class TitlePills : public QWidget {
    Q_OBJECT

public:
    explicit TitlePills(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Null: nothing is played. To be told again when a round is over.
    void setSession(const Session* session);

    /// The score of the match alone, in as few characters as can be: all else gives way where there is no room for it.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int widthOf(std::initializer_list<const QLabel*> labels) const;
    int widthOfScore(const QString& score) const;
    void makeRoom();

    QLabel* game_;
    QLabel* round_;
    QLabel* match_;
    std::array<QString, 3> scores_; ///< the same, the longest first; empty if it is no match
};

} // namespace ashlar::app
