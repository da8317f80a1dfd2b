"""Which format an input is in: by its content first, by its name second.

Each format judges the content from 0 to 100. When a format that the name suggests finds it likely, it is believed
without asking the others, so that reading `cat.non` imports one format; so is one that is certain of a text
that begins as only its texts do. Otherwise they are asked in their order until
one is certain; when none is, those that find it possible are ranked.
"""

from __future__ import annotations

from nonokit.formats.format import CERTAIN, Format, Sample
from nonokit.formats.registry import (
    formats_of_numbers,
    get_format,
    has_plugins,
    known_formats,
    name_for_start,
    names_for_suffix,
)

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
    begun = name_for_start(sample.text)
    if begun:
        score = get_format(begun).looks_like(sample)
        if score >= CERTAIN:
            return [(get_format(begun), score)]
    judged: list[tuple[Format, int]] = []
    for known in formats_of_numbers() if sample.is_numbers else known_formats():
        if known.read:
            judged.append((known, known.looks_like(sample)))
            if judged[-1][1] >= CERTAIN:
                return judged[-1:]
    hinted = [] if sample.suffix in _TELLS_NOTHING else named
    likely = [pair for pair in judged if pair[1] > 0]
    likely += [(get_format(name), 1) for name in hinted if name not in {known.name for known, _ in likely}]
    return sorted(likely, key=lambda pair: (-pair[1], pair[0].name not in named))


def is_told_by_content(sample: Sample, name: str) -> bool:
    """Whether a text whose content says that it is in a format is in that, for all its own name and other packages say."""
    if sample.suffix and name in names_for_suffix(sample.suffix):
        return True  # nobody else is asked for: looking up other packages takes longer than reading
    if has_plugins():
        return False
    return not sample.suffix or (
        sample.suffix in _TELLS_NOTHING and get_format("text").looks_like(sample) < LIKELY
    )


def certain_format(sample: Sample) -> Format | None:
    """The format whose signature the content bears; None when there is none."""
    for known in known_formats():
        if known.read and known.looks_like(sample) >= CERTAIN:
            return known
    return None
