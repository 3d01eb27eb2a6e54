// The ribbon at the top of the stage: who is to do what.
#pragma once

#include "app/look/avatar_painter.h"
#include "app/look/badge.h"
#include "app/look/rich_line.h"
#include "app/look/theme.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>

class QTimer;
class QVariantAnimation;

namespace ashlar::app {

struct RibbonWords {
    QString title;
    RichLine detail;
    std::optional<Avatar> avatar;
    Badge badge = Badge::None; ///< In place of the avatar.
    bool busy = false;         ///< Whoever it is thinks: an arc goes round the avatar.
};

class Ribbon : public QWidget {
    Q_OBJECT

public:
    explicit Ribbon(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Fades to the new words over that many milliseconds; an empty title hides the ribbon.
    void showWords(const RibbonWords& words, int fadeMs);
    const QString& title() const { return words_.title; }
    /// In plain words.
    QString detail() const;

    /// Nothing moves on it.
    void setStill(bool still);
    /// A covered ribbon is not drawn, rather than to look out from under what lies upon it.
    void setCovered(bool covered);
    /// The ribbon without its shadow, in the parent.
    QRectF pill() const;

    /// Centres itself at the top of an area of this width.
    void layOut(double width, double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void turn();
    bool isTurning() const;
    QRectF mark() const;
    QFont titleFont() const;
    QFont detailFont() const;
    /// Left of the words, from the edge of the pill.
    double indent() const;
    double widestDetail() const;

    const Theme* theme_;
    RibbonWords words_;
    QVariantAnimation* fade_;
    QTimer* turning_;
    QElapsedTimer busySince_;
    bool still_ = false;
    double opacity_ = 1;
    bool covered_ = false;
    bool arriving_ = false; ///< The ribbon itself fades in, too.
    double areaWidth_ = 0;
    double scale_ = 1;
};

} // namespace ashlar::app
