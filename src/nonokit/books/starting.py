"""A project to begin with: what may be said about a book, each line with what it means."""

from __future__ import annotations

STARTING_POINT = """\
# A book of nonograms. `nonokit book THIS_FILE --check` tells what is wrong, `nonokit book THIS_FILE` makes it.
title = "My first book"
subtitle = ""
author = ""
language = "en"          # of the words in the book: en, de, es, fr, ja, ru

trim = "6x9"             # a4, letter, a5, 6x9, 8.5x11, or a size such as 170x240mm
bleed_mm = 0             # paper around the page that is trimmed off; printers mostly ask for 3 or 3.2
gutter_mm = 8            # more margin at the spine
large_print = false      # figures of 12 points at least instead of 8
cover = "quilt"          # quilt, portrait, band, pencil, title, none
order = "easy first"     # within a chapter; or "listed"
difficulty = true        # a word and the time that people take, beside each puzzle

[[chapter]]
title = "To begin with"
introduction = "Small pictures, one after the other."
puzzles = ["library:course/*", "library:quick/*"]   # files, folders, patterns, puzzles of ours
most = 12

# [[chapter]]
# title = "Photos of mine"
# images = ["photos/"]   # puzzles are made of these
# image_size = 25
# colours = 1

[output]
pdf = "book.pdf"
# covers = "covers/"     # every cover as a file of its own
# site = "site/"         # to play, for any web host
# packs = { json = "book.json", non = "non/" }
"""
