// What is left of a board as clauses.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "any_board.hpp"

namespace nonokit {

struct Formula {
    int variables = 0;
    std::vector<int32_t> clauses;  // each ends in 0
    // Variable i + 1 belongs to cells[i] while i < cells.size(): the cell and value (cell × values + value) that it
    // speaks of. A cell with two values left has one variable, for the higher value; one with more has one for each.
    std::vector<int32_t> cells;
    std::vector<int32_t> phases;  // likely literals, the surest first; or none

    // The picture that a model means, and the other way round the literals of a picture's cells.
    Grid picture(std::span<const int32_t> model) const;
    std::vector<int32_t> literals_of(const Grid& picture) const;

    // The board when it was written down.
    std::shared_ptr<const Puzzle> puzzle;
    int values = 2;
    Grid certain;
    std::vector<uint64_t> domains;
};

// With phases after so many rounds of beliefs, or what search believes; those of one picture if they decide on one.
// Incomplete when a poll stopped it.
Formula encode(AnyBoard& board, int rounds, bool decides = true);
// The same without clauses, of black and white, for a learner to whom lines speak.
Formula encode_cells(AnyBoard& board, int rounds);

}  // namespace nonokit
