"""How much work an SVG asks of whoever draws it, told before anybody begins.

A renderer is kept busy by copies of copies, by patterns within patterns, and by filters, which look at every pixel of the
drawing many times over. All of it stands in the file and can be added up. The sum is no time, but what people draw stays
far below the limit, and what is made to take for ever is far above.
"""

from __future__ import annotations

import re
from typing import Any

MOST_WORK = 200_000  # parts that are drawn, copies counted again
FILTER_WORK = 4000  # of one step of a filter, in parts
MOST_OCTAVES = 12  # of noise: more cannot be seen

_COPYING = {
    "use",
    "linearGradient",
    "radialGradient",
    "pattern",
    "filter",
    "feImage",
    "textPath",
}  # others only link
_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\")]+)")
_NUMBER = re.compile(r"\d+(?:\.\d*)?(?:[eE]\d{1,3})?|\.\d+")


def work_of(root: Any) -> float:
    """The work that a parsed drawing asks for; infinite where a part contains itself."""
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    known: dict[Any, float] = {}
    waiting = [root]
    open_parts = set()
    while waiting:  # without recursion: files may nest deeper than Python does
        element = waiting[-1]
        needed = [*element, *(named[name] for name in references(element) if name in named)]
        missing = [one for one in needed if one not in known]
        if missing and element not in open_parts:
            open_parts.add(element)
            waiting += missing
            continue
        known[element] = own_work(element) + sum(known.get(one, float("inf")) for one in needed)
        waiting.pop()
    return known[root]


def references(element: Any) -> list[str]:
    """The parts of the file that an element draws or looks at, by their names."""
    found = []
    is_copying = str(element.tag).rpartition("}")[2] in _COPYING
    for key, value in element.attrib.items():
        if is_copying and key.rpartition("}")[2] == "href" and value.strip().startswith("#"):
            found.append(value.strip()[1:])
        found += _REFERENCE.findall(value)
    return found


def own_work(element: Any) -> float:
    """What an element takes by itself; a filter's steps by how often they look at a pixel."""
    tag = str(element.tag).rpartition("}")[2]
    if not tag.startswith("fe"):
        return 1
    if tag == "feTurbulence":
        octaves = largest(element.get("numOctaves", "1"))
        return FILTER_WORK * octaves if octaves <= MOST_OCTAVES else float("inf")
    if tag == "feConvolveMatrix":
        return FILTER_WORK * largest(element.get("order", "3")) ** 2
    if tag == "feMorphology":
        return FILTER_WORK * max(1.0, largest(element.get("radius", "0")))
    return FILTER_WORK


def largest(text: str) -> float:
    """The largest number in a text.

    >>> largest("3 1e3"), largest("none")
    (1000.0, 1.0)
    """
    return max(map(float, _NUMBER.findall(text)), default=1.0)
