// The ribbon at the top of the stage: who is to do what.
#pragma once

#include "app/look/avatar_painter.h"
#include "app/look/theme.h"

#include <QWidget>

#include <optional>

class QVariantAnimation;

namespace ashlar::app {

class Ribbon : public QWidget {
    Q_OBJECT

public:
    explicit Ribbon(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Fades to the new words over that many milliseconds; an empty title hides the ribbon.
    void showWords(const QString& title, const QString& detail, const std::optional<Avatar>& avatar, int fadeMs);
    const QString& title() const { return title_; }
    const QString& detail() const { return detail_; }

    /// Centres itself at the top of an area of this width.
    void layOut(double width, double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;
    QFont detailFont() const;

    const Theme* theme_;
    QString title_;
    QString detail_;
    std::optional<Avatar> avatar_;
    QVariantAnimation* fade_;
    double opacity_ = 1;
    double areaWidth_ = 0;
    double scale_ = 1;
};

} // namespace ashlar::app
