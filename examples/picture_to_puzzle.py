"""Turn an image into puzzles with one solution each, and draw the best of them.

python examples/picture_to_puzzle.py photo.png OUT.png
"""

import sys
from pathlib import Path

import nonokit


def main(image: str, target: str) -> None:
    variants = nonokit.from_image(image, size=20, timeout_s=20)
    for variant in variants:
        print(f"{variant.name}: {variant.likeness:.0%} alike, {len(variant.damage)} cells changed")
    best = max(variants, key=lambda variant: variant.likeness)
    Path(target).write_bytes(nonokit.render(best.puzzle, best.puzzle.goal, to="png", title=best.name))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
