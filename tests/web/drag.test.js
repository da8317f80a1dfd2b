import assert from "node:assert/strict";
import test from "node:test";
import { BACKGROUND, UNKNOWN } from "../../src/nonokit/web/app/model/puzzle.js";
import { dragEnd, dragMove, dragSpan, startDrag, turnDrag } from "../../src/nonokit/web/app/play/drag.js";
import { applyMove } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const empty = initialState(puzzleOf(HOUSE));

/** Press at the first cell, pass through the others, release at the last. */
function drag(state, cells, tool, mode = "same") {
  let one = startDrag(state, cells[0], tool, mode);
  for (const cell of cells) one = turnDrag(one, cell);
  return dragMove(state, one, cells.at(-1));
}

const at = (y, x) => ({ y, x });

test("a press sets one cell, a second press clears it", () => {
  assert.equal(drag(empty, [at(1, 2)], 1), "1 r1:2");
  assert.equal(drag(applyMove(empty, "1 r1:2"), [at(1, 2)], 1), "? r1:2");
});

test("a fast drag skips no cell", () => {
  assert.equal(drag(empty, [at(1, 0), at(1, 4)], 1), "1 r1:0-4");
});

test("a drag keeps to the line it first took", () => {
  assert.equal(drag(empty, [at(0, 0), at(0, 2), at(4, 3)], 1), "1 r0:0-3");
  assert.equal(drag(empty, [at(0, 0), at(2, 0), at(3, 4)], 1), "1 c0:0-3");
});

test("going back takes cells back, and the drag may turn round its start", () => {
  assert.equal(drag(empty, [at(0, 2), at(0, 4), at(0, 1)], 1), "1 r0:1-2");
});

test("like the first: other cells stay", () => {
  const state = applyMove(empty, ". r1:2");
  assert.equal(drag(state, [at(1, 0), at(1, 4)], 1, "same"), "1 r1:0-1,3-4");
  assert.equal(drag(state, [at(1, 2), at(1, 4)], 1, "same"), "1 r1:2");
});

test("open cells only: a drag overwrites nothing, a single press does what it says", () => {
  const state = applyMove(empty, ". r1:2");
  assert.equal(drag(state, [at(1, 2), at(1, 4)], 1, "empty"), "1 r1:3-4");
  assert.equal(drag(state, [at(1, 2)], 1, "empty"), "1 r1:2");
});

test("all cells", () => {
  const state = applyMove(empty, ". r1:2; 1 r1:4");
  assert.equal(drag(state, [at(1, 0), at(1, 4)], 1, "all"), "1 r1:0-3");
});

test("erasing takes only what the first cell held; the eraser takes everything", () => {
  const state = applyMove(empty, "1 r1:0-1,3; . r1:2");
  assert.equal(drag(state, [at(1, 0), at(1, 4)], 1), "? r1:0-1,3");
  assert.equal(drag(state, [at(1, 0), at(1, 4)], UNKNOWN), "? r1:0-3");
});

test("X by drag leaves filled cells alone", () => {
  assert.equal(drag(applyMove(empty, "1 r1:2"), [at(1, 0), at(1, 4)], BACKGROUND), ". r1:0-1,3-4");
});

test("the count is that of the cells passed", () => {
  const one = turnDrag(startDrag(empty, at(1, 1), 1, "same"), at(1, 3));
  assert.equal(dragSpan(one, at(1, 3)).count, 3);
});

test("the end of a drag lies on its line", () => {
  const press = startDrag(empty, at(1, 2), 1, "same");
  assert.deepEqual(dragEnd(press, at(1, 2)), at(1, 2));
  assert.deepEqual(dragEnd(turnDrag(press, at(1, 4)), at(3, 4)), at(1, 4));
  assert.deepEqual(dragEnd(turnDrag(press, at(4, 2)), at(4, 3)), at(4, 2));
});
