// Checks finished pictures against their clues. Shares nothing with the solver, not even its types or its reader: a
// mistake there must not be able to hide here. (solving/verify.py does the same in Python.)
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonokit::check {

// A run as it was written down.
struct Part {
    long length;  // 0: any
    long colour;
};

// Whether a finished line, read from its first cell on, has these runs.
bool line_reads_as(const Part* parts, size_t part_count, const uint8_t* cells, long count, long stride);

// Whether a picture (each cell a byte, 255 where it is open) solves the puzzle that the numbers begin with. Only a cell
// whose row and column have no clue may be open.
bool solves(const int32_t* numbers, size_t number_count, const uint8_t* cells);

}  // namespace nonokit::check
