import assert from "node:assert/strict";
import test from "node:test";
import { BACKGROUND, MAYBE, UNKNOWN, formatGrid } from "../../src/nonokit/web/app/model/puzzle.js";
import { MoveError, applyMove, formatCells, formatCellsMove, formatMove, parseCells } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { HOUSE, puzzleOf, random } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);
const start = initialState(puzzle);
const grid = (state) => formatGrid(state.cells, puzzle.width, puzzle.palette);

test("a move sets the cells it names and leaves the state before alone", () => {
  const next = applyMove(start, "1 r2:0-4");
  assert.equal(grid(next).split("\n")[2], "#####");
  assert.ok(start.cells.every((value) => value === UNKNOWN));
});

test("columns, several spans and X", () => {
  const next = applyMove(start, ". c0:0-1,4 r1:2");
  assert.equal(grid(next), ".????\n.?.??\n?????\n?????\n.????");
});

test("a maybe is unknown to everyone else", () => {
  const next = applyMove(start, "~ r0:0");
  assert.equal(next.cells[0], MAYBE);
  assert.equal(grid(next)[0], "?");
});

test("several moves at once", () => {
  assert.equal(grid(applyMove(start, "1 r0:2; . r0:0-1,3-4")).split("\n")[0], "..#..");
});

test("a what-if is kept or dropped as a whole", () => {
  const tried = applyMove(applyMove(applyMove(start, "1 r0:0"), "try"), "1 r1:1-3");
  assert.equal(grid(applyMove(tried, "drop")), grid(applyMove(start, "1 r0:0")));
  const kept = applyMove(tried, "keep");
  assert.equal(kept.before, null);
  assert.equal(grid(kept), grid(tried));
});

test("given cells never change", () => {
  const fixed = puzzleOf(HOUSE, { given: "??#??\n?????\n?????\n?????\n?????" });
  const state = initialState(fixed);
  assert.equal(applyMove(state, ". r0:0-4").cells[2], 1);
  assert.equal(applyMove(state, "clear").cells[2], 1);
  assert.equal(applyMove(state, `load ${formatCells(new Uint8Array(25))}`).cells[2], 1);
});

test("what is no move of this puzzle is refused", () => {
  for (const text of ["", "1", "2 r0:0", "0 r0:0", "1 r5:0", "1 r0:5", "1 r0:3-1", "1 x0:0", "1 r0:-", "load 3?", "load 99?", "paint r0:0"]) {
    assert.throws(() => applyMove(start, text), MoveError, text);
  }
});

test("moves are written as they are read", () => {
  assert.equal(formatMove(BACKGROUND, { kind: "column", index: 3 }, [0, 1, 2, 4]), ". c3:0-2,4");
  assert.equal(formatCellsMove(1, [{ y: 2, x: 1 }, { y: 0, x: 0 }, { y: 2, x: 0 }]), "1 r2:0-1 r0:0");
});

test("a sheet as run lengths comes back the same", () => {
  const pick = random(3);
  for (let round = 0; round < 50; round += 1) {
    const cells = Uint8Array.from({ length: 25 }, () => [UNKNOWN, BACKGROUND, MAYBE, 1][pick(4)]);
    assert.deepEqual(parseCells(puzzle, formatCells(cells)), cells);
  }
});

test("stored cells that the sheet does not have are refused", () => {
  assert.equal(parseCells(puzzle, "25?").length, 25);
  assert.throws(() => parseCells(puzzle, "20? 6."), /more cells than the sheet has/);
});

test("a move names lines that the sheet has, which need not be square", () => {
  const wide = initialState(puzzleOf("#.#"));
  assert.equal(applyMove(wide, "1 c2:0").cells[2], 1);
  assert.throws(() => applyMove(wide, "1 r2:0"), MoveError);
});
