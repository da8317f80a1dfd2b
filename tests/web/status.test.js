import assert from "node:assert/strict";
import test from "node:test";
import { MAYBE, UNKNOWN, parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { finishedCells, hasWrongRun, lineStatus, nextLineWithNews } from "../../src/nonokit/web/app/logic/status.js";
import { findAnswer } from "../../src/nonokit/web/app/logic/solve.js";
import { localHint } from "../../src/nonokit/web/app/logic/hint.js";
import { applyMove } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { wordsOf } from "./words.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const run = (length, colour = 1) => ({ length, colour });
const cells = (text) => [...text].map((char) => ({ "?": UNKNOWN, ".": 0, "#": 1 })[char]);
const status = (clue, text, level = "line") => lineStatus(clue, cells(text), 2, level);

test("a run is finished only when its place is certain", () => {
  assert.deepEqual(status([run(1), run(1)], "??#??").finished, [false, false]);
  assert.deepEqual(status([run(1), run(1)], "?.#??").finished, [false, false]);
  assert.deepEqual(status([run(1), run(1)], "..#??").finished, [true, false]);
  assert.deepEqual(status([run(2), run(1)], "##???").finished, [true, false]);
});

test("a line is done when its filled cells are the clue", () => {
  assert.ok(status([run(2)], "?##?").isDone);
  assert.ok(!status([run(2)], "?#??").isDone);
  assert.ok(status([], "????").isDone);
});

test("levels tell more and more", () => {
  const impossible = [[run(3)], "#?.??"];
  assert.ok(!status(...impossible, "off").isBroken);
  assert.ok(!status(...impossible, "runs").isBroken);
  assert.ok(status(...impossible, "line").isBroken);
  const closed = [[run(3)], "##.??"];
  assert.ok(status(...closed, "runs").isBroken);
});

test("a closed run of a length the clue does not have is wrong", () => {
  assert.ok(hasWrongRun([run(2)], cells(".#.??")));
  assert.ok(hasWrongRun([run(2), run(2)], cells("????????????####????")), "too long already, however it goes on");
  assert.ok(!hasWrongRun([run(2)], cells(".#???")));
  assert.ok(!hasWrongRun([run(2), run(1)], cells(".#.??")));
  assert.ok(hasWrongRun([run(2), run(1, 2)], cells(".#.??")), "of another colour");
});

test("answers are found for one solution and not claimed for several", () => {
  const puzzle = puzzleOf(HOUSE);
  assert.deepEqual([...findAnswer(puzzle)].map((v) => (v ? "#" : ".")).join(""), HOUSE.replace(/\s/g, ""));
  assert.equal(findAnswer(puzzleOf("#. .#")), null);
});

test("a hint tells no more than its depth", () => {
  const puzzle = puzzleOf(HOUSE);
  const { cells: blank } = initialState(puzzle);
  const [where, why, all] = ["where", "why", "cells"].map((depth) => localHint(puzzle, blank, depth, wordsOf("en")));
  assert.deepEqual([where.cells, why.cells], [[], []]);
  assert.ok(!where.evidence.some((mark) => mark.type === "overlap" || mark.type === "bracket"));
  assert.ok(all.cells.length > 0);
  assert.deepEqual(where.lines, all.lines);
});

test("every cell a hint gives is right, until the puzzle is solved", () => {
  const puzzle = puzzleOf(HOUSE);
  const answer = findAnswer(puzzle);
  let state = initialState(puzzle);
  for (let hint = localHint(puzzle, state.cells, "cells", wordsOf("de")); hint; hint = localHint(puzzle, state.cells, "cells", wordsOf("de"))) {
    assert.ok(hint.cells.length, "a hint helps");
    for (const { y, x, value } of hint.cells) {
      assert.equal(answer[y * 5 + x], value, hint.text);
      state = applyMove(state, `${value || "."} r${y}:${x}`);
    }
  }
  assert.deepEqual(state.cells, answer);
});

test("an overlap of which only one cell is open is told whole", () => {
  const puzzle = parsePuzzle({ rows: [[4]], columns: [null, null, null, null, null] });
  const hint = (/** @type {any} */ depth) => localHint(puzzle, applyMove(initialState(puzzle), "1 r0:1-2").cells, depth, wordsOf("en"));
  assert.equal(hint("where").text, "Row 1: one cell can be settled.");
  assert.equal(hint("why").text, "Row 1: the 4 covers cells 2 to 4 wherever it starts.");
  assert.deepEqual(hint("cells").cells, [{ y: 0, x: 3, value: 1 }]);
});

test("a run with one place left is said to have one", () => {
  const puzzle = parsePuzzle({ rows: [[3]], columns: [null, null, null] });
  const { text } = localHint(puzzle, initialState(puzzle).cells, "why", wordsOf("en"));
  assert.equal(text, "Row 1: the 3 fits only at cells 1 to 3.");
});

test("a mistake is said before anything else", () => {
  const puzzle = puzzleOf(HOUSE);
  const state = applyMove(initialState(puzzle), ". r2:0");
  assert.equal(localHint(puzzle, state.cells, "where", wordsOf("en")).technique, "impossible-line");
});

test("lines with news come in turn, rows before columns, then from the start again", () => {
  const puzzle = puzzleOf("##. .#. ###");
  const blank = initialState(puzzle).cells;
  const seen = [];
  for (let line = nextLineWithNews(puzzle, blank, null); seen.length < 5; line = nextLineWithNews(puzzle, blank, line)) {
    seen.push(`${line.kind} ${line.index}`);
  }
  assert.deepEqual(seen, ["row 0", "row 2", "column 0", "column 1", "row 0"]);
});

test("what is open or pencilled in a finished picture is background", () => {
  assert.deepEqual([...finishedCells(Uint8Array.of(1, UNKNOWN, 0, MAYBE, 2))], [1, 0, 0, 0, 2]);
});
