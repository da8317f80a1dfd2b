"""What is kept: imported puzzles, ratings and games, in one SQLite file."""

from nonokit.server.store.database import StorageError
from nonokit.server.store.progress import Progress
from nonokit.server.store.puzzles import StoredPuzzle
from nonokit.server.store.store import Store
from nonokit.server.store.thread import StoreThread

__all__ = ["Progress", "StorageError", "Store", "StoreThread", "StoredPuzzle"]
