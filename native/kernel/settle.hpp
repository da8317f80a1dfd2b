// Settling single lines that belong to no board.
#pragma once

#include <cstdint>
#include <span>

#include "puzzle.hpp"

namespace nonokit {

enum class Settled { no = 0, yes = 1, bad = -1 };

// The line that the numbers give a clue for: per cell the values (as bits) that it may have, and into `out` those that
// some legal placement gives it. `no` when nothing fits, `bad` when the numbers make no clue.
Settled settle(Numbers& clue, std::span<const uint64_t> domains, int values, uint64_t* out);

}  // namespace nonokit
