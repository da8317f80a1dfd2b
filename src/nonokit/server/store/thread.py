"""The one thread that talks to the database, so that the event loop never waits for a disk or a lock."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nonokit.server.faults import ApiError
from nonokit.server.store.database import Damaged, StorageError, storage_error
from nonokit.server.store.store import Store

T = TypeVar("T")
MAX_WAITING = 64


class StoreThread:
    """Runs functions of a `Store` one after another.

    A library that cannot be used leaves a `trouble`: puzzles given at the start can be played all the same, from
    memory, but nothing is said to be kept that is not.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._store: Store | None = None
        self._waiting = 0
        self.trouble: StorageError | None = None

    async def open(self) -> list[str]:
        """Opens the database, or one in memory when it cannot be used. Gives the notes about it."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._open)

    def _open(self) -> list[str]:
        try:
            self._store = Store(self._folder)
            return self._store.notes
        except StorageError as error:
            self.trouble = error
            self._store = Store(None)
            return [f"{error}. Until the next start the server keeps nothing; your browser does."]

    async def close(self) -> None:
        """Closes the database after what is under way."""
        if self._store is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, self._store.close)
        self._executor.shutdown(wait=True)

    async def keep(self, work: Callable[[Store], T]) -> T:
        """The result of a function that reads or changes what is kept for good; `ApiError` when nothing is."""
        if self.trouble is not None:
            raise ApiError(self.trouble.code, str(self.trouble))
        return await self.run(work)

    async def run(self, work: Callable[[Store], T]) -> T:
        """The result of a function of the store; `ApiError` when the database refuses."""
        if self._waiting >= MAX_WAITING:
            raise ApiError("busy", "too many requests wait for the library; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, self._work, work)
        except StorageError as error:
            raise ApiError(error.code, str(error)) from None
        finally:
            self._waiting -= 1

    def _work(self, work: Callable[[Store], T]) -> T:
        assert self._store is not None
        if self._store.is_current:
            try:
                return self._try(work)
            except Damaged:
                pass  # the new one saves what can be saved
        self._store.close()
        self._store = Store(None if self.trouble else self._folder)
        return self._try(work)

    def _try(self, work: Callable[[Store], T]) -> T:
        assert self._store is not None
        try:
            return work(self._store)
        except sqlite3.Error as error:
            raise storage_error(error) from None
