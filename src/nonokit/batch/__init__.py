"""Many puzzles, one row each in a file of results: on all cores, or on many machines; a run that was killed goes on."""

from nonokit.batch.job import COLUMNS, COMMANDS, Job
from nonokit.batch.results import Results
from nonokit.batch.run import BatchProgress, run
from nonokit.batch.sources import Source
from nonokit.batch.summary import Summary, summary_of

__all__ = ["COLUMNS", "COMMANDS", "BatchProgress", "Job", "Results", "Source", "Summary", "run", "summary_of"]
