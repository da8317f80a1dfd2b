"""`nonokit batch`: one row for every puzzle of however many, on all cores or many machines."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import expand, is_transposed, missing
from nonokit.cli.output import Output, counted
from nonokit.cli.plain import tell
from nonokit.cli.progress import StatusLine
from nonokit.cli.targets import check_folder
from nonokit.errors import NonokitError, UnsupportedFeature

if TYPE_CHECKING:
    from nonokit.batch import BatchProgress, Job, Summary
    from nonokit.batch.run import Workers

EPILOG = """\b
Examples:
  nonokit batch check puzzles/ --out results.csv
  nonokit batch solve million.jsonl --out results.parquet --timeout-s 10
  nonokit batch count puzzles/ --out counts.jsonl --shard 3/100
  nonokit batch rate puzzles/ --out ratings.csv --dask tcp://scheduler:8786
  zcat codes.txt.gz | nonokit batch convert - --as json --out all.jsonl

The file of results has a row for every puzzle, in the order of the inputs. Run the same command again after it was
stopped or killed: it goes on behind the last row. A puzzle that fails, crashes or runs away has a row that says so
(status "error"), and the others go on; the exit code is 0 when all rows are there, and 1 when an input that was named
is not there at all. Without --timeout-s a puzzle may take as long as it wants; only counting,
and looking for all cells in which solutions differ, end after 10 s with "at least".

