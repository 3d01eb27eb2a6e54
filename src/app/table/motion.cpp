#include "app/table/motion.h"

namespace ashlar::app {

int atSpeed(int milliseconds, Speed speed) {
    switch (speed) {
    case Speed::Off:
        return 0;
    case Speed::Fast:
        return milliseconds / 2;
    case Speed::Slow:
        return milliseconds * 9 / 5;
    case Speed::Normal:
        break;
    }
    return milliseconds;
}

} // namespace ashlar::app
