"""Texts that hold no puzzle: prose, other programs' data, and what only looks like one of the shapes that are read."""

from __future__ import annotations

import json

import pytest

from formats.test_assumptions import PROGRAM
from formats.test_packed import word
from nonokit.errors import FormatError
from nonokit.formats import loads

TEXTS = {
    "lists to be filled": "".join(f"List<String> {name}{i} = new List<>();\n" for name in ("row", "col") for i in range(1, 6)) + "row1.add('11000');\n",
    "a letter": "Dear Ann,\n\nthe 3 boxes and 4 bags are here; 12 more will come on the 14th.\n\nYours, Ben\n",
    "a program": "def f(x):\n    return [0, 1, 2][x]\n\nprint(f(1), [[1, 2], [3, 4]])\n",
    "a manifest": '{"name": "package", "version": "1.0.0", "files": ["a", "b"], "size": 3}',
    "a table of people": "id,name,score\n1,Ann,12\n2,Ben,9\n3,Cid,7\n",
    "a size alone": '{"rows": 5, "cols": 5}',
    "numbers": "1 2 3\n4 5 6\n7 8 9\n",
    "one word again and again": 'states = ["unknown", "unknown", "unknown"]\n',
    "a word between rules": "----------------\nelse\n----------------\n",
    "binary words": "0010 0100 1010\n1110 0100 1111\n0010 0000 1010\n",
    "binary numbers of all lengths": "sizes = {0b1, 0b10, 0b100, 0b1000}\n",
    "lists within clues": '{"rowClues": [[1, [[1], [1]]], ["both"]], "colClues": [[[[1], [1]], 2], [2]]}',
    "a module of Prolog": ":- module(m, [a/1]).\n:- use_module(library(lists)).\na([X]) :- b(X).\n",
    "words in comments": f"{PROGRAM}x = []\n# rows: list of tuple list of tuple int\n# columns: list of tuple list of tuple row\n",
    "places": 'cells = ["0-0", "0-1", "0-2", "1-0", "1-1", "2-0", "2-2", "3-0"]\n',
    "a board with numbered lines": "   1 2 3 4\n 1 . @ . .\n 2 . @ . .\n 3 . @ @ @\n 4 . @ . @\n",
    "sides in other colours": "4 5\n3R\n1R\n1R\n1R\n2B\n2B\n2B\n2B\n2B",
    "a cell of no colour": "a=#ff0000\nb=#00ff00\nabab\nabxa\nabab\nabab",
    "words and numbers below colours": "red #ff0000\nblue #0000ff\nHello 1\nWorld 2\nagain 3\nand 4\nagain 9",
    "too few bits": "#define a_width 9\n#define a_height 6\nstatic char a_bits[] = { 0x1, 0x2 };",
    "bits of no number": "#define a_width 3\n#define a_height 3\nchar a_bits[] = {03};",
    "a fact that cannot be": "row(1, [1]). row(2, [9999]).",
    "facts of too many lines": "row(4096, 1, 1). col(4096, 1, 1). row(4097, 1, 2). col(9999, 1, 2).",
    "an unfinished dump": "INSERT INTO t VALUES (1, 'unfinished",
    "sections that disagree": "[rows]\ndata=1/2\n[cols]\ndata=9/9/9\nno entry",
    "bytes": word(bytes(range(256)) * 4),
    "a link with a size": "https://example.org/play?rows=1&cols=5",
    "a size of other signs": json.dumps({"width": "\x1e3", "height": "3", "solution": "0101"}),
    "names of columns above zeros and ones, with words": "name,left,right\nAnn,0,1\nBen,1,0\nCid,1,1\n",
}  # fmt: skip


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_it_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        loads(text)
