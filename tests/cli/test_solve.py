"""`nonokit solve`."""

from __future__ import annotations

import json

import pytest

import nonokit
from cli.conftest import CAT_ROWS, ROOT, objects
from nonokit.cli import exit_codes


def test_picture_codes_and_status(run, cat):
    result = run("solve", cat)
    assert result.exit_code == exit_codes.OK
    lines = result.stdout.splitlines()
    assert lines[0] == "Small cat · 3×3 · by Ann"
    assert "  3 ██████" in lines
    facts = dict(line.split(maxsplit=1) for line in lines[-5:])
    puzzle = nonokit.load(str(cat))
    assert (
        facts["rules"] == nonokit.dumps(puzzle.replace(goal=None, title=None, author=None), "short").strip()
    )
    assert facts["image"][0] in "LB"
    assert facts["status"] == "unique, by line logic alone"
    assert facts["time"].endswith((" µs", " ms"))


def test_our_example_as_the_readme_shows_it(run):
    lines = run("solve", ROOT / "examples" / "cat.non", "--style", "ascii").stdout.splitlines()
    assert lines[0] == "Cat on the wall · 15×15 · by nonokit"
    assert lines[-4].split() == ["rules", "R_9puv1-G87yX1vO97733_P6U_6Xc_3-Lvf7P9_i71_1-vm_PTA"]
    assert lines[-5].split() == ["image", "L_9uIn23Kcp-S3K_WWRCPV01JtC7zUMXklxA"]
    assert lines[-1] == "status  unique, by line logic alone"
    goal = nonokit.load(str(ROOT / "examples" / "cat.non")).goal
    drawn = [line[6:].replace("###", "#").replace("...", ".") for line in lines[5:20]]
    assert drawn == goal.to_text().splitlines()


def test_json(run, cat):
    (answer,) = objects(run("solve", cat, "--json"))
    assert answer["status"] == "unique"
    assert answer["solutions"] == [CAT_ROWS]
    assert answer["is_complete"] is True
    assert answer["methods"] == ["isolated-rules"]
    assert {
        "file",
        "title",
        "width",
        "height",
        "known",
        "image_code",
        "rules_code",
        "seconds",
    } <= answer.keys()


def test_several_solutions_are_shown_with_what_differs(run):
    result = run("solve", ROOT / "examples" / "ambiguous.non")
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS
    for caption in ("solution 1", "solution 2", "certain"):
        assert f"\n{caption}\n" in result.stdout
    assert result.stdout.count("▓▓") == 4
    assert "they differ in 4 cells; 52 of 60 cells certain" in result.stdout


def test_all_solutions_when_so_many_are_asked_for(run):
    (answer,) = objects(run("solve", ROOT / "examples" / "ambiguous.non", "--max-solutions", 9, "--json"))
    assert len(answer["solutions"]) == 4
    assert answer["is_complete"] is True


def test_one_solution_is_enough_when_one_is_asked_for(run):
    result = run("solve", ROOT / "examples" / "ambiguous.non", "--max-solutions", 1)
    assert result.exit_code == exit_codes.OK
    assert "one solution" in result.stdout


def test_two_threads_come_to_the_same_answer(run):
    result = run("solve", ROOT / "examples" / "ambiguous.non", "--threads", 2, "--methods", "sat")
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS
    assert run("solve", ROOT / "examples" / "ambiguous.non", "--threads", 0).exit_code == exit_codes.USAGE


def test_no_solution(run, impossible):
    result = run("solve", impossible)
    assert result.exit_code == exit_codes.NO_SOLUTION
    assert "status  no solution: " in result.stdout


def test_time_limit(run, cat):
    result = run("solve", cat, "--timeout-s", 0)
    assert result.exit_code == exit_codes.LIMIT
    assert "not decided: the time limit of 0 s was reached" in result.stdout


def test_highest_code_of_several_puzzles_counts(run, cat, impossible, broken):
    assert run("solve", cat, impossible).exit_code == exit_codes.NO_SOLUTION
    assert (
        run("solve", impossible, ROOT / "examples" / "ambiguous.non").exit_code
        == exit_codes.SEVERAL_SOLUTIONS
    )
    assert run("solve", broken, impossible).exit_code == exit_codes.ERROR


def test_methods_restrict_and_say_when_stuck(run):
    result = run("solve", "RrW8eI3iI3", "--methods", "isolated-rules")
    assert result.exit_code == exit_codes.LIMIT
    assert "stuck: isolated-rules" in result.stdout


def test_solving_goes_on_from_a_state(run, tmp_path):
    state = tmp_path / "state.txt"
    state.write_text(".###.\n" + "?????\n" * 4)
    result = run("solve", "RrW8eI3iI3", "--methods", "isolated-rules", "--state", state)
    assert result.exit_code == exit_codes.OK


def test_wrong_state_has_no_solution(run, cat, tmp_path):
    state = tmp_path / "state.txt"
    state.write_text("?#?\n???\n???\n")
    assert run("solve", cat, "--state", state).exit_code == exit_codes.NO_SOLUTION


def test_engines_agree(run, cat):
    answers = [objects(run("solve", cat, "--engine", name, "--json"))[0] for name in ("auto", "reference")]
    assert answers[0]["solutions"] == answers[1]["solutions"]
    assert answers[1]["engine"] == "reference"


