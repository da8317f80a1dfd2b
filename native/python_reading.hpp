// What readers ask of the native engine: clues as arrays, from text, from a picture, and whether they agree.
#pragma once

#include "python.hpp"

namespace face {

// Whether every clue fits its line and both sides fill the same cells; of arrays (colours of None are all 1).
bool sides_agree(const nb::tuple& buffers, int height, int palette);
// The arrays of a finished picture; None when it has no cells or one is open.
nb::object clues_of_picture(const nb::bytes& cells, int width);
// The arrays of clues in colours, as text (`red 3 blue 1`) or as lists of pairs of a length and a name; None when there
// is anything else in them.
nb::object read_coloured(nb::handle rows, nb::handle columns, const nb::dict& values);
// The arrays of clues as text whose runs end in the letter of their colour, perhaps none; None as above.
nb::object read_lettered(nb::handle rows, nb::handle columns, const nb::dict& letters);
// What follows after the first `<clues>` of webpbn's XML, up to the end of the second: the arrays, how many columns and
// rows there are, and where that end is; None when there is anything else than counts in lines in it.
nb::object read_xml_clues(const nb::str& text, bool is_rows_first, const nb::dict& values, int usual);
// The list of lists of runs that begins there in a text of JSON: counts, lengths, colours and where it ends. The colour
// of a run that names none is 0, of others their place among the names from 1 on; new names are added. None when there
// is anything else in it.
nb::object read_json_clues(const nb::str& text, size_t at, nb::list names);

}  // namespace face
