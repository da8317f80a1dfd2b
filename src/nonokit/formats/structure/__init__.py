"""Reading puzzles by their structure: two lists of clue lists, or a picture, under any names, in any notation.

    text ──► values (`json`, `literals`, `outline`) ──► `sides` and `pictures` ──► `search` ──► readings, ranked

Nothing here knows a program or a site: whoever stores a nonogram stores two lists of clues or a matrix of cells, and
rows and columns must agree. What the text does not say is assumed, and the puzzle's notes say what was.
"""
