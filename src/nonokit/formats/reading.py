"""From the content of a file to puzzles: picks the format, and turns what a reader finds impossible into a `FormatError`
with a source."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from nonokit import hooks
from nonokit.errors import FormatError, NoPuzzle, PuzzleError
from nonokit.formats.at_a_glance import puzzles_at_a_glance
from nonokit.formats.clues import is_sound
from nonokit.formats.detection import candidates, is_told_by_content
from nonokit.formats.file_names import is_of_puzzles
from nonokit.formats.format import CERTAIN, Format, Sample
from nonokit.formats.json_stream import named_values
from nonokit.formats.json_value import cut_off
from nonokit.formats.limits import MAX_LINES, size_problem
from nonokit.formats.margins import read_inside, without_margins
from nonokit.formats.one_by_one import read_each
from nonokit.formats.readings import choose, with_note
from nonokit.formats.refusal import binary_problem, no_puzzle, refusal, unknown
from nonokit.formats.registry import get_format, names_for_suffix
from nonokit.model import Puzzle

_SEVERAL = 2  # runs, and pictures
_LEAST_COUNTED, _MOST_COUNTED = 4, 50  # lines
COUNTS_ASSUMED = "read as a nonogram, though no line has two numbers and they do not give one picture: they may count something else"


def read_sample(sample: Sample, name: str | None = None) -> list[Puzzle]:
    """All puzzles of a sample, in a given format or the one it looks like."""
    if is_too_long(sample):
        raise sample.error(f"a text of more than {MAX_LINES} lines: divide it")
    if name is not None:
        return read_as(get_format(name), sample)
    puzzles = puzzles_at_a_glance(sample)
    if puzzles and is_told_by_content(sample, puzzles[0].extras["format"]) and all(map(is_sound, puzzles)):
        return _with_doubts(puzzles, [])
    values = named_values(sample)
    if values:
        return read_each(sample, values, _read_value)
    broken = cut_off(sample)
    if broken:
        return _read_damaged(sample, "JSON", broken)
    ranked = candidates(sample) if sample.text.strip() else []
    if not ranked:
        raise no_puzzle(sample, unknown(sample))
    inside = without_margins(sample) if ranked[0][1] < CERTAIN else None
    if inside and candidates(inside)[0][1] >= CERTAIN:
        return read_inside(sample, inside, read_sample)
    if ranked[0][1] >= CERTAIN:
        return _read_certain(ranked[0][0], sample)
    structure = get_format("structure")
    if all(known is not structure for known, _ in ranked):
        ranked = [*ranked, (structure, 0)]
    return _first_that_fits(ranked, sample)


def _read_value(sample: Sample) -> list[Puzzle]:
    """The puzzles of one of several JSON values, beside which there may be others: a header, for one."""
    try:
        return read_sample(sample)
    except NoPuzzle:
        return []


def is_too_long(sample: Sample) -> bool:
    """Whether it is a text of too many lines to make a list of them."""
    data = sample.data
    if len(data) <= MAX_LINES or b"\0" in data[:1000]:
        return False
    return max(map(data.count, (b"\n", b"\r"))) > MAX_LINES


def read_as(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in one format; `FormatError` for whatever is wrong with it."""
    if known.read is None:
        raise sample.error(f"{known.title} can be written, not read")
    return _checked(known, sample, known.read)


