"""What people call the parts of a puzzle: rows, columns, sizes, titles, solutions, in keys and headings.

Keys are taken apart into words (`rowClues`, `row_clues`, `ROW-CLUES` are `row clues`), so the tables hold words only.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

Side = Literal["row", "column"]

_GLUED = re.compile(
    "(rows?|cols?|columns?|top|left|across|down|horizontal|vertical)"
    "(clues?|hints?|data|numbers?|nums?|values?|vals?|lists?|blocks?|runs?|rules?|constraints?|descriptions?|keys?|input)"
)
_WORD = re.compile(r"[A-ZÀ-ÞА-Я]+(?![a-zß-ÿа-я])|[A-ZÀ-ÞА-Я]?[a-zß-ÿа-яё]+|[^\W\d_]")


def listed(*lines: str) -> tuple[str, ...]:
    """The words of some lines."""
    return tuple(" ".join(lines).split())


def _words(*lines: str) -> frozenset[str]:
    """The same in no order; one line a language where there are several."""
    return frozenset(listed(*lines))


_ROW_WORDS = _words(
    "row rows rowwise left leftside side sides across horizontal horizontals horizontally horiz hor",
    "zeile zeilen",
    "ligne lignes",
    "fila filas",
    "riga righe",
    "linha linhas",
    "wiersz wiersze",
    "rij rijen",
    "radek radky",
    "строка строки ряд ряды",
    "行 가로",
)
_COLUMN_WORDS = _words(
    "column columns col cols colum colums top topside up upper above down vertical verticals vertically vert ver",
    "spalte spalten",
    "colonne colonnes",
    "columna columnas",
    "coluna colunas",
    "kolumna kolumny",
    "kolom kolommen",
    "sloupec sloupce",
    "столбец столбцы колонка колонки",
    "列 세로",
)
# Single letters and axes: what they mean depends on who wrote them.
_WEAK_ROW = _words("r rs h x z l")
_WEAK_COLUMN = _words("c cs v y s")

WIDTH_WORDS = _words("width w wide", "breite largeur ancho")
HEIGHT_WORDS = _words("height h high", "hoehe höhe hauteur alto")
SIZE_WORDS = _words("size dimension dimensions dim dims shape")
PICTURE_WORDS = _words(
    "solution goal answer picture image pixels grid board cells matrix bitmap art drawing result"
)
FLAT_WORDS = PICTURE_WORDS | _words(  # what may be a picture whose rows nothing divides
    "puzzle nonogram data level pattern map tiles field filled painted black coords coordinates points"
)
STATE_WORDS = _words("state saved save progress current content working marks user player initial starting")
MANY_WORDS = _words("puzzles nonograms levels stages clues hints")  # what holds several, or names nothing

# What the parts of a run are called.
LENGTH_WORDS = _words(
    "length len count num number n size value val amount quantity hint clue run block blocks cells"
)
COLOUR_WORDS = _words("color colour col c colorid colourid rgb hex", "farbe couleur")
PALETTE_WORDS = _words("palette color colors colour colours")

# Metadata of a puzzle by what files call it; the first one found counts.
FIELDS: dict[str, str] = {
    "title": "title",
    "name": "title",
    "titel": "title",
    "author": "author",
    "by": "author",
    "creator": "author",
    "designer": "author",
    "source": "source",
    "url": "source",
    "link": "source",
    "copyright": "copyright",
    "license": "licence",
    "licence": "licence",
    "description": "description",
}


@lru_cache(maxsize=4096)
def words_of(key: str) -> tuple[str, ...]:
    """The words of a key, in small letters.

    >>> words_of("rowClues_2"), words_of("COL-HINTS"), words_of("HintsRow")
    (('row', 'clues'), ('col', 'hints'), ('hints', 'row'))
    >>> words_of("rowdata.txt")
    ('row', 'data', 'txt')
    """
    return tuple(part for word in _WORD.findall(key[:80]) for part in _parts(word.lower()))


def _parts(word: str) -> tuple[str, ...]:
    """A word, or the two that are written as one: `rowdata`, `colhints`."""
    glued = _GLUED.fullmatch(word)
    return (glued[1], glued[2]) if glued else (word,)


@lru_cache(maxsize=4096)
def side_of(key: str) -> Side | None:
    """Which side a key names, None when it names neither or both.

    >>> side_of("rowClues"), side_of("topNumbers"), side_of("clues"), side_of("y")
    ('row', 'column', None, 'column')
    >>> side_of("Across (top to bottom)")
    'row'
    """
    words = set(words_of(key.split("(")[0]) or words_of(key))
    for rows, columns in ((_ROW_WORDS, _COLUMN_WORDS), (_WEAK_ROW, _WEAK_COLUMN)):
        is_row, is_column = bool(words & rows), bool(words & columns)
        if is_row != is_column:
            return "row" if is_row else "column"
        if is_row:
            return None
    return None


def is_plain_side(key: str) -> bool:
    """Whether a key names its side by a word, not by a letter that may mean either."""
    return bool(set(words_of(key)) & (_ROW_WORDS | _COLUMN_WORDS))


def are_row_and_column(key: str | None, other: str | None) -> bool:
    """Whether two keys name rows and columns by their first letters, which mean nothing else beside each other."""
    words = words_of(key or ""), words_of(other or "")
    return any(row in words[0] and column in words[1] for row, column in (("r", "c"), ("rs", "cs")))


@lru_cache(maxsize=4096)
def stem_of(key: str) -> str:
    """What is left of a key without the words for its side: `puzzle1_rows` and `puzzle1_cols` have one stem.

    >>> stem_of("rows_2"), stem_of("col2"), stem_of("catRows")
    ('2', '2', 'cat')
    """
    sides = _ROW_WORDS | _COLUMN_WORDS | _WEAK_ROW | _WEAK_COLUMN
    words = [word for word in words_of(key) if word not in sides]
    return " ".join([*words, *re.findall(r"\d+", key[:80])])
