"""A job: a question with a typed answer, worked on in a worker process with a time limit.

To add an endpoint that computes, write one file here with a request model, an answer model, a function and a `JOB`,
and name it in `jobs/__init__.py`. The route, the OpenAPI description and the limits follow from the `JOB`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel

from nonokit.server import limits

JSON_TYPE = "application/json"


@dataclass(frozen=True)
class File:
    """An answer that is a file."""

    media_type: str
    data: bytes


@dataclass(frozen=True)
class Job:
    """`answer` is the model of the answer, or the media types of a file.

    `limit_s` is when the worker is stopped from outside; functions with limits of their own end before it. A request of
    at most `quick_bytes` is expected to take no time, a longer one may.
    """

    name: str
    summary: str
    request: type[BaseModel]
    answer: type[BaseModel] | tuple[str, ...]
    run: Callable[[Any], BaseModel | File]
    quick_bytes: int = 40_000
    limit_s: float = 10.0
    max_bytes: int = limits.MAX_BODY_BYTES

    def pool(self, body: bytes) -> Literal["quick", "slow"]:
        """Where a request belongs."""
        return "quick" if len(body) <= self.quick_bytes else "slow"
