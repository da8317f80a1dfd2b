// Luby's sequence 1 1 2 1 1 2 4 …, after Knuth: how long to go on before another attempt, when nobody knows.
#pragma once

#include <cstdint>

namespace nonokit {

class Luby {
public:
    int64_t next() {
        const int64_t now = v_;
        if ((u_ & -u_) == v_)
            ++u_, v_ = 1;
        else
            v_ *= 2;
        return now;
    }

private:
    int64_t u_ = 1, v_ = 1;
};

}  // namespace nonokit
