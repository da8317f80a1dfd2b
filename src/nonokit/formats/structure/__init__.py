"""Reading puzzles by their structure: two lists of clue lists, or a picture, under any names, in any notation.

    text ──► values ──► sides and pictures ──► search ──► readings, ranked

Nothing here knows a program or a site: whoever stores a nonogram stores two lists of clues or a matrix of cells, and
rows and columns must agree. What the text does not say is assumed, and the puzzle's notes say what was.

The way: `reader` is the format, `texts` finds the notation of a text, `search` the puzzles in a value, `subject` and
    `complaint` tell doubts and refusals.
Texts as values: programs (`literals` of `tokens`, `notations` of single languages), words and lines under them
    (`outline`), XML (`markup`), `pages`, tables (`text_tables`, `ragged_tables`, `edges`), `drawn_grids`, `facts`,
    `ini`, `sql`, `program_pictures`, what is `packed`, code between `fences`.
Tables: `values`, `names` of keys, `parts` (what an entry may be), `groups` of them, `pairing` of two sides, and their `surroundings`.
Clues: `clue_values` (one), `sides` (a list of them), `lines` (what two sides agree by).
Cells: `pictures` (a matrix), `kinds` (what cells mean), `cell_objects`, `cell_runs`, `placed_cells`, `flat_cells`, `likeness`.
Lines that are puzzles: `number_lines`, `picture_lines` in `frames`, `colour_lines`, `codes`, `flat_records`.
Puzzles: `build` makes them of sides and pictures, `named_lists` in the usual case at once.
"""
