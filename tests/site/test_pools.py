"""What the page knows of the server's pools."""

from __future__ import annotations

import re
from pathlib import Path

from nonokit.server.jobs import MODULES, Job, find_job
from nonokit.site import SiteOptions
from nonokit.site.building import WEB, plain_files

PAGE = Path(__file__).parents[2] / "src/nonokit/web/app/net/python.js"


def test_the_course_needs_nothing_but_files() -> None:
    files = plain_files(SiteOptions())
    assert files["course/exercises.json"] == (WEB / "course/exercises.json").read_bytes()


def test_long_jobs_have_a_worker_of_their_own() -> None:
    listed = re.search(r"SLOW_JOBS = Object\.freeze\(\[(.*?)\]\)", PAGE.read_text(encoding="utf-8"))
    assert listed is not None
    usual = Job.__dataclass_fields__["quick_bytes"].default
    slow = {name for name in MODULES if find_job(name).quick_bytes < usual}
    assert slow <= set(re.findall(r'"([^"]+)"', listed[1]))
