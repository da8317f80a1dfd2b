"""Pictures worth solving: motifs drawn in code, on whole cells, in many forms."""

from nonokit.generating.drawn_motifs.canvas import DrawingStyle
from nonokit.generating.drawn_motifs.motif import Drawing, Motif
from nonokit.generating.drawn_motifs.registry import find_motif, motifs

__all__ = ["Drawing", "DrawingStyle", "Motif", "find_motif", "motifs"]
