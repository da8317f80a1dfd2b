"""A request and its answer in bytes, whatever comes: what a worker does, be it a process of the server or Python in a
browser."""

from __future__ import annotations

import gc
import logging

from pydantic import BaseModel, ValidationError

from nonokit.errors import NonokitError
from nonokit.server.faults import ApiError, Fault, fault_of, fault_of_validation
from nonokit.server.jobs import File, find_job
from nonokit.server.jobs.job import JSON_TYPE, Job

log = logging.getLogger(__name__)
Answer = tuple[int, str, bytes]
MANY_NEW = 10_000  # objects, a few milliseconds' worth of garbage collection


def collect_seldom() -> None:
    """A full garbage collection takes longer than ten hints, and hints leave hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


def collect_between() -> None:
    """Collects what one answer left behind before the next is asked for: in the middle of a hint it would double its time."""
    if gc.get_count()[0] > MANY_NEW:
        gc.collect(1)


def warm_up() -> None:
    """Imports what the first hint needs, before anybody waits for it."""
    body = b'{"puzzle": {"rows": [[1]], "columns": [[1]]}, "depth": "cells"}'
    answer("hint", body)
    answer("check", b'{"puzzle": {"rows": [[1]], "columns": [[1]]}, "state": "?"}')


def answer(name: str, body: bytes | str) -> Answer:
    """The answer to a request, whatever it is."""
    try:
        return answer_of(find_job(name), body)
    except NonokitError as error:
        return refuse(fault_of(error))
    except ApiError as error:
        return refuse(error.fault)
    except MemoryError:
        return refuse(Fault(code="too-large", message="this takes more memory than a request may have"))
    except Exception:  # the outermost edge of a worker: a bug of ours, told to the log and not to the client
        log.exception("%s failed", name)
        return refuse(Fault(code="internal", message="something went wrong here; the server's log says more"))


def answer_of(job: Job, body: bytes | str) -> Answer:
    """What a job says to a request."""
    try:
        request = job.request.model_validate_json(body)
    except ValidationError as error:
        return refuse(fault_of_validation(error, job.request))
    result = job.run(request)
    if isinstance(result, File):
        return 200, result.media_type, result.data
    return 200, JSON_TYPE, to_json(result)


def to_json(result: BaseModel) -> bytes:
    """An answer as JSON, under the names of the interface."""
    return result.model_dump_json(by_alias=True).encode()


def refuse(fault: Fault) -> Answer:
    """A fault as an answer."""
    return fault.status, JSON_TYPE, fault.to_json()
