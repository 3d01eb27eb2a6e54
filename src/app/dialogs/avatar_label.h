#pragma once

#include "app/look/avatar_painter.h"
#include "app/look/theme.h"

#include <QWidget>

namespace ashlar::app {

/// The avatar of a seat as a widget; says nothing to a screen reader, the name beside it does.
class AvatarLabel : public QWidget {
    Q_OBJECT

public:
    explicit AvatarLabel(int size, QWidget* parent = nullptr);

    void setAvatar(const Avatar& avatar, const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Avatar avatar_;
    const Theme* theme_ = &lightTheme();
};

} // namespace ashlar::app
