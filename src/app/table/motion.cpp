#include "app/table/motion.h"

namespace ashlar::app {

int atSpeed(int milliseconds, Speed speed) {
    return speed == Speed::Off ? 0 : static_cast<int>(milliseconds * timeFactor(speed) + 0.5);
}

double timeFactor(Speed speed) {
    switch (speed) {
    case Speed::Fast:
        return 0.5;
    case Speed::Slow:
        return 1.8;
    case Speed::Off:
    case Speed::Normal:
        break;
    }
    return 1;
}

} // namespace ashlar::app