def _read_certain(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in the format whose marks it has, unless these stand in noise, in prose, or in another scheme."""
    try:
        return _read_found(known, sample)
    except FormatError as error:
        problem = binary_problem(sample)
        if problem:
            raise no_puzzle(sample, problem) from None
        return _read_damaged(sample, known.title, error)


def _read_damaged(sample: Sample, title: str, error: FormatError) -> list[Puzzle]:
    """All puzzles of a sample that a format should read and cannot, if their clues are all there; else its error."""
    try:
        puzzles = _read_found(get_format("structure"), sample)
    except FormatError:
        raise error from None
    if "```" in sample.text:
        return puzzles
    if not all(puzzle.goal is None and is_sound(puzzle) for puzzle in puzzles):
        raise error  # where it is damaged is worth more than some picture in it
    return with_note(puzzles, f"read by its structure: as {title} it is damaged ({error.message})")


def _read_found(known: Format, sample: Sample) -> list[Puzzle]:
    """All puzzles of a sample in a format that nobody named: where it can be read in several ways, one is chosen."""
    return read_as(known, sample) if known.choices is None else _checked(known, sample, _chooser(known))


def _chooser(known: Format) -> Callable[[Sample], list[Puzzle]]:
    """Reads a sample in the way that is meant."""

    def read(sample: Sample) -> list[Puzzle]:
        found = [choose(choice) for choice in known.choices(sample)] if known.choices else []
        if not found and known.read:
            known.read(sample)  # says what is missing
        return found

    return read


def _checked(known: Format, sample: Sample, read: Callable[[Sample], list[Puzzle]]) -> list[Puzzle]:
    try:
        puzzles = read_each(sample, known.begins(sample), read) if known.begins else read(sample)
    except PuzzleError as error:
        raise sample.error(str(error)) from None
    except FormatError as error:
        error.source = error.source or sample.source
        raise
    if not puzzles:
        raise sample.error(f"{known.title}: there is no puzzle in it")
    sample.check_count(len(puzzles))
    for puzzle in puzzles:
        problem = size_problem(puzzle.width, puzzle.height)
        if problem:
            raise sample.error(problem)
        puzzle.extras.setdefault("format", known.name)
    return _with_doubts(puzzles, [puzzle for puzzle in puzzles if not is_sound(puzzle)])


def _with_doubts(puzzles: list[Puzzle], unsound: list[Puzzle]) -> list[Puzzle]:
    """The puzzles; those that cannot be as they stand, and those that may be others, with a note that says why."""
    for puzzle in unsound:
        with_note([puzzle], f"{puzzle.problems()[0].message}: a number may be wrong")
    for puzzle in puzzles if not unsound else ():
        counts, lengths, _ = puzzle.buffers
        if len(lengths) <= len(counts) and _may_be_counts(puzzle):  # else some line has two runs
            with_note([puzzle], COUNTS_ASSUMED)
    return puzzles


def _may_be_counts(puzzle: Puzzle) -> bool:
    """Whether clues of one number each are likely those of another puzzle, since they make no picture or several."""
    is_known = get_format(puzzle.extras["format"]).choices is None
    if is_known or puzzle.goal is not None or min(puzzle.width, puzzle.height) < _LEAST_COUNTED:
        return False
    if max(puzzle.width, puzzle.height) > _MOST_COUNTED or max(puzzle.flat.counts) >= _SEVERAL:
        return False
    return len([*islice(hooks.solutions(puzzle), _SEVERAL)]) != 1


def _first_that_fits(ranked: list[tuple[Format, int]], sample: Sample) -> list[Puzzle]:
    """Contents do not settle the format: the first reading without problems does."""
    readable: list[tuple[Format, list[Puzzle]]] = []
    errors: dict[str, FormatError] = {}
    tried: set[object] = set()  # formats that read by structure read alike
    for known, _ in ranked:
        if known.choices in tried:
            continue
        tried |= {known.choices} if known.choices else set()
        try:
            puzzles = _read_found(known, sample)
        except FormatError as error:
            errors[known.name] = error
            continue
        if all(map(is_sound, puzzles)):
            return _settled(puzzles, known, [other for other, _ in readable], _damage(sample, errors))
        readable.append((known, puzzles))
    if readable and not _damage(sample, errors):
        return readable[0][1]
    raise refusal(sample, ranked, errors)


def _damage(sample: Sample, errors: dict[str, FormatError]) -> str | None:
    """How a sample is damaged in the format that its name promises."""
    named = names_for_suffix(sample.suffix) if is_of_puzzles(sample.suffix) else []
    name = next((name for name in named if name in errors), None)
    return f"as {get_format(name).title} it is damaged ({errors[name].message})" if name else None


def _settled(puzzles: list[Puzzle], known: Format, refused: list[Format], damage: str | None) -> list[Puzzle]:
    if damage:
        with_note(puzzles, f"read {_way(known)}: {damage}")
    if not refused:
        return puzzles
    others = " or ".join(other.title for other in refused)
    return with_note(puzzles, f"read {_way(known)}: as {others} the clues do not agree")


def _way(known: Format) -> str:
    return "by its structure" if known.name == "structure" else f"as {known.title}"
