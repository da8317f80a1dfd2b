"""Makes the files that follow from others, and that tests compare with what they follow from.

python tests/make.py              all of them
python tests/make.py vectors      facts that Python and the page must agree on     tests/vectors/*.json
python tests/make.py wire         the page's types, from the server's models       web/app/wire/wire.d.ts
python tests/make.py schema       what --json prints, from cli/records/           cli/schema.json
python tests/make.py techniques   the page about techniques, from themselves      docs/techniques.md
python tests/make.py explained    a whole solve in every language                  docs/explained.md
python tests/make.py library      the catalogue of the shipped puzzles             puzzles/data/catalogue.json
python tests/make.py files        what the service worker keeps                    web/sw.js
"""

from __future__ import annotations

import sys
from pathlib import Path

from cli import schema
from explaining import solve_sheet, technique_table
from nonokit.puzzles import collections
from puzzles import catalogue
from vectors import facts
from web import wire

WEB = Path(__file__).parents[1] / "src/nonokit/web"


def list_files() -> None:
    """Writes the names of all files of the page into its service worker."""
    worker = WEB / "sw.js"
    unused = (path for name in ("*.d.ts", "*.md", "LICENSE") for path in WEB.rglob(name))
    left_out = {worker, WEB / "index.html", *unused}
    names = sorted(
        path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file() and path not in left_out
    )
    text = worker.read_text(encoding="utf-8")
    start, end = text.index('  "./",\n'), text.index("];\n")
    made = ["messages/languages.json", *(f"puzzles/{name}.json" for name in ("catalogue", *collections()))]
    listed = "".join(f'  "{name}",\n' for name in ["./", *made, *names])
    worker.write_text(text[:start] + listed + text[end:], encoding="utf-8")


MADE = {
    "vectors": facts.write,
    "wire": wire.write,
    "schema": schema.write,
    "techniques": technique_table.write,
    "explained": solve_sheet.write,
    "library": catalogue.write,
    "files": list_files,
}


if __name__ == "__main__":
    for name in sys.argv[1:] or MADE:
        if name not in MADE:
            raise SystemExit(f"nothing here is called {name}: choose among {', '.join(MADE)}")
        MADE[name]()
