"""Pictures of puzzles, grids, hints and whole solves: text, SVG, PNG, PDF, GIF, APNG, HTML.

    puzzle + grid + marks + look ──▶ scene (rectangles, lines, texts) ──▶ svg  png  pdf  gif  html
                                ╰──▶ text, for terminals and mail

Names are looked up when first used: drawing text in a terminal must not pay for the rest.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
