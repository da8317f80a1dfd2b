"""The file of results: rows are added in the order of the inputs, whole chunks at a time, so that what is there after a
kill is the beginning of what would have come. A last line that was cut off is cut away, and the rest goes on behind it.

A Parquet file cannot grow: rows are kept as JSON lines beside it until the last is there.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import IO, Any

from nonokit.batch.parquet import parquet_columns, parquet_library, parquet_rows, write_parquet
from nonokit.batch.sources import Place, readable
from nonokit.errors import NonokitError

SUFFIXES = (".jsonl", ".csv", ".parquet")
LARGEST_CELL = 1 << 30  # of a table: Python reads no more than 128 kB unless told

Row = dict[str, Any]

to_json = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode


def encode(rows: Sequence[Row], columns: Sequence[str], as_csv: bool) -> bytes:
    """Rows as lines of the file."""
    make = csv_lines if as_csv else json_lines
    try:
        return make(rows, columns).encode()
    except UnicodeEncodeError:
        return make([readable_row(row) for row in rows], columns).encode()


def readable_row(row: Row) -> Row:
    """The row without halves of characters."""
    return {name: readable(cell) if isinstance(cell, str) else cell for name, cell in row.items()}


def json_lines(rows: Iterable[Row], _columns: Sequence[str]) -> str:
    """Rows as objects, one a line."""
    return "".join(to_json(row) + "\n" for row in rows)


def csv_lines(rows: Iterable[Row], columns: Sequence[str]) -> str:
    """Rows as a table's."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        cells = (row.get(name) for name in columns)
        # Python leaves "\r" without quotes, and then takes it for the end of a row.
        writer.writerow([with_breaks(cell) if isinstance(cell, str) else cell for cell in cells])
    return text.getvalue()


