// What would have been better than the choice that follows, at the table: a ghost of the tile, or the way to fall.
#pragma once

#include "app/table/pyramid_scene.h"
#include "ashlar/flaming/view.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace ashlar::app {

class EffectItem;
class Table;

class BetterMark : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BetterMark)

public:
    explicit BetterMark(Table& table, QObject* parent = nullptr);
    ~BetterMark() override;

    /// Shows a choice that could be made in the position at the table, once nothing moves there any more; none for
    /// nothing.
    void show(const std::optional<flaming::Choice>& choice);
    bool isShown() const { return item_ != nullptr; }

private:
    void refresh();
    void clear();

    Table& table_;
    QPointer<PyramidScene> scene_; ///< the table may go first, and its items with it
    std::optional<flaming::Choice> choice_;
    EffectItem* item_ = nullptr;
};

} // namespace ashlar::app
