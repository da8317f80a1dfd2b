"""Where a person's library lives unless they say otherwise: the system's place for an application's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder; it need not exist yet."""
    return _base() / "nonokit"


def _base() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = os.environ.get("XDG_DATA_HOME", "")
    # The specification has relative paths ignored.
    return Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"
