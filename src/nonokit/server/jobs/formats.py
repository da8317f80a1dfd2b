"""The formats puzzles can be written in, for whoever offers a choice."""

from __future__ import annotations

from pydantic import BaseModel

from nonokit.server.jobs.job import Job
from nonokit.server.wire.request import Request


class FormatsRequest(Request):
    """Nothing to ask."""


class FormatJson(BaseModel):
    """`carries` names what the format has a place for, such as "colours" or "title"."""

    name: str
    title: str
    suffixes: list[str]
    carries: list[str]


class FormatList(BaseModel):
    """All formats that can be written."""

    formats: list[FormatJson]


def run(request: FormatsRequest) -> FormatList:
    """Every format that has a writer."""
    from nonokit.formats import known_formats

    return FormatList(
        formats=[
            FormatJson(
                name=one.name, title=one.title, suffixes=list(one.suffixes), carries=sorted(one.carries)
            )
            for one in known_formats()
            if one.write is not None
        ]
    )


JOB = Job(
    name="formats",
    summary="Formats to convert to",
    request=FormatsRequest,
    answer=FormatList,
    run=run,
)
