"""Lines that texts draw around cells: walls between them, and frames of whole lines."""

from __future__ import annotations

BOX = "─━│┃┌┐└┘├┤┬┴┼╔╗╚╝═║╠╣╦╩╬╟╢╫╪"
WALLS = "|│┃║"
WITHOUT_WALLS = str.maketrans(dict.fromkeys(WALLS, " "))


def is_frame(text: str, others: str = "") -> bool:
    """Whether a line is drawn of nothing but these signs, and perhaps some others."""
    return bool(text.strip()) and set(text) <= {*BOX, *others, *" \t"}
