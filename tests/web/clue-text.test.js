import assert from "node:assert/strict";
import test from "node:test";
import { BLACK_AND_WHITE } from "../../src/nonokit/web/app/model/puzzle.js";
import { badLines, formatSide, parseClue, readSheet, roomOf, splitSides } from "../../src/nonokit/web/app/model/clue-text.js";
import { NOTHING } from "../../src/nonokit/web/app/editor/checker.js";
import { describeFix, describeVerdict } from "../../src/nonokit/web/app/editor/status-words.js";
import { blankPicture, pictureOf, puzzleOf } from "../../src/nonokit/web/app/editor/picture.js";
import { wordsOf } from "./words.js";
import { HOUSE, puzzleOf as puzzleOfText } from "./pictures.js";

const COLOURS = [...BLACK_AND_WHITE, { name: "red", rgb: "#d91e18", char: "r" }];
const lengths = (text) => parseClue(text, BLACK_AND_WHITE).clue?.map((run) => run.length);

test("numbers may be parted by anything", () => {
  for (const text of ["3 1 2", "3,1,2", "3.1.2", " 3  1\t2 ", "[3, 1, 2]", "3; 1; 2"]) assert.deepEqual(lengths(text), [3, 1, 2], text);
  for (const text of ["", "0", "-", "[]"]) assert.deepEqual(lengths(text), [], text);
  assert.deepEqual(lengths("4 ?"), [4, null]);
});

test("what is no number is named", () => {
  assert.deepEqual(parseClue("3 x 2", BLACK_AND_WHITE), { clue: null, part: "x" });
  assert.equal(parseClue("3 0 2", BLACK_AND_WHITE).part, "0");
  assert.equal(parseClue("3r", BLACK_AND_WHITE).part, "3r");
});

test("colours by their character, before or behind", () => {
  assert.deepEqual(parseClue("3r 2# R4", COLOURS).clue, [{ length: 3, colour: 2 }, { length: 2, colour: 1 }, { length: 4, colour: 2 }]);
  assert.equal(roomOf(parseClue("3r 2# 1#", COLOURS).clue), 7);
});

test("running totals, and lines that cannot be", () => {
  const sheet = readSheet({ rows: "2\n1 1\n5", columns: "3\n1\n1 x" }, BLACK_AND_WHITE);
  assert.deepEqual(sheet.totals, { rows: 9, columns: 4 });
  assert.equal(sheet.isBalanced, false);
  assert.deepEqual(badLines(sheet), [{ kind: "row", index: 2 }, { kind: "column", index: 2 }]);
  assert.deepEqual(sheet.rows[2].problem, { kind: "long", need: 5, size: 3 });
  assert.deepEqual(sheet.columns[2].problem, { kind: "unreadable", part: "x" });
});

test("sides that agree are ready, an empty line in between counts", () => {
  const sheet = readSheet({ rows: "2\n\n1\n\n", columns: "1 1\n1" }, BLACK_AND_WHITE);
  assert.equal(sheet.rows.length, 3);
  assert.ok(sheet.isComplete);
  assert.equal(readSheet({ rows: "", columns: "1" }, BLACK_AND_WHITE).isComplete, false);
});

test("totals are compared colour by colour", () => {
  assert.equal(readSheet({ rows: "1r\n1#", columns: "1#\n1#" }, COLOURS).isBalanced, false);
});

test("typed clues come back from the puzzle they make", () => {
  const puzzle = puzzleOfText(HOUSE);
  const sheet = readSheet({ rows: formatSide(puzzle, "rows"), columns: formatSide(puzzle, "columns") }, puzzle.palette);
  assert.ok(sheet.isComplete);
  assert.deepEqual(sheet.rows.map(({ clue }) => clue), puzzle.rows);
});

