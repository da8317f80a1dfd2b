"""Pictures of puzzles, grids, hints and whole solves: text, SVG, PNG, PDF, GIF, APNG, HTML.

    puzzle + grid + marks + look ──▶ scene (rectangles, lines, texts) ──▶ svg  png  pdf  gif  html
                                ╰──▶ text, for terminals and mail

Names are looked up when first used: drawing text in a terminal must not pay for the rest.
"""

from nonokit.public_names import from_stub

__getattr__, __dir__, __all__ = from_stub(__name__, __file__)
