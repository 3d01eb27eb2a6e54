#pragma once

#include "app/look/theme.h"

#include <QWidget>

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
    /// Null: nothing is played.
    void setSession(const Session* session);

    /// The score of the match alone: the round and the name of the game give way where there is no room for them.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int widthOf(std::initializer_list<const QLabel*> labels) const;
    void makeRoom();

    QLabel* game_;
    QLabel* round_;
    QLabel* match_;
    bool isMatch_ = false;
};

} // namespace ashlar::app
