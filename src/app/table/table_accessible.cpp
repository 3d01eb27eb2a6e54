#include "app/table/table_accessible.h"

#include "app/table/faces.h"
#include "app/table/spot_item.h"
#include "app/table/stage_view.h"
#include "app/table/tile_item.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QAccessibleWidget>
#include <QCoreApplication>

namespace ashlar::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Stage)
};

StageView* stageOf(const QGraphicsObject& item) {
    const QGraphicsScene* scene = item.scene();
    return scene == nullptr || scene->views().isEmpty() ? nullptr
                                                        : qobject_cast<StageView*>(scene->views().constFirst());
}

/// An item of the scene as an object of its own.
class ItemAccessible : public QAccessibleObject {
public:
    explicit ItemAccessible(QGraphicsObject* item) : QAccessibleObject(item) {}

    QAccessibleInterface* parent() const override {
        StageView* stage = isValid() ? stageOf(*item()) : nullptr;
        return stage == nullptr ? nullptr : QAccessible::queryAccessibleInterface(stage);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QRect rect() const override {
        const StageView* stage = isValid() ? stageOf(*item()) : nullptr;
        if (stage == nullptr) {
            return {};
        }
        const QRect inView = stage->mapFromScene(place()).boundingRect();
        return {stage->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }

protected:
    QGraphicsObject* item() const { return static_cast<QGraphicsObject*>(object()); }
    virtual QRectF place() const = 0;
};

class TileAccessible : public ItemAccessible {
public:
    using ItemAccessible::ItemAccessible;

    QAccessible::Role role() const override { return QAccessible::Graphic; }
    QAccessible::State state() const override { return {}; }
    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Name || !isValid()) {
            return {};
        }
        return Words::tr("row %1: %2").arg(tile()->cell().row + 1).arg(nameOf(tile()->face()));
    }

private:
    const TileItem* tile() const { return static_cast<const TileItem*>(item()); }
    QRectF place() const override { return tile()->place(); }
};

class SpotAccessible : public ItemAccessible, public QAccessibleActionInterface {
public:
    using ItemAccessible::ItemAccessible;

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = 1;
        state.focused = isValid() && spot()->face().focus ? 1 : 0;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? spot()->description() : QString();
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && isValid()) {
            emit spot()->pressed();
        }
    }

private:
    SpotItem* spot() const { return static_cast<SpotItem*>(item()); }
    QRectF place() const override { return spot()->place(); }
};

/// The stage with its ribbon, squares and tiles as children: the squares first, in the order of the keyboard.
class StageAccessible : public QAccessibleWidget {
public:
    explicit StageAccessible(StageView* stage) : QAccessibleWidget(stage, QAccessible::Grouping) {}

    int childCount() const override { return static_cast<int>(objects().size()); }
    QAccessibleInterface* child(int index) const override {
        const QList<QObject*> all = objects();
        return index < 0 || index >= all.size() ? nullptr : QAccessible::queryAccessibleInterface(all[index]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return static_cast<int>(objects().indexOf(child->object()));
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface* found = child(i);
            if (found != nullptr && found->rect().contains(x, y)) {
                return found;
            }
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const int focused = stage()->spots().focused();
        return stage()->hasFocus() && focused != Spots::none
                   ? QAccessible::queryAccessibleInterface(stage()->spots().item(focused))
                   : nullptr;
    }

private:
    StageView* stage() const { return static_cast<StageView*>(widget()); }
    QList<QObject*> objects() const {
        QList<QObject*> all;
        if (!stage()->ribbon().isHidden()) {
            all.append(&stage()->ribbon());
        }
        for (int i = 0; i < stage()->spots().count(); ++i) {
            all.append(stage()->spots().item(i));
        }
        for (TileItem* item : stage()->pyramid().tileItems()) {
            all.append(item);
        }
        return all;
    }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (object == nullptr) {
        return nullptr;
    }
    if (auto* stage = qobject_cast<StageView*>(object);
        stage != nullptr && className == QLatin1String("ashlar::app::StageView")) {
        return new StageAccessible(stage);
    }
    if (auto* tile = qobject_cast<TileItem*>(object)) {
        return new TileAccessible(tile);
    }
    if (auto* spot = qobject_cast<SpotItem*>(object)) {
        return new SpotAccessible(spot);
    }
    return nullptr;
}

} // namespace

void installTableAccessibility() {
    QAccessible::installFactory(makeAccessible); // the same one twice is installed once
}

} // namespace ashlar::app
