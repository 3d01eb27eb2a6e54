#pragma once

#include "app/look/theme.h"

#include <QWidget>

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

private:
    QLabel* game_;
    QLabel* round_;
    QLabel* match_;
};

} // namespace ashlar::app