An input that ends in .jsonl or .ndjson, or is read with --lines, holds a puzzle a line, such as
{"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}, and may be of any length.

"""


def shard_of(_ctx: click.Context, _option: click.Parameter, text: str) -> tuple[int, int]:
    """The two numbers of "3/100"."""
    own, _, shards = text.partition("/")
    if own.isdecimal() and shards.isdecimal() and 1 <= int(own) <= int(shards):
        return int(own), int(shards)
    raise click.BadParameter(f"{text!r} is not one of so many, such as 3/100")


@click.command(epilog=EPILOG)
@click.argument("what", type=click.Choice(["solve", "check", "rate", "count", "convert"]))
@options.inputs_argument
@click.option("-o", "--out", required=True, metavar="FILE", type=click.Path(dir_okay=False),
              help="The file of results: .jsonl, .csv or .parquet.")  # fmt: skip
@click.option("--restart", "restarts", is_flag=True, help="Begin anew, whatever the file holds.")
@click.option("-j", "--jobs", type=click.IntRange(0, options.MOST_JOBS), default=0, metavar="N",
              help="So many processes; one a core unless said.")  # fmt: skip
@options.timeout_option()
@click.option(
    "--memory-mb", type=click.IntRange(min=64), metavar="MB", help="The memory that a process may take."
)
@options.engine_option
@click.option("--as", "to", metavar="FORMAT", help="What convert makes of them; non unless said.")
@click.option("--lines", "has_lines", is_flag=True, help="Every input holds a puzzle a line.")
@click.option("--shard", default="1/1", callback=shard_of, metavar="I/N",
              help="Only every N-th input or line, from the I-th on: one command a machine.")  # fmt: skip
@click.option("--dask", metavar="ADDRESS", help="Work on this Dask cluster, such as tcp://scheduler:8786.")
@options.format_option
def command(
    what: str,
    inputs: tuple[str, ...],
    out: str,
    restarts: bool,
    jobs: int,
    timeout_s: float | None,
    memory_mb: int | None,
    engine: str,
    to: str | None,
    has_lines: bool,
    shard: tuple[int, int],
    dask: str | None,
    format: str | None,
) -> None:
    """Solve, check, rate, count or convert many puzzles into a table of results that grows while it works."""
    from nonokit.batch import COLUMNS, Job, Results, Source, run
    from nonokit.batch.summary import duration

    check_flags(what, to, engine, dask, jobs, memory_mb)
    check_folder(out)
    to = text_format(to or "non")
    results = Results(out, COLUMNS[what], restarts=restarts)
    source = Source(names_of(inputs, (out, results.journal)), has_lines=has_lines, shard=shard)
    job = Job(what, timeout_s, memory_mb, engine, format, to, results.as_csv, is_transposed())
    progress = ProgressLine()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    lacking = [sentence for sentence in map(missing, inputs) if sentence]
    for sentence in lacking:
        tell(f"nonokit: {sentence}")
    try:
        with results:
            if results.row_count:
                progress.say(f"going on behind {counted(results.row_count, 'row')} of {out}")
            done = run(source, results, workers_of(job, jobs, dask), progress)
            if done.summary.seen and not done.rows:
                progress.say("every puzzle has its row already")
            else:
                progress.say(f"{counted(done.rows, 'row')} in {duration(done.seconds)}, {rate_words(done)}")
            results.finish()
            print_summary(done.summary)
    except KeyboardInterrupt:
        progress.say(f"stopped; the same command goes on with {out}")
        sys.exit(exit_codes.INTERRUPTED)
    finally:
        progress.clear()
    if lacking:
        sys.exit(exit_codes.ERROR)


def check_flags(
    what: str, to: str | None, engine: str, dask: str | None, jobs: int, memory_mb: int | None
) -> None:
    """Refuses what would be passed over in silence."""
    if to is not None and what != "convert":
        raise click.UsageError(f"--as says what convert makes of puzzles; {what} writes a table about them.")
    if engine != "auto" and what in ("rate", "convert"):
        raise click.UsageError(f"--engine says who solves; {what} does not ask for one.")
    if dask is not None and (jobs or memory_mb):
        raise click.UsageError(
            "--jobs and --memory-mb are for processes of this machine; the workers of a cluster were given theirs."
        )


def text_format(name: str) -> str:
    """The name of a format that puzzles can be written in, as text."""
    from nonokit.formats import converted, get_format
    from nonokit.model import Puzzle

    try:
        converted(Puzzle.from_grid(["#"]), name)[0].decode()
    except UnsupportedFeature as error:
        raise click.UsageError(f"--as {name}: {error}.") from None
    except UnicodeDecodeError:
        title = get_format(name).title
        raise click.UsageError(
            f"--as {name}: a {title} is no text; 'nonokit convert' writes files."
        ) from None
    return get_format(name).name


def names_of(arguments: tuple[str, ...], own: tuple[str, ...]) -> Iterator[str]:
    """All inputs, without the files that are written, which may be in the folder that is read."""
    for argument in arguments:
        if is_one_of(argument, own):
            raise NonokitError(f"{argument}: this is the file of results, and cannot be an input")
        for name in expand(argument):
            if not is_one_of(name, own):
                yield name


def is_one_of(name: str, files: tuple[str, ...]) -> bool:
    """Whether a name is that of one of some files, perhaps by another path."""
    same_names = [file for file in files if os.path.basename(file) == os.path.basename(name)]
    return any(os.path.realpath(file) == os.path.realpath(name) for file in same_names)


def workers_of(job: Job, jobs: int, dask: str | None) -> Workers:
    """Who does the work."""
    if dask is not None:
        from nonokit.batch.cluster import Cluster

        cluster = Cluster(job, dask)
        if not cluster.count_workers():
            tell(f"nonokit: {dask} has no workers yet; waiting for the first")
        return cluster
    from nonokit.batch.processes import Processes
    from nonokit.solving.many import cores

    return Processes(job, jobs or cores())


def rate_words(done: BatchProgress) -> str:
    """How fast it goes."""
    return f"{done.rows / max(done.seconds, 1e-9):,.0f} a second"


class ProgressLine(StatusLine):
    """A line on a terminal's stderr that follows the work."""

    def __call__(self, done: BatchProgress) -> None:
        """Draws the line anew, now and then."""
        if not sys.stderr.isatty():
            return
        parts = [f"{done.rows:,} rows", rate_words(done)]
        if done.share and done.left_s is not None:
            from nonokit.batch.summary import duration

            parts += [f"{done.share:.0%}", f"{duration(done.left_s)} left"]
        if done.summary.seen["error"]:
            parts.append(f"{done.summary.seen['error']:,} errors")
        self.show(*parts)

    def say(self, sentence: str) -> None:
        """A sentence in the place of the line."""
        self.clear()
        tell(f"nonokit: {sentence}")


def print_summary(summary: Summary) -> None:
    """How many of each, percentiles of the times, and their distribution."""
    from nonokit.batch.summary import duration

    output = Output(None, "auto")
    output.say(", ".join(f"{count:,} {status}" for status, count in summary.seen.most_common()) or "no rows")
    if summary.first_error:
        output.say(f"the first error: {summary.first_error}")
    if not summary.times:
        return
    shares = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("99.9 %", 0.999))
    facts = [(name, duration(summary.percentile(share))) for name, share in shares]
    seconds, name = summary.slowest
    output.facts([*facts, ("slowest", f"{duration(seconds)}, {name}"), ("in all", duration(summary.total_s))])
    output.say()
    for line in summary.plot():
        output.say(line)
