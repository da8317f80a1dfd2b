"""Which format an input is in: by its content first, by its name second.

Each format judges the content from 0 to 100. When a format that the name suggests finds it likely, it is believed
without asking the others, so that reading `cat.non` imports one format. Otherwise all are asked and ranked.
"""

from __future__ import annotations

from nonokit.formats.format import Format, Sample
from nonokit.formats.registry import get_format, known_formats, names_for_suffix

LIKELY = 60
_TELLS_NOTHING = (".txt", ".text")


def candidates(sample: Sample) -> list[tuple[Format, int]]:
    """The formats that may be meant, the likeliest first; a name breaks ties between equal contents.

    A format that only the name suggests comes last: its error says what is wrong with a damaged file.
    """
    named = names_for_suffix(sample.suffix) if sample.suffix else []
    for name in named:
        score = get_format(name).looks_like(sample)
        if score >= LIKELY:
            return [(get_format(name), score)]
    judged = [(known, known.looks_like(sample)) for known in known_formats() if known.read]
    hinted = [] if sample.suffix in _TELLS_NOTHING else named
    likely = [(known, max(score, 1)) for known, score in judged if score > 0 or known.name in hinted]
    return sorted(likely, key=lambda pair: (-pair[1], pair[0].name not in named))
