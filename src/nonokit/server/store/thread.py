"""The one thread that talks to the database, so that the event loop never waits for a disk or a lock."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nonokit.server.faults import ApiError
from nonokit.server.store.database import StorageError, storage_error
from nonokit.server.store.store import Store

T = TypeVar("T")
MAX_WAITING = 64


class StoreThread:
    """Runs functions of a `Store` one after another."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._store: Store | None = None
        self._waiting = 0

    async def open(self) -> list[str]:
        """Opens the database; `StorageError` when it cannot be. Gives the notes about it."""
        self._store = await asyncio.get_running_loop().run_in_executor(self._executor, Store, self._folder)
        return self._store.notes

    async def close(self) -> None:
        """Closes the database after what is under way."""
        if self._store is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, self._store.close)
        self._executor.shutdown(wait=True)

    async def run(self, work: Callable[[Store], T]) -> T:
        """The result of a function of the store; `ApiError` when the database refuses."""
        store = self._store
        assert store is not None
        if self._waiting >= MAX_WAITING:
            raise ApiError("busy", "too many requests wait for the library; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work, store)
        except StorageError as error:
            raise ApiError(error.code, str(error)) from None
        except sqlite3.Error as error:
            failure = storage_error(error)
            raise ApiError(failure.code, str(failure)) from None
        finally:
            self._waiting -= 1
