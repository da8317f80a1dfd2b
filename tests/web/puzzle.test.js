import assert from "node:assert/strict";
import test from "node:test";
import { isSameLine } from "../../src/nonokit/web/app/model/lines.js";
import { PuzzleError, UNKNOWN, parseGrid, parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";

const WHITE = { name: "white", rgb: "#ffffff", char: "." };
const RED = { name: "red", rgb: "#d91e18", char: "r" };
const puzzle = (changes = {}) => ({ palette: [WHITE, RED], rows: [[1]], columns: [[1], []], ...changes });

test("what is no puzzle is refused with a sentence", () => {
  for (const [json, said] of [
    [null, /an object/], [5, /an object/], ["x", /an object/],
    [puzzle({ palette: [WHITE, { ...RED, name: 7 }] }), /colour 1 .* needs a name/],
    [puzzle({ palette: [WHITE, { ...RED, rgb: "red" }] }), /colour 1 .* rgb like/],
    [puzzle({ palette: [WHITE, { ...RED, char: "ro" }] }), /colour 1 .* a character/],
    [puzzle({ rows: [] }), /rows: expected 1 to 1000 clues/],
    [puzzle({ rows: 1 }), /rows: expected 1 to 1000 clues/],
    [puzzle({ rows: Array(1001).fill([]) }), /rows: expected 1 to 1000 clues/],
    [puzzle({ rows: [[[1, 2]]] }), /is not a run/],
    [puzzle({ rows: [[[1, 0]]] }), /is not a run/],
    [puzzle({ rows: [[0.5]] }), /is not a run/],
  ]) assert.throws(() => parsePuzzle(json), (error) => error instanceof PuzzleError && said.test(error.message), JSON.stringify(json));
  assert.equal(parsePuzzle(puzzle()).width, 2);
  assert.equal(parsePuzzle(puzzle({ rows: Array(1000).fill([]) })).height, 1000);
});

test("a puzzle has the id it comes with, or that of its clues", () => {
  const { id } = parsePuzzle(puzzle());
  assert.match(id, /^[0-9a-f]{16}$/);
  for (const none of ["", null, 7]) assert.equal(parsePuzzle(puzzle({ id: none })).id, id);
  assert.equal(parsePuzzle(puzzle({ id: "cat" })).id, "cat");
});

test("a grid must be of the puzzle's size", () => {
  const { palette } = parsePuzzle(puzzle());
  for (const text of ["#.\n..", "#", "#..", ""]) assert.throws(() => parseGrid(text, 2, 1, palette), /not of 2×1 cells/, text);
  assert.deepEqual([...parseGrid("#?", 2, 1, palette)], [1, UNKNOWN]);
});

test("lines are the same when both their kind and their number are", () => {
  const line = { kind: /** @type {const} */ ("row"), index: 3 };
  assert.ok(isSameLine(line, { ...line }));
  assert.ok(!isSameLine(line, { kind: "column", index: 3 }));
  assert.ok(!isSameLine(line, { kind: "row", index: 2 }));
});
