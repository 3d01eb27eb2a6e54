// The curtain between people: nobody's tiles are seen until the next person says that it is them.
#pragma once

#include "app/look/avatar_painter.h"
#include "app/look/rich_line.h"
#include "app/look/theme.h"
#include "app/table/motion.h"

#include <QPixmap>
#include <QVector>
#include <QWidget>

class QPushButton;
class QVariantAnimation;

namespace ashlar::app {

class CurtainCard;

struct RecapLine {
    Avatar avatar;
    QString name;
    RichLine line;
};

struct CurtainWords {
    Avatar avatar;
    QString title;
    QString subtitle;
    QString button;
    QVector<RecapLine> recap;
    RichLine summary;
};

class Curtain : public QWidget {
    Q_OBJECT

public:
    explicit Curtain(QWidget* parent);

    void setTheme(const Theme& theme);
    void setSpeed(Speed speed) { speed_ = speed; }
    void setScale(double scale);

    /// Draws the curtain and then shows the card; closed() when nothing behind it can be seen any more.
    void close(const CurtainWords& words);
    void open();
    bool isClosed() const { return closed_; }

signals:
    void closed();
    void lifted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showCard();
    void paintCloth(QPainter& painter) const;
    void placeCard();
    void move(double to, const Motion& motion);
    void arrived();

    const Theme* theme_;
    Speed speed_ = Speed::Normal;
    double scale_ = 1;
    CurtainWords words_;
    CurtainCard* card_ = nullptr;
    QVariantAnimation* moving_;
    QPixmap cloth_; ///< The closed curtain.
    double part_ = 0;
    bool closed_ = false;
};

} // namespace ashlar::app
