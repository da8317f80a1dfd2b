"""A picture, or a solve step by step, as one HTML file that needs nothing else: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape

from nonokit.model import Puzzle
from nonokit.rendering.scene import Scene, clean_text
from nonokit.rendering.svg import to_svg
from nonokit.rendering.theme import Theme

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ {tokens} }}
body {{ margin: 0; padding: 24px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }}
main {{ max-width: max-content; margin: 0 auto; }}
h1 {{ font-size: 1.4rem; margin: 0; }}
p {{ margin: 4px 0 12px; color: var(--ink-soft); }}
svg {{ max-width: 100%; height: auto; display: block; }}
{style}@media print {{ body {{ padding: 0; background: none; }} .controls {{ display: none; }} }}
</style>
</head>
<body>
<main>
<h1>{heading}</h1>
<p>{about}</p>
{body}
</main>
</body>
</html>
"""

_PLAYER_STYLE = """.controls { display: flex; gap: 12px; align-items: center; margin: 12px 0; }
.controls input { flex: 1; accent-color: var(--accent-2); min-height: 32px; }
.controls button { font: inherit; min-width: 88px; min-height: 40px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--rule-five); background: var(--sheet); color: var(--ink); }
output { min-width: 9ch; text-align: right; font-variant-numeric: tabular-nums; }
.caption { min-height: 3em; max-width: 60ch; color: var(--ink); }
"""

_PLAYER_SCRIPT = """<script>
const { parts, frames, captions } = JSON.parse(document.getElementById("solve").textContent);
const svg = document.querySelector("svg"), caption = document.querySelector(".caption");
const slider = document.querySelector("input"), button = document.querySelector("button");
const output = document.querySelector("output");
let timer = 0;
function show(index) {
  const runs = frames[index];
  let drawn = "";
  for (let i = 0; i < runs.length; i += 2) drawn += parts.slice(runs[i], runs[i] + runs[i + 1]).join("");
  svg.innerHTML = drawn;
  caption.textContent = captions[index];
  slider.value = index;
  output.textContent = `${index + 1} of ${frames.length}`;
}
function pause() { clearInterval(timer); timer = 0; button.textContent = "Play"; }
function play() {
  if (+slider.value === frames.length - 1) show(0);
  button.textContent = "Pause";
  timer = setInterval(() => +slider.value < frames.length - 1 ? show(+slider.value + 1) : pause(), FRAME_MS);
}
slider.addEventListener("input", () => { pause(); show(+slider.value); });
button.addEventListener("click", () => timer ? pause() : play());
show(0);
</script>"""


def to_html(puzzle: Puzzle, scene: Scene, theme: Theme) -> str:
    """A page with one picture."""
    return _page(puzzle, theme, to_svg(scene))


def to_player(
    puzzle: Puzzle, scenes: Iterable[Scene], captions: Sequence[str], theme: Theme, frame_s: float
) -> str:
    """A page with a slider through the frames; arrow keys move it, since it is an ordinary slider.

    What frames share (the clues, the lines) is in the page once: the solve of a large puzzle has hundreds of frames.
    """
    head, frames = "", []
    parts: dict[str, int] = {}
    for scene in scenes:
        head, *elements, _ = to_svg(scene).removesuffix("\n").split("\n")
        frames.append(_runs([parts.setdefault(element, len(parts)) for element in elements]))
    solve = {
        "parts": list(parts),
        "frames": frames,
        "captions": [clean_text(caption) for caption in captions],
    }
    data = json.dumps(solve, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    controls = (
        '<div class="controls"><button type="button">Play</button>'
        f'<input type="range" min="0" max="{len(captions) - 1}" value="0" aria-label="Step"><output></output></div>'
    )
    script = _PLAYER_SCRIPT.replace("FRAME_MS", str(round(1000 * frame_s)))
    picture = (
        f'{head}</svg>\n<p class="caption"></p>\n<script type="application/json" id="solve">{data}</script>'
    )
    return _page(puzzle, theme, f"{controls}\n{picture}\n{script}", _PLAYER_STYLE)


def _runs(numbers: Sequence[int]) -> list[int]:
    """Numbers as starts and counts: what frames share stands in the same order in each.

    >>> _runs([0, 1, 2, 7, 8])
    [0, 3, 7, 2]
    """
    runs: list[int] = []
    for number in numbers:
        if runs and runs[-2] + runs[-1] == number:
            runs[-1] += 1
        else:
            runs += [number, 1]
    return runs


def _page(puzzle: Puzzle, theme: Theme, body: str, style: str = "") -> str:
    title = _shown(puzzle.title or "Nonogram")
    colours = f"{len(puzzle.colours)} colours" if len(puzzle.colours) > 1 else "black and white"
    facts = [
        f"{puzzle.width}×{puzzle.height}",
        colours,
        puzzle.author and f"by {puzzle.author}",
        puzzle.copyright,
    ]
    about = " · ".join(_shown(fact) for fact in facts if fact)
    tokens = " ".join(f"{name}: {colour};" for name, colour in theme.tokens().items())
    return _PAGE.format(title=title, heading=title, about=about, tokens=tokens, style=style, body=body)


def _shown(text: str) -> str:
    """A text of the puzzle, which may hold anything, as HTML."""
    return escape(clean_text(text))
