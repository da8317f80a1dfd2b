import assert from "node:assert/strict";
import test from "node:test";
import { EMPTY_HISTORY, addCheckpoint, continues, formatHistory, parseHistory, push, redo, savedSheet, undo } from "../../src/nonokit/web/app/play/history.js";
import { Timeline } from "../../src/nonokit/web/app/play/timeline.js";
import { applyMove, formatCells, parseCells } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { HOUSE, puzzleOf, random } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);

test("a new move drops what was undone", () => {
  let history = push(push(EMPTY_HISTORY, "1 r0:0"), "1 r0:1");
  history = push(undo(history), "1 r0:2");
  assert.deepEqual(history.moves, ["1 r0:0", "1 r0:2"]);
  assert.equal(redo(history).position, 2);
});

test("a history is saved as lines and comes back, redo and checkpoints included", () => {
  let history = push(push(EMPTY_HISTORY, "1 r0:0"), "try");
  history = addCheckpoint(undo(history), "before  the @ guess", initialState(puzzle).cells);
  const lines = formatHistory(history, formatCells(initialState(puzzle).cells));
  assert.deepEqual(parseHistory(lines), history);
  assert.equal(savedSheet(lines), "25?");
});

test("undo and redo pass through the same states as replaying from the start", () => {
  const pick = random(11);
  const timeline = new Timeline(puzzle);
  const moves = Array.from({ length: 120 }, () => `${[".", "1", "?", "~"][pick(4)]} r${pick(5)}:${pick(5)}`);
  const states = [timeline.state.cells];
  for (const move of moves) {
    timeline.push(move);
    states.push(timeline.state.cells);
  }
  for (let round = 0; round < 300; round += 1) {
    if (pick(2)) timeline.undo();
    else timeline.redo();
    assert.deepEqual(timeline.state.cells, states[timeline.history.position]);
  }
  timeline.goTo(40);
  timeline.push("clear");
  timeline.goTo(33);
  assert.deepEqual(timeline.state.cells, states[33]);
  assert.equal(timeline.history.moves.length, 41);
});

test("a damaged save is played as far as it goes", () => {
  const timeline = new Timeline(puzzle, parseHistory(["1 r0:0", "nonsense", "1 r0:1"]));
  assert.deepEqual(timeline.history.moves, ["1 r0:0"]);
  assert.equal(timeline.state.cells[0], 1);
});

test("a checkpoint outlives the moves that led to it", () => {
  const timeline = new Timeline(puzzle);
  timeline.push("1 r0:0-4");
  timeline.addCheckpoint("full row");
  timeline.undo();
  timeline.push(". r0:0");
  const [point] = timeline.history.checkpoints;
  assert.deepEqual(parseCells(puzzle, point.cells), applyMove(initialState(puzzle), "1 r0:0-4").cells);
});

test("one game continues another when it begins with its moves", () => {
  const short = push(EMPTY_HISTORY, "1 r0:0");
  const long = push(short, "1 r0:1");
  assert.ok(continues(short, long));
  assert.ok(!continues(long, short));
  assert.ok(continues(undo(long), short));
});
