"""Lists the licence of everything that nonokit installs with all its extras; one that we have not agreed to is an error.

python requirements/licences.py           what is installed here against docs/licences.md
python requirements/licences.py --write   the page itself
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

PAGE = Path(__file__).parents[1] / "docs" / "licences.md"
HEAD = """# Licences

Everything that `pip install 'nonokit[all]'` brings, and what it says about itself; nonokit is MIT. Written by
`python requirements/licences.py --write`, and checked by `./test`: a licence that does not allow any use fails it.
The wheels of opencv-python-headless also carry FFmpeg, which is LGPL-2.1, as a library of its own.

| package | licence |
|---|---|
"""
# Longer names first: one is part of another.
SPELLINGS = {
    r"Permission is hereby granted, free of charge": "MIT",
    r"\bMIT-CMU\b": "MIT-CMU",
    r"\bMIT\b": "MIT",
    r"\bApache\b.*2\.0|Apache Software": "Apache-2.0",
    r"\b3-Clause BSD|BSD-3-Clause": "BSD-3-Clause",
    r"BSD-2-Clause": "BSD-2-Clause",
    r"\b0BSD\b": "0BSD",
    r"\bBSD\b": "BSD",
    r"\bPSF|Python Software Foundation": "PSF-2.0",
    r"\bSIL OFL\b": "OFL-1.1",
    r"\bCC0-1\.0\b": "CC0-1.0",
    r"\bZlib\b": "Zlib",
}


def main() -> int:
    table = {name: licence_of(package) for name, package in sorted(packages().items())}
    unknown = [name for name, licence in table.items() if licence is None]
    if unknown:
        print(f"a licence that SPELLINGS does not know: {', '.join(unknown)}")
        return 1
    rows = [f"| {name} | {licence} |" for name, licence in table.items()]
    if "--write" in sys.argv:
        PAGE.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
        return 0
    listed = PAGE.read_text(encoding="utf-8").splitlines()
    missing = [row for row in rows if row not in listed]
    print(*(f"not in docs/licences.md: {row}" for row in missing), sep="\n", end="\n" if missing else "")
    return 1 if missing else 0


def packages() -> dict[str, Distribution]:
    """All that is installed for nonokit with every extra, itself left out."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement("nonokit[all]")]
    while waiting:
        wanted = waiting.pop()
        key = (re.sub("[._]", "-", wanted.name.lower()), frozenset(wanted.extras))
        if key in seen:
            continue
        seen.add(key)
        found[key[0]] = distribution(wanted.name)
        waiting += needs(found[key[0]], wanted.extras)
    del found["nonokit"]
    return found


def needs(package: Distribution, extras: Iterable[str]) -> list[Requirement]:
    """What a package asks for on this system, with these extras."""
    asked = map(Requirement, package.requires or [])
    return [
        one
        for one in asked
        if not one.marker or any(one.marker.evaluate({"extra": extra}) for extra in ["", *extras])
    ]


def licence_of(package: Distribution) -> str | None:
    """Its own words in short: an expression, a field, what it is filed under, or the beginning of its text."""
    words = package.metadata
    expression = words.get("License-Expression")
    if expression:
        parts = re.split(r" AND | OR ", expression)
        return expression if all(part in SPELLINGS.values() for part in parts) else None
    filed = [line for line in words.get_all("Classifier") or [] if line.startswith("License")]
    texts = [
        text.read_text()
        for text in package.files or []
        if re.search(r"/licen[cs]es?(\.|/|$)", str(text), re.I)
    ]
    for said in (words.get("License", "")[:100], *filed, *texts):
        for spelling, name in SPELLINGS.items():
            if re.search(spelling, said):
                return name
    return None


if __name__ == "__main__":
    sys.exit(main())
