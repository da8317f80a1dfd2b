"""Every answer that is not what was asked for: `{code, message, where}`, with a status from one table.

`code` is stable, `message` is for people, `where` says which field of the request or which line of a file is
meant, null when neither applies.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from pydantic import BaseModel, Field, ValidationError

from nonokit.errors import FormatError, NonokitError
from nonokit.server.wire.answer import Answer

# code → HTTP status. Also the list that docs/server.md prints.
STATUS = {
    "request": 422,  # not the JSON this endpoint takes
    "puzzle": 422,  # clues, colours or cells that cannot be
    "format": 422,  # a file or text that cannot be read
    "no-puzzle": 422,  # there is none in it
    "unsupported": 422,  # the target cannot carry this puzzle
    "error": 422,  # an option that cannot be
    "argument": 422,  # likewise, found by the function itself
    "engine": 501,
    "missing-extra": 501,
    "token": 401,  # not let in
    "host": 421,
    "origin": 403,
    "shipped": 403,  # puzzles of the package cannot be removed
    "not-found": 404,
    "method": 405,
    "slow-request": 408,
    "too-large": 413,
    "media-type": 415,
    "internal": 500,
    "busy": 503,
    "storage-locked": 503,
    "timeout": 504,
    "storage-full": 507,
    "storage": 500,
}


class Where(Answer):
    """The place a fault is about: a field of the request, or a line and column of a text (from 1)."""

    field: str | None = None
    line: int | None = None
    column: int | None = None


class Fault(Answer):
    """The body of every error."""

    code: str = Field(examples=["puzzle"])
    message: str
    where: Where | None = None

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.code, 500)

    def to_json(self) -> bytes:
        """The body as bytes."""
        return self.model_dump_json().encode()


class ApiError(Exception):
    """Ends a request with a fault."""

    def __init__(self, code: str, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.fault = Fault(code=code, message=message, where=Where(field=field) if field else None)


def fault_of(error: NonokitError) -> Fault:
    """One of the library's errors as a fault."""
    if isinstance(error, FormatError):
        has_place = error.line is not None or error.column is not None
        where = Where(line=error.line, column=error.column) if has_place else None
        return Fault(code=error.code, message=error.message, where=where)
    return Fault(code=error.code, message=str(error))


def fault_of_validation(error: ValidationError, model: type[BaseModel]) -> Fault:
    """The first thing wrong with a request of that model; a key that there is not may be the reason for all else.

    >>> class Wish(BaseModel, extra="forbid"):
    ...     cells: list[int]
    >>> try:
    ...     Wish.model_validate({"cell": []})
    ... except ValidationError as error:
    ...     print(fault_of_validation(error, Wish).message)
    cell: there is no such key, did you mean 'cells'? (and 1 more)
    """
    errors = error.errors(include_url=False, include_context=False, include_input=False)
    first = next((one for one in errors if one["type"] == "extra_forbidden"), errors[0])
    field = field_name(first["loc"])
    message = (
        no_such_key(str(first["loc"][-1]), model) if first["type"] == "extra_forbidden" else first["msg"]
    )
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    prefix = f"{field}: " if field else ""
    return Fault(
        code="request", message=f"{prefix}{message}{more}", where=Where(field=field) if field else None
    )


def no_such_key(key: str, model: type[BaseModel]) -> str:
    """What is wrong with a key that neither a model nor what is inside it has."""
    schema = model.model_json_schema()
    parts = (schema, *schema.get("$defs", {}).values())
    known = [name for part in parts for name in part.get("properties", ())]
    close = get_close_matches(key, known, 1)
    return f"there is no such key, did you mean {close[0]!r}?" if close else "there is no such key"


def field_name(parts: tuple[Any, ...]) -> str:
    """A path into the request, as people write it.

    >>> field_name(("puzzle", "rows", 3, 0, "length"))
    'puzzle.rows[3][0].length'
    """
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts)
    return text.removeprefix(".")
