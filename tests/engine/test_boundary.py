"""The native module's own doors: whatever is passed in, it raises or answers, and never harms the process."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from nonokit.engine import Lines, Outcome, choose
from nonokit.model import BLACK_AND_WHITE, Puzzle
from nonokit.solving import brief
from nonokit.solving.solve_run import lines_of
from pictures import hard_puzzle

pytestmark = pytest.mark.native

LARGEST_BUDGET = 2**63 - 1
ONE = ((1, 1),)


@pytest.fixture
def native() -> Any:
    """The module itself, without the face around it."""
    from nonokit.engine import _native

    return _native


def runs_that_wrap(width: int, bits: int = 32) -> tuple[tuple[int, int], ...]:
    """Runs whose cells and gaps, less the line's own, are exactly 2 to the power of `bits`."""
    count = (1 << bits) // 1_000_001
    left = (1 << bits) - count * 1_000_001 + width
    return ((1_000_000, 1),) * count + ((left, 1),)


@pytest.mark.parametrize("width", [10, 62, 63, 100, 200, 3000])
def test_runs_whose_sum_wraps_round_do_not_fit(native: Any, width: int) -> None:
    clue = runs_that_wrap(width)
    board = native.board((clue,), ((),) * width, 2)
    assert board.propagate() == Outcome.CONTRADICTION
    assert board.search(2, 1000) == Outcome.CONTRADICTION
    assert native.settle(clue, [3] * width, 2) is None


@pytest.mark.parametrize("literals", [[0], [2], [-2], [1, 0], [2**31 - 1], [-(2**31)]])
def test_a_learner_takes_only_its_own_variables(native: Any, literals: list[int]) -> None:
    with pytest.raises(ValueError, match="literal"):
        native.Learner(1, literals)
    learner = native.Learner(1, [1])
    with pytest.raises(ValueError, match="literal"):
        learner.prefer(literals)
    with pytest.raises(ValueError, match="literal"):
        learner.solve(literals, 1000)
    assert learner.solve([], 1000) is True


@pytest.mark.parametrize("literals", [[0], [2**24 + 1], [-(2**31)]])
def test_clauses_without_sense_are_refused(native: Any, literals: list[int]) -> None:
    learner = native.Learner(1, [])
    with pytest.raises(ValueError, match="literal"):
        learner.add(literals)
    assert learner.solve([], 1000) is True


@pytest.mark.parametrize("variables", [-1, 2**24 + 1, 2**31 - 1])
def test_a_learner_has_a_sensible_number_of_variables(native: Any, variables: int) -> None:
    with pytest.raises(ValueError, match="variables"):
        native.Learner(variables, [])


def test_clauses_do_not_go_into_a_smaller_learner(native: Any) -> None:
    board = choose("native").board(lines_of(hard_puzzle(8, 3)))
    formula = board.encode(0)
    assert formula.variables > 1
    with pytest.raises(ValueError, match="variable that does not exist"):
        native.Learner(1, []).load(formula)


def test_the_largest_budgets_do_not_wrap_round(native: Any) -> None:
    lines = Lines(4, 4, 2, (ONE,) * 8)
    board = choose("native").board(lines)
    assert board.advance(LARGEST_BUDGET) == Outcome.OPEN
    assert board.probe(2**31 - 1, LARGEST_BUDGET) == Outcome.OPEN
    assert board.search(2**31 - 1, LARGEST_BUDGET) == Outcome.SOLVED
    assert len(board.solutions()) == 24
    learner = native.Learner(2, [])
    learner.add([1, 2])
    assert learner.solve([-1], LARGEST_BUDGET) is True
    assert learner.solve([-1, -2], LARGEST_BUDGET) is False


class Liar(Sequence[Any]):
    """Says it is shorter, or longer, than what going through it yields."""

    def __init__(self, items: list[Any], length: int) -> None:
        self.items, self.length = items, length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: Any) -> Any:
        return self.items[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.items)


@pytest.mark.parametrize("length", [0, 1, 3, 100])
def test_what_a_sequence_says_of_its_length_does_not_matter(native: Any, length: int) -> None:
    lines = Liar([ONE, ONE], length)
    board = native.board(lines, lines, 2)
    assert len(board.cells()) == 4
    runs = Liar([(1, 1), (1, 1)], length)
    board = native.board([runs], [ONE, (), ONE], 2)
    assert board.propagate() == Outcome.SOLVED
    assert native.settle(runs, [3, 3, 3], 2) == [2, 1, 2]
    ones = array("i", [1, 1, 1, 1])
    assert native.verify(ones, ones, bytes(ones.tolist()), 2, Liar([b"\1\0\0\1"], length), b"") is True