def test_output_has_the_solution_as_goal(run, tmp_path):
    target = tmp_path / "solved.json"
    result = run("solve", "RrW8eI3iI3", "--to", target)
    assert result.exit_code == exit_codes.OK
    assert nonokit.load(str(target)).goal.to_text().splitlines()[0] == ".###."


def test_output_of_many_goes_into_one_file(run, cat, tmp_path):
    target = tmp_path / "solved.json"
    run("solve", cat, "RrW8eI3iI3", "--to", target)
    assert [puzzle.width for puzzle in nonokit.load_all(str(target))] == [3, 5]


def test_output_that_cannot_be_written_fails_before_solving(run, cat, tmp_path):
    targets = {tmp_path / "no" / "x.json": exit_codes.ERROR, tmp_path / "x.unheard": exit_codes.USAGE}
    for target, code in targets.items():
        result = run("solve", cat, "--to", target)
        assert result.exit_code == code
        assert result.stdout == ""


def test_verbose_logs_lines_with_a_legend(run, cat):
    lines = run("solve", cat, "--verbose").stdout.splitlines()
    assert lines[0].startswith("legend  # filled  . background  ? unknown")
    assert any("clue 3" in line for line in lines)
    first = next(i for i, line in enumerate(lines) if "  clue 3  1 → 1 placement  line logic  " in line)
    assert "→ ###" in lines[first + 1]
    assert "hot columns" in lines[first + 2]


def test_verbose_tells_clues_with_their_colours(run):
    text = run("solve", ROOT / "examples" / "sailboat.xml", "--verbose").stdout
    assert "row 5  clue 4r 1n 3y  " in text
    assert "\n1 line brought news\n" in run("solve", "1x1:1/1", "--verbose").stdout


def test_verbose_json_has_events(run, cat):
    (answer,) = objects(run("solve", cat, "--verbose", "--json"))
    last = answer["events"][-1]
    assert last["event"] == "line"
    assert last["before"] != last["after"]
    assert last["placements"][0] >= last["placements"][1] == 1


@pytest.fixture
def two_ways(tmp_path):
    """The smallest puzzle with two solutions."""
    file = tmp_path / "two.non"
    file.write_text("width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n")
    return file


@pytest.mark.parametrize(
    ("methods", "said"),
    [("probe", "guessed r1c1"), ("fork", "guessed r1c1"), ("sat", "4 cells learned after")],
)
def test_verbose_tells_what_every_method_found(run, two_ways, methods, said):
    text = run("solve", two_ways, "--verbose", "--methods", methods).stdout
    assert "how solution 1 follows" in text
    assert "how solution 2 follows" in text
    assert said in text


def test_a_trace_has_an_event_a_line(run, two_ways, cat, tmp_path):
    trace = tmp_path / "trace.jsonl"
    run("solve", cat, two_ways, "--trace", trace)
    events = [json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()]
    assert {event["file"] for event in events} == {str(cat), str(two_ways)}
    cells = [tuple(cell[:2]) for event in events if event["file"] == str(cat) for cell in event["cells"]]
    assert sorted(cells) == [(y, x) for y in range(3) for x in range(3)]
    assert {"line", "guess", "solution"} == {event["event"] for event in events}


def test_a_trace_never_overwrites_its_input(run, cat, tmp_path):
    before = cat.read_bytes()
    result = run("solve", cat, "--trace", cat)
    assert result.exit_code == exit_codes.ERROR
    assert "never overwritten" in result.stderr
    assert cat.read_bytes() == before


def test_stats_list_the_stages(run, cat):
    assert "line logic" in run("solve", cat, "--stats").stdout.split("method")[1]


def test_styles(run, cat):
    assert "■" in run("solve", cat, "--style", "squares").stdout
    assert "▀" in run("solve", cat, "--style", "half").stdout
    assert "██" not in run("solve", cat, "--style", "ascii").stdout


def test_colours_only_when_wanted(run):
    path = ROOT / "examples" / "sailboat.xml"
    assert "\x1b[" not in run("solve", path).stdout
    assert "\x1b[48;" in run("solve", path, "--colour", "always").stdout
    assert "\x1b[" in run("solve", path, env={"FORCE_COLOR": "1"}).stdout
    assert "\x1b[" not in run("solve", path, env={"FORCE_COLOR": "1", "NO_COLOR": "1"}).stdout
    assert "\x1b[" not in run("solve", path, "--colour", "never", env={"FORCE_COLOR": "1"}).stdout


def test_coloured_puzzles_have_no_short_codes(run):
    (answer,) = objects(run("solve", ROOT / "examples" / "sailboat.xml", "--json"))
    assert answer["rules_code"] is None
    assert answer["image_code"] is None
    assert answer["colours"]["r"] == "red"


def test_interrupted_solve_shows_and_writes_what_is_known(run, cat, tmp_path, monkeypatch):
    from nonokit.cli.commands import solve as module

    real = module.solve

    def interrupted(*args, **settings):
        raise nonokit.Interrupted(real(*args, **settings))

    monkeypatch.setattr(module, "solve", interrupted)
    result = run("solve", cat, "--to", tmp_path / "solved.json")
    assert result.exit_code == exit_codes.INTERRUPTED
    assert "  3 ██████" in result.stdout
    assert nonokit.load(tmp_path / "solved.json").goal is not None
