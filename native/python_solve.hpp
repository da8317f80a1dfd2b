// From plain lists, or from clues as arrays, to a checked answer in one call; one puzzle or many.
#pragma once

#include "python.hpp"

namespace face {

// Clues of lists of plain numbers: how many runs each line has and all their lengths, as bytes of 32-bit numbers, and
// None for their colours. None when there is anything else in them, for somebody with more patience to read.
nb::object read_lists(nb::handle rows, nb::handle columns);

// What line logic, probing and a bounded search say of a puzzle: a status, the solutions found (checked), the stages
// that ran, ticks, guesses and seconds, and where there is more to find or to say, the board.
nb::tuple solve_briefly(const nb::tuple& buffers, int height, int values, int max_solutions, nb::object poll);
// The same for puzzles given as tuples of the first three, one after another without the GIL; each may take so long.
nb::list solve_many_briefly(nb::handle puzzles, int max_solutions, double timeout_s, nb::object poll);

// A frozen value made of its fields, without what its own `__init__` would do: three times as fast.
nb::object new_value(nb::type_object type, const nb::tuple& names, const nb::tuple& values);

}  // namespace face
