import assert from "node:assert/strict";
import test from "node:test";
import { addsNothing, appendLine, compareLogs, countLines, newWriter, readLog, shortenLog, takeBranch } from "../../src/nonokit/web/app/play/log.js";
import { Timeline } from "../../src/nonokit/web/app/play/timeline.js";
import { applyMove, formatCells, isMove, parseCells } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { HOUSE, puzzleOf, random } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);
const read = (log) => readLog(log, (text) => isMove(puzzle, text));

test("a log only grows, and names its writer once", () => {
  let log = appendLine([], "anna", "1 r0:0");
  log = appendLine(log, "anna", "undo", 7);
  log = appendLine(log, "bert", "redo");
  assert.deepEqual(log, ["@anna", "1 r0:0", "+7 undo", "@bert", "redo"]);
  assert.deepEqual([...countLines(log)], [["anna", 2], ["bert", 1]]);
});

test("two opened games never have the same name", () => {
  assert.equal(new Set(Array.from({ length: 100 }, newWriter)).size, 100);
  assert.match(newWriter(), /^[a-z0-9]{10}$/);
});

test("a story: moves, steps, checkpoints, hints, time and solves", () => {
  const { history, seconds, hints, solves } = read([
    "@anna", "1 r0:0", "+3 1 r0:1", "point 25? @ before the @ guess", "hint overlap", "+4 undo", "1 r0:2", "hint", "+10 solved 2026-03-01", "+1 time", "undo", "unpoint nothing",
  ]);
  assert.deepEqual(history.moves, ["1 r0:0", "1 r0:2"]);
  assert.equal(history.position, 1);
  assert.deepEqual(history.checkpoints, [{ cells: "25?", name: "before the @ guess" }]);
  assert.deepEqual([seconds, hints, solves], [18, ["overlap", ""], [{ day: "2026-03-01", seconds: 17, hints: 2 }]]);
});

test("a new move drops what was undone; steps beyond the ends stay at the ends", () => {
  assert.deepEqual(read(["@anna", "undo", "1 r0:0", "redo", "1 r0:1", "undo", "1 r0:2"]).history, { moves: ["1 r0:0", "1 r0:2"], position: 2, checkpoints: [] });
  assert.equal(read(["@anna", "1 r0:0", "1 r0:1", "goto 9"]).history.position, 2);
  assert.equal(read(["@anna", "1 r0:0", "1 r0:1", "goto -4"]).history.position, 0);
});

test("a checkpoint that is set again is the newer one, and can be taken away", () => {
  assert.deepEqual(read(["@anna", "point 25? @ a", "point 25. @ a"]).history.checkpoints, [{ cells: "25.", name: "a" }]);
  assert.deepEqual(read(["@anna", "point 25? @ a", "unpoint a"]).history.checkpoints, []);
});

test("what is no move of the puzzle is passed over, and what comes after it is not lost", () => {
  assert.deepEqual(read(["@anna", "1 r0:0", "1 r99:0", "nonsense", "dance 3", "point", "1 r0:1"]).history.moves, ["1 r0:0", "1 r0:1"]);
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

test("a checkpoint outlives the moves that led to it", () => {
  const timeline = new Timeline(puzzle);
  timeline.push("1 r0:0-4");
  timeline.addCheckpoint("full row");
  timeline.undo();
  timeline.push(". r0:0");
  const [point] = timeline.history.checkpoints;
  assert.deepEqual(parseCells(puzzle, point.cells), applyMove(initialState(puzzle), "1 r0:0-4").cells);
});

test("a branch that was not chosen counts as settled, also its writer's next line", () => {
  const [mine, other] = [["@anna", "1 r0:0"], ["@bert", ". r0:0", ". r0:1"]];
  assert.equal(compareLogs(mine, other), "apart");
  const settled = takeBranch(mine, countLines(other));
  assert.deepEqual(settled, ["@anna", "1 r0:0", "@took bert=2"]);
  assert.equal(compareLogs(settled, other), "ahead");
  assert.equal(compareLogs(other, settled), "behind");
  const on = appendLine(settled, "bert", "undo");
  assert.deepEqual([...countLines(on)], [["anna", 1], ["bert", 3]]);
});

test("time and hints alone add nothing to a game", () => {
  const base = ["@anna", "1 r0:0"];
  const idle = [...base, "@bert", "+60 time", "hint overlap", "hint"];
  const played = [...base, "@carl", "undo"];
  assert.ok(addsNothing(idle, played));
  assert.ok(!addsNothing(played, idle));
  assert.ok(!addsNothing([...base, "@bert", "hinterland"], base));
});

test("a very long log becomes a short one that goes on from it", () => {
  const long = ["@anna", "1 r0:0", "+5 hint overlap", "+2 1 r0:1", "+3 solved 2026-03-01", "point 25? @ a", "+9 undo"];
  const short = shortenLog(long, "bert", formatCells(initialState(puzzle).cells));
  assert.deepEqual(short, ["@took anna=6", "@bert", "+5 hint overlap", "+5 solved 2026-03-01", "point 25? @ a", "+9 load 25?"]);
  assert.equal(compareLogs(short, long), "ahead");
  const { seconds, hints, solves, history } = read(short);
  assert.deepEqual([seconds, hints, solves[0].seconds, history.checkpoints.length], [19, ["overlap"], 10, 1]);
});