class Fresh(Sequence[bytes]):
    """Makes its items when asked for them and keeps none."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: Any) -> bytes:
        if index >= self.count:
            raise IndexError
        return bytes([1, 0]) * 2000


def test_solutions_that_nobody_else_holds_are_checked(native: Any) -> None:
    counts, lengths = array("i", [2000, *[1, 0] * 2000]), array("i", [1] * 4000)
    assert native.verify(counts, lengths, b"\1" * 4000, 1, Fresh(100), b"") is True


@pytest.mark.parametrize(
    ("counts", "lengths", "colours", "height"),
    [
        ([1, 1], [1], b"\1\1", 1),
        ([1, 1], [1, 1], b"\1", 1),
        ([1, 1], [1, 1], b"\1\2", 1),
        ([1, 1], [1, 1], b"\0\1", 1),
        ([1, 1], [1, 1], b"\1\1", 2),
        ([1, 1], [1, 1], b"\1\1", 0),
        ([1, 1], [1, 1], b"\1\1", -1),
        ([1, -2], [1], b"\1", 1),
        ([1, 1], [1, -1], b"\1\1", 1),
        ([2**31 - 1, 1], [1], b"\1", 1),
        ([0] * 4097, [], b"", 1),
        ([0] * 9000, [], b"", 4500),
        ([], [], b"", 0),
    ],
)
def test_arrays_that_make_no_board_are_refused(
    native: Any, counts: list[int], lengths: list[int], colours: bytes, height: int
) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        native.board_of_arrays(array("i", counts), array("i", lengths), colours, height, 2)
    with pytest.raises(ValueError, match="size"):
        native.board_of_arrays(b"123", b"", b"", 1, 2)
    with pytest.raises(TypeError):
        native.board_of_arrays(None, b"", b"", 1, 2)


def test_a_line_that_changes_while_it_is_read_is_read_as_it_was(native: Any) -> None:
    class Length:
        def __index__(self) -> int:
            rows.clear()
            return 1

    rows: list[Any] = [((Length(), 1),), ONE]
    assert native.board(rows, [ONE, ONE], 2).propagate() == Outcome.OPEN


@pytest.mark.parametrize(
    ("rows", "columns", "values"),
    [
        ([], [ONE], 2),
        ([ONE], [], 2),
        ([ONE], [ONE], 0),
        ([ONE], [ONE], 65),
        ([((1, 2),)], [ONE], 2),
        ([((-1, 1),)], [ONE], 2),
        ([((1_000_001, 1),)], [ONE], 2),
        ([ONE], [ONE] * 4096, 2),
        ([ONE] * 4096, [ONE], 2),
    ],
)
def test_boards_that_cannot_be_are_refused(native: Any, rows: Any, columns: Any, values: int) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        native.board(rows, columns, values)


@pytest.mark.parametrize("rows", [5, [5], [((1,),)], [(1,)], [(("x", 1),)]])
def test_what_is_no_clue_is_refused(native: Any, rows: Any) -> None:
    with pytest.raises(TypeError):
        native.board(rows, [ONE], 2)


@pytest.mark.parametrize(("cell", "value"), [(-1, 0), (4, 0), (0, -1), (0, 2), (2**31 - 1, 1)])
def test_cells_and_values_outside_the_board_are_refused(native: Any, cell: int, value: int) -> None:
    board = native.board([ONE, ONE], [ONE, ONE], 2)
    for change in (board.assign, board.forbid):
        with pytest.raises(IndexError):
            change(cell, value)
    assert board.propagate() == Outcome.OPEN


def test_a_poll_that_raises_stops_the_stage_and_is_heard() -> None:
    def poll() -> bool:
        raise RuntimeError("poll")

    board = choose("native").board(lines_of(hard_puzzle(45, 3)), poll)
    before = board.cells()
    with pytest.raises(RuntimeError, match="poll"):
        board.search(2, 10**9)
    assert board.propagate() == Outcome.STOPPED
    assert board.cells().count(255) >= before.count(255) * 0.9


def test_a_board_serves_one_call_at_a_time() -> None:
    errors = []

    def poll() -> bool:
        for call in (board.propagate, board.cells, board.copy, lambda: board.assign(0, 0)):
            try:
                call()
            except RuntimeError as error:
                errors.append(str(error))
        return True

    board = choose("native").board(lines_of(hard_puzzle(45, 3)), poll)
    assert board.search(2, 10**9) == Outcome.STOPPED
    assert errors == ["in use by another call"] * 4


def test_results_are_made_of_plain_classes_alone(native: Any) -> None:
    """Memory is written where their slots are: what else a class holds would be overwritten."""
    usual = [*brief.CLASSES]

    class Number(int):
        pass

    for place, other in ((0, Number), (1, Puzzle), (2, int), (3, Number), (4, Number)):
        classes = (*usual[:place], other, *usual[place + 1 :])
        with pytest.raises((TypeError, AttributeError)):
            native.Answers(classes, brief.STATUSES, brief.STAGE_NAMES, "native", BLACK_AND_WHITE, print)
    with pytest.raises(TypeError):
        native.read_lists(Number, [[1]], [[1]], BLACK_AND_WHITE)


def test_what_is_no_puzzle_is_answered_by_nobody(native: Any) -> None:
    answers = brief.answers_of("native")
    assert answers is not None
    strange = [
        None,
        3,
        (1, 2),
        ([[1]], [["x"]]),
        ([], []),
        ([[1]] * 5000, [[1]]),
        ([[2**70]], [[1]]),
        ((), (), ()),
    ]
    queue = answers.queue(1, 2, 1.0, None)
    queue.put(7, strange)
    assert queue.take(True, 0) is None
    assert queue.work(False, 0) == 7
    assert queue.begun(7) == (tuple(strange), [None] * len(strange))
    with pytest.raises(AttributeError):
        answers.solve(3, 2, None, None)


def test_only_what_was_handed_out_is_finished(native: Any) -> None:
    answers = brief.answers_of("native")
    assert answers is not None
    queue = answers.queue(1, 2, 1.0, None)
    queue.put(0, [None])
    for call in (lambda: queue.begun(0), lambda: queue.finish(0, []), lambda: queue.finish(1, [])):
        with pytest.raises(KeyError):
            call()
    assert (queue.take(False, 0), queue.has_rest, queue.work(True, 0)) == (None, True, 0)
    queue.finish(0, ["an answer"])
    with pytest.raises(KeyError):
        queue.finish(0, [])
    assert (queue.has_rest, queue.take(True, 0)) == (False, (0, ["an answer"]))
    queue.put(1, [None])
    queue.end()
    assert queue.work(True, 0) is None


def numbers(*values: int) -> bytes:
    return array("i", values).tobytes()


@pytest.mark.parametrize(
    "buffers",
    [
        (numbers(1, 1), numbers(1), None),
        (numbers(1, 1), numbers(1, 1), b"\1"),
        (numbers(1, 1), b"\1\1\1", None),
        (numbers(2**30, 1), numbers(1, 1), None),
        (numbers(1, 1), numbers(1, 1)),
    ],
)
def test_arrays_that_do_not_belong_together_are_refused(native: Any, buffers: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        native.sides_agree(buffers, 1, 2)


def test_strange_sizes_are_refused(native: Any) -> None:
    good = (numbers(1, 1), numbers(1, 1), None)
    assert native.sides_agree(good, 1, 2)
    assert not native.sides_agree(good, 0, 2)
    assert not native.sides_agree(good, 2, 2)
    for height, palette in ((-1, 2), (1, -1), (1, 1000)):
        with pytest.raises(ValueError, match="no such size"):
            native.sides_agree(good, height, palette)
    for cells, width in ((b"", 1), (b"\1", 0), (b"\1", -1), (b"\1\1\1", 2), (b"\1\xff", 1)):
        assert native.clues_of_picture(cells, width) is None


def test_strange_texts_are_left_to_others(native: Any) -> None:
    """Whatever is no text of clues, and whatever ends in the middle of one."""
    clues = '<line><count color="red">3</count></line></clues><clues type="columns"><line/></clues>'
    assert native.read_xml_clues(clues, True, {"red": 1}, 0)[1:] == (1, 1, len(clues))
    lists = '[[1, [2, "red"]], []]'
    assert native.read_json_clues(lists, 0, [])[2:] == (b"\0\1", len(lists))
    for end in range(len(clues)):
        assert native.read_xml_clues(clues[:end], True, {"red": 1}, 1) is None
    for end in range(len(lists)):
        assert native.read_json_clues(lists[:end], 0, []) is None
    assert native.read_json_clues(lists, 10**6, []) is None
    for values in ({"": 1}, {"red": -1}, {"red": 256}, {"red": "x"}, {1: 1}, {str(i): 1 for i in range(100)}):
        assert native.read_coloured(["red 3"], ["red 1"], values) is None
    for line in (
        "red",
        "3",
        "red 3 red",
        "red 0",
        "red 12345678",
        '"red 3',
        "blue 1",
        3,
        None,
        [3],
        [[3]],
        "\ud800",
    ):
        assert native.read_coloured([line], ["red 1"], {"red": 1}) is None
