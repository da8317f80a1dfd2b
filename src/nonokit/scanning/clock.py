"""The time that this thread works: how a picture is read must not depend on what else the machine does."""

from __future__ import annotations

import time

# Not every system keeps it by thread.
seconds_of_work = getattr(time, "thread_time", time.process_time)
