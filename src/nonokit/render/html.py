"""A picture, or a solve step by step, as one HTML file that needs nothing else: no network, no other file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from nonokit.model import Puzzle
from nonokit.render.scene import Scene, clean_text
from nonokit.render.svg import to_svg
from nonokit.render.theme import Theme

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

_PLAYER_STYLE = """.frame { display: none; } .frame.is-shown { display: block; }
.controls { display: flex; gap: 12px; align-items: center; margin: 12px 0; }
.controls input { flex: 1; accent-color: var(--accent-2); min-height: 32px; }
.controls button { font: inherit; min-width: 88px; min-height: 40px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--rule-five); background: var(--sheet); color: var(--ink); }
output { min-width: 9ch; text-align: right; font-variant-numeric: tabular-nums; }
.caption { min-height: 3em; max-width: 60ch; color: var(--ink); }
"""

_PLAYER_SCRIPT = """<script>
const frames = [...document.querySelectorAll(".frame")];
const slider = document.querySelector("input"), button = document.querySelector("button");
const output = document.querySelector("output");
let timer = 0;
function show(index) {
  frames.forEach((frame, i) => frame.classList.toggle("is-shown", i === index));
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
    puzzle: Puzzle, scenes: Iterable[Scene], captions: Sequence[str], theme: Theme, frame_ms: int
) -> str:
    """A page with a slider through the frames; arrow keys move it, since it is an ordinary slider."""
    frames = "\n".join(
        f'<div class="frame">{to_svg(scene)}<p class="caption">{_shown(caption)}</p></div>'
        for scene, caption in zip(scenes, captions, strict=True)
    )
    controls = (
        '<div class="controls"><button type="button">Play</button>'
        f'<input type="range" min="0" max="{len(captions) - 1}" value="0" aria-label="Step"><output></output></div>'
    )
    script = _PLAYER_SCRIPT.replace("FRAME_MS", str(int(frame_ms)))
    return _page(puzzle, theme, f"{controls}\n{frames}\n{script}", _PLAYER_STYLE)


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