test("pasted puzzles are told apart into rows and columns", () => {
  const wanted = { rows: "2\n1 1", columns: "1\n2\n1" };
  for (const text of [
    "rows\n2\n1 1\n\ncolumns\n1\n2\n1", "columns:\n1\n2\n1\nrows:\n2\n1 1", "Rows: 2; 1 1\nColumns: 1; 2; 1", "Zeilen\n2\n1,1\nSpalten\n1\n2\n1",
    "2\n1 1\n\n1\n2\n1", "[[2], [1, 1]]\n[[1], [2], [1]]", "{\"rows\": [[2],[1,1]], \"columns\": [[1],[2],[1]]}", "2/1 1\n1/2/1",
    "rows = [[2], [1, 1]]\ncolumns = [[1], [2], [1]]", "title \"x\"\nwidth 3\nheight 2\nrows\n2\n1,1\n\ncolumns\n1\n2\n1\n",
    "{\"columns\": [[1],[2],[1]], \"rows\": [[2],[1,1]]}", "{\n \"rows\": [\n  [\n   2\n  ],\n  [\n   1,\n   1\n  ]\n ],\n \"columns\": [[1],[2],[1]],\n \"goal\": [[1,1,0],[1,0,1]]\n}",
    "rows = ((2,), (1, 1))\ncols = ((1,), (2,), (1,))", "Rows\n1: 2\n2: 1 1\nColumns\n1: 1\n2: 2\n3: 1", "Row 1: 2\nRow 2: 1 1\nColumn 1: 1\nColumn 2: 2\nColumn 3: 1",
    "2\n1 1\n#\n1\n2\n1", "2\r\n1\t1\r\n---\r\n1\r\n2\r\n1\r\n", "3 2\n\n2\n1 1\n\n1\n2\n1", "2x3\n\n2\n1 1\n\n1\n2\n1",
    "rows\n2\n1,1\n\ncolumns\n1\n2\n1\n\ngoal \"110101\"\nauthor \"May 1\"\n",
  ]) {
    const sides = splitSides(text);
    assert.deepEqual(sides && { ...sides, rows: sides.rows.replaceAll(",", " ").replace(/ +/g, " ") }, wanted, text);
  }
  for (const text of ["", "hello", "1 2 3", "3\n1\n2"]) assert.equal(splitSides(text), null, text);
});

test("the card says what is known in one line", () => {
  const t = wordsOf("en");
  const title = (verdict) => describeVerdict({ ...NOTHING, ...verdict }, t).title;
  assert.equal(title({ status: "unique", isLineSolvable: true, rating: { grade: "easy", score: 23 } }), "Unique · line-solvable · Easy 23");
  assert.equal(title({ status: "unique", isLineSolvable: false }), "Unique · needs trials");
  const islands = [[{ y: 0, x: 0 }, { y: 0, x: 1 }], [{ y: 4, x: 4 }]];
  assert.equal(title({ status: "multiple", islands }), "Ambiguous: 3 cells in 2 islands");
  assert.equal(title({ status: "open", undecided: islands[0] }), "Single lines leave 2 cells open");
  for (const status of ["empty", "unfinished", "checking", "none", "unknown"]) assert.doesNotMatch(title({ status }), /^edit\./);
});

test("a fix says what it changes and what that helps", () => {
  const picture = pictureOf("#.\n.#");
  const fix = { changes: [{ y: 0, x: 1, value: 1 }, { y: 1, x: 1, value: 0 }], settled: 4, still_open: [], islands_fixed: 1, cost: 1, is_complete: true };
  assert.equal(describeFix(fix, picture, wordsOf("en"), String).what, "Fill row 1, column 2 · Clear row 2, column 2");
  assert.equal(describeFix({ ...fix, is_complete: false, still_open: [[0, 0]] }, picture, wordsOf("de"), String).effect, "Klärt 4 Felder, 1 bleiben.");
});

test("of many changes a fix tells how many there are, and what they do", () => {
  const picture = pictureOf("....#....\n...#.#...\n..#...#..\n.........");
  /** @param {Array<[number, number, number]>} cells */
  const said = (cells, language = "en") => {
    const fix = { changes: cells.map(([y, x, value]) => ({ y, x, value })), settled: 9, still_open: [], is_complete: true, cost: 1 };
    return describeFix(fix, picture, wordsOf(language), String).what;
  };
  assert.equal(said([[1, 4, 1], [2, 3, 1], [2, 5, 1], [3, 2, 1], [3, 6, 1]]), "Bolder lines · Fill 5 cells");
  assert.equal(said([[1, 4, 1], [2, 3, 1], [2, 5, 1], [3, 2, 1], [2, 0, 1]]), "Fill 5 cells");
  assert.equal(said([[1, 4, 1], [2, 3, 1], [2, 5, 1], [3, 2, 1], [0, 4, 0]], "ru"), "Закрасить 4 клетки · Очистить 1 клетку");
});

test("a blank sheet has empty clues", () => {
  assert.ok(puzzleOf(blankPicture(3, 2)).rows.every((clue) => clue.length === 0));
});
