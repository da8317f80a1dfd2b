"""Photos for the page to read."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from browser.player import Player


def png(picture: Image.Image) -> dict[str, Any]:
    """The picture as a file to choose."""
    file = io.BytesIO()
    picture.save(file, "PNG")
    return {"name": "photo.png", "mimeType": "image/png", "buffer": file.getvalue()}


def choose_photo(player: Player, picture: Image.Image) -> None:
    """Import, Photo."""
    player.page.get_by_role("button", name="Import", exact=True).click()
    player.page.set_input_files("#import-photo", png(picture))