def with_breaks(text: str) -> str:
    """The text with line breaks of one kind."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


class Results:
    """A file that rows are added to; a context that holds it for itself."""

    def __init__(self, path: str, columns: Sequence[str], *, restarts: bool = False) -> None:
        self.path = path
        self.columns = tuple(columns)
        self.suffix = os.path.splitext(path)[1].lower()
        if self.suffix not in SUFFIXES:
            raise NonokitError(f"{path}: results are written as {', '.join(SUFFIXES)}")
        self.is_parquet = self.suffix == ".parquet"
        if self.is_parquet:
            parquet_library()
        self.as_csv = self.suffix == ".csv"
        self.journal = path + ".part.jsonl" if self.is_parquet else path
        self.restarts = restarts
        self.row_count = 0  # of earlier runs
        self.is_complete = False  # a Parquet file is, and has no journal any more
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Results:
        self._file = open(self.journal, "ab", buffering=0)
        try:
            self._begin(self._file)
        except BaseException:
            self._file.close()
            raise
        return self

    def _begin(self, file: IO[bytes]) -> None:
        hold_alone(file, self.journal)
        if self.restarts:
            file.truncate(0)
            remove(self.path if self.is_parquet else None)
        self.is_complete = self.is_parquet and os.path.exists(self.path)
        if self.is_complete:
            # A journal beside it is that of a run that was killed after its last step but one.
            remove(self.journal)
        self._check_head()
        if not self.is_complete:
            self._cut(file)

    def _cut(self, file: IO[bytes]) -> None:
        """Takes away a last row without an end."""
        with open(self.journal, "rb") as lines:
            self.row_count, end = whole_rows(lines, self.as_csv)
        file.truncate(end)
        if self.as_csv and not end:
            self.add(self._header())
        elif self.as_csv:
            self.row_count -= 1

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, lines: bytes) -> None:
        """Writes whole lines."""
        assert self._file is not None
        if lines and self.is_complete:
            raise NonokitError(
                f"{self.path}: the results are complete, and lack some of these inputs; a Parquet file cannot grow: "
                "give another --out, or --restart to begin anew"
            )
        try:
            while lines:
                lines = lines[self._file.write(lines) :]
        except OSError as error:
            raise not_written(self.journal, error) from None

    def _header(self) -> bytes:
        return encode([dict(zip(self.columns, self.columns, strict=True))], self.columns, True)

    def _check_head(self) -> None:
        """Refuses a file that is something else, before anything of it is changed."""
        if self.is_complete:
            is_ours = parquet_columns(self.path) == self.columns
        else:
            with open(self.journal, "rb") as file:
                is_ours = self._is_ours(file.readline())
        if not is_ours:
            raise NonokitError(
                f"{self.path}: it holds something else, or results of another command; give another --out, or "
                "--restart to begin anew"
            )

    def _is_ours(self, head: bytes) -> bool:
        if not head.endswith(b"\n"):  # a run was killed as it began, or nobody has begun
            begin = self._header() if self.as_csv else b'{"file"'
            return begin.startswith(head[: len(begin)])
        if self.as_csv:
            return head == self._header()
        try:
            return tuple(json.loads(head)) == self.columns
        except (ValueError, TypeError):
            return False

    def places(self, on_row: Callable[[Row], object]) -> Iterator[Place]:
        """Which puzzles the rows are about; who wants more of them hears of each."""
        for row in self.rows():
            on_row(row)
            number = row["number"]
            yield Place(row["file"], int(number) if number not in (None, "") else None)

    def rows(self) -> Iterator[Row]:
        """All rows that are in the file."""
        names, number = set(self.columns), 0
        try:
            for row in self._read():
                if row.keys() != names or (self.as_csv and None in row.values()):
                    raise ValueError
                number += 1
                yield row
        except (ValueError, AttributeError, csv.Error):
            raise NonokitError(
                f"{self.journal}: row {number + 1} is damaged, and not by a run that was stopped: cut the file off before "
                "it, give another --out, or --restart to begin anew"
            ) from None

    def _read(self) -> Iterator[Row]:
        if self.is_complete:
            yield from parquet_rows(self.path)
            return
        newline = "" if self.as_csv else "\n"
        with open(self.journal, encoding="utf-8", errors="surrogateescape", newline=newline) as file:
            whole = (line for line in file if line.endswith("\n"))  # the last may have been cut off
            if self.as_csv:
                csv.field_size_limit(LARGEST_CELL)
                yield from csv.DictReader(whole, strict=True)
            else:
                yield from map(json.loads, whole)

    def finish(self) -> None:
        """Nothing more will come."""
        if self.is_parquet and not self.is_complete:
            try:
                with open(self.journal, "rb") as lines:
                    write_parquet(self.path, lines, self.columns)
            except OSError as error:
                raise not_written(self.path, error) from None
            self.is_complete = True
            os.remove(self.journal)


def not_written(path: str, error: OSError) -> NonokitError:
    """What to tell of a disk that is full."""
    why = os.strerror(error.errno) if error.errno else str(error)
    return NonokitError(
        f"{path}: {why.lower()}; the rows so far are kept, and the same command goes on behind them"
    )


def whole_rows(lines: Iterable[bytes], as_csv: bool) -> tuple[int, int]:
    """How many rows are whole, and where the last of them ends. A cell of a table may have line breaks, within quotes."""
    count, end, position, is_quoted = 0, 0, 0, False
    for line in lines:
        position += len(line)
        if as_csv and line.count(b'"') % 2:
            is_quoted = not is_quoted
        if not is_quoted and line.endswith(b"\n"):
            count, end = count + 1, position
    return count, end


def remove(path: str | None) -> None:
    """Removes a file that may not be there."""
    if path is not None and os.path.exists(path):
        os.remove(path)


def hold_alone(file: IO[bytes], name: str) -> None:
    """Refuses a file that another run is writing."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NonokitError(f"{name}: another run is writing these results") from None
    except OSError:  # some file systems of clusters know no locks
        return
