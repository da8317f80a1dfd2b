"""Makes `docs/explained.md`: one whole solve, every sentence of it in every language, to be read by those who speak it.

python tests/make.py explained   writes the page again after a message or a technique has changed
"""

from __future__ import annotations

from pathlib import Path

from nonokit.explaining import describe, explain, technique_name
from nonokit.messages import languages
from nonokit.puzzles import get

FILE = Path(__file__).parents[2] / "docs/explained.md"
PUZZLE = "letter-g"
HEAD = """# A whole solve in every language

All that is said on the way through one puzzle of 20×20, `nonokit explain` of *{title}*: {count} steps, each in every language there is.
Whoever speaks one of them can read here how hints sound, and mend what does not read well in
`src/nonokit/messages` ([how](first-contribution.md)).
"""


def text() -> str:
    """The page."""
    entry = get(PUZZLE)
    steps = explain(entry.puzzle).steps
    parts = [HEAD.format(title=entry.title, count=len(steps))]
    for number, step in enumerate(steps, start=1):
        said = [f"- {describe(entry.puzzle, step, 'why', language)}" for language in languages()]
        parts.append(f"**{number}. {technique_name(step.technique)}**\n\n" + "\n".join(said) + "\n")
    return "\n".join(parts)


def write() -> None:
    """Writes the page."""
    FILE.write_text(text(), encoding="utf-8")
