"""Results as a Parquet file, written and read some rows at a time. It needs pyarrow, an extra."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from nonokit.errors import MissingExtra

ROWS_AT_ONCE = 50_000  # in memory


def parquet_library() -> Any:
    """pyarrow, which is an extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("Parquet", "parquet") from None
    return pyarrow


def parquet_columns(path: str) -> tuple[str, ...]:
    """The columns of a Parquet file; none where it is something else."""
    arrow = parquet_library()
    try:
        return tuple(arrow.parquet.read_schema(path).names)
    except (arrow.ArrowException, OSError):
        return ()


def parquet_rows(path: str) -> Iterator[dict[str, Any]]:
    """The rows of a Parquet file."""
    with parquet_library().parquet.ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()


def write_parquet(path: str, rows: Iterable[dict[str, Any]], columns: Sequence[str]) -> None:
    """Rows as a Parquet file; it gets its name when it is complete."""
    try:
        write_rows(path + ".part", rows, columns)
        os.replace(path + ".part", path)
    except BaseException:
        if os.path.exists(path + ".part"):
            os.remove(path + ".part")
        raise


def write_rows(path: str, rows: Iterable[dict[str, Any]], columns: Sequence[str]) -> None:
    """Rows into a file, some at a time."""
    arrow = parquet_library()
    schema = arrow.schema([(name, arrow_type(arrow, name)) for name in columns])
    with arrow.parquet.ParquetWriter(path, schema) as writer:
        some: list[dict[str, Any]] = []
        for row in rows:
            some.append(row)
            if len(some) == ROWS_AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(some, schema))
                some = []
        writer.write_table(arrow.Table.from_pylist(some, schema))


NUMBERS = frozenset(
    [
        "number",
        "width",
        "height",
        "colours",
        "ticks",
        "guesses",
        "conflicts",
        "ambiguous",
        "score",
        "difficulty",
        "tedium",
        "steps",
        "bottleneck",
        "deepest_chain",
    ]
)


def arrow_type(arrow: Any, name: str) -> Any:
    """What a column holds. Numbers of solutions may have any number of digits, so they are text."""
    if name in NUMBERS:
        return arrow.int64()
    if name in ("seconds", "minutes"):
        return arrow.float64()
    return arrow.bool_() if name == "is_complete" else arrow.string()
