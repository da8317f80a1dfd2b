// Checks a finished picture against its clues. Shares nothing with the solver, not even its types: a mistake there
// must not be able to hide here. The twin of solving/verify.py.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonokit::check {

struct Part {
    long length;  // −1: unknown
    long colour;
};

// Reads the line from its first cell on and compares run by run. A clue has a size() and parts.
template <class Clue>
bool line_reads_as(const Clue& clue, const uint8_t* cells, long count, long stride) {
    const size_t parts = clue.size();
    size_t next = 0;
    for (long i = 0; i < count;) {
        const uint8_t colour = cells[i * stride];
        long end = i + 1;
        while (end < count && cells[end * stride] == colour) ++end;
        if (colour) {
            if (next == parts) return false;
            const Part part = clue[next++];
            if (part.colour != colour || (part.length != -1 && part.length != end - i)) return false;
        }
        i = end;
    }
    return next == parts;
}

}  // namespace nonokit::check
