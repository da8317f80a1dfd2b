// Checks a finished picture against its clues. Shares nothing with the solver, not even its types: a mistake there
// must not be able to hide here. The twin of solve/verify.py.
#pragma once

#include <cstdint>
#include <vector>

namespace nonokit::check {

struct Part {
    long length;  // −1: unknown
    long colour;
};

// Reads the line from its first cell on and compares run by run.
inline bool line_reads_as(const std::vector<Part>& clue, const uint8_t* cells, long count, long stride) {
    size_t next = 0;
    for (long i = 0; i < count;) {
        const uint8_t colour = cells[i * stride];
        long end = i;
        while (end < count && cells[end * stride] == colour) ++end;
        if (colour) {
            if (next == clue.size() || clue[next].colour != colour) return false;
            if (clue[next].length != -1 && clue[next].length != end - i) return false;
            ++next;
        }
        i = end;
    }
    return next == clue.size();
}

}  // namespace nonokit::check
