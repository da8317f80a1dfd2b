"""Worker processes: where requests are parsed and answered, within a time limit, and stopped when nobody waits."""

from nonokit.server.workers.pool import Pool
from nonokit.server.workers.worker import Reply

__all__ = ["Pool", "Reply"]
