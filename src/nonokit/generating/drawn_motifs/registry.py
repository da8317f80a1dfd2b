"""Which motifs there are. A new one stands in a file of `drawings`, whose name stands here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from nonokit.errors import ArgumentError
from nonokit.generating.drawn_motifs.motif import Motif

FAMILIES = (
    "birds",
    "boats",
    "buildings",
    "clothes",
    "faces",
    "figures",
    "fish",
    "flying",
    "fruit",
    "games",
    "insects",
    "landscapes",
    "letters",
    "music",
    "pets",
    "plants",
    "scenes",
    "seabed",
    "table",
    "things",
    "tools",
    "vehicles",
    "wild",
)
ANY = "any"


def motifs() -> tuple[Motif, ...]:
    """Everything that `generate(like=…)` can draw, by name.

    >>> [motif.name for motif in motifs() if motif.theme == "space"]
    ['alien', 'flying-saucer', 'planet', 'rocket']
    """
    return tuple(_by_name().values())


@cache
def _by_name() -> dict[str, Motif]:
    modules = (import_module(f"nonokit.generating.drawn_motifs.drawings.{name}") for name in FAMILIES)
    found = sorted((motif for module in modules for motif in module.MOTIFS), key=lambda motif: motif.name)
    return {motif.name: motif for motif in found}


def find_motif(name: str) -> Motif:
    """The motif of that name, as people may write it; `ArgumentError` when there is none."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    names = _by_name()
    if wanted not in names:
        from difflib import get_close_matches

        close = get_close_matches(wanted, names, 3, 0.5)
        hint = f"did you mean {' or '.join(map(repr, close))}?" if close else "nonokit.motifs() lists them"
        raise ArgumentError(f"there is no motif {name!r}: {hint}")
    return names[wanted]
