"""Results as a Parquet file, written and read some rows at a time. It needs pyarrow, an extra."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import IO, Any

from nonokit.errors import MissingExtra

ROWS_BYTES = 1 << 24  # of rows in memory, or one that is longer


def parquet_library() -> Any:
    """pyarrow, which is an extra."""
    try:
        import pyarrow
        import pyarrow.json
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


def write_parquet(path: str, lines: IO[bytes], columns: Sequence[str]) -> None:
    """Rows, as lines of JSON, as a Parquet file; it gets its name when it is complete."""
    try:
        write_rows(path + ".part", lines, columns)
        os.replace(path + ".part", path)
    except BaseException:
        if os.path.exists(path + ".part"):
            os.remove(path + ".part")
        raise


def write_rows(path: str, lines: IO[bytes], columns: Sequence[str]) -> None:
    """Rows into a file, some at a time."""
    arrow = parquet_library()
    schema = arrow.schema([(name, arrow_type(arrow, name)) for name in columns])
    with arrow.parquet.ParquetWriter(path, schema) as writer:
        while some := lines.readlines(ROWS_BYTES):
            writer.write_table(table_of(arrow, b"".join(some), schema))


def table_of(arrow: Any, lines: bytes, schema: Any) -> Any:
    """Rows as Arrow reads them: in less than half of the time that values of Python take, and nobody else works meanwhile."""
    known_only = arrow.json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="error")
    at_once = arrow.json.ReadOptions(block_size=len(lines))
    return arrow.json.read_json(BytesIO(lines), read_options=at_once, parse_options=known_only)


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
