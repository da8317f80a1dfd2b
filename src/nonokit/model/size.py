"""How large a picture that we make may be: one limit for random ones, images, motifs, the editor and the server."""

from __future__ import annotations

MAX_MADE_SIDE = 200
