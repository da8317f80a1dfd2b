import assert from "node:assert/strict";
import test from "node:test";
import { BLACK_AND_WHITE, identityOf, parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { MoveError } from "../../src/nonokit/web/app/play/moves.js";
import { draftOf, solvedCells } from "../../src/nonokit/web/app/editor/copy.js";
import { Document } from "../../src/nonokit/web/app/editor/document.js";
import { DraftStore, draftsIn } from "../../src/nonokit/web/app/editor/drafts.js";
import { applyEdit, formatChanges, formatMarks, formatPalette, formatSheet } from "../../src/nonokit/web/app/editor/moves.js";
import { freeName, nextColour } from "../../src/nonokit/web/app/editor/palette.js";
import { blankPicture, gridText, pictureOf, puzzleOf } from "../../src/nonokit/web/app/editor/picture.js";
import { copyPiece, floatCells, lifted, movedBox, pasteCells } from "../../src/nonokit/web/app/editor/selection.js";
import { areaCells, ellipseCells, lineCells, rectangleCells, squared, straightened } from "../../src/nonokit/web/app/editor/shapes.js";
import { SYMMETRIES, isPossible, partnersOf, symmetryAfter } from "../../src/nonokit/web/app/editor/symmetry.js";
import { strokeCells, strokeValue } from "../../src/nonokit/web/app/editor/tools.js";
import { settleLines } from "../../src/nonokit/web/app/logic/solve.js";
import { isHardToTell } from "../../src/nonokit/web/app/view/colours.js";
import { LocalStorage } from "../../src/nonokit/web/app/store/storage.js";
import { HOUSE, puzzleOf as puzzleOfText, random } from "./pictures.js";

const L = pictureOf("#..\n#..\n##.");
const drawn = (cells, width = 7, height = 7) => gridText(cells.reduce(
  (picture, { y, x }) => applyEdit(picture, `1 r${y}:${x}`), blankPicture(width, height)));
const edit = (text, picture = L) => gridText(applyEdit(picture, text));

test("clues follow from the cells", () => {
  const picture = pictureOf(HOUSE.trim());
  assert.equal(identityOf(puzzleOf(picture)), identityOf(puzzleOfText(HOUSE)));
  assert.equal(puzzleOf(picture, { title: "House", author: "" }).title, "House");
});

test("a move changes the picture it makes and no other", () => {
  assert.equal(edit("1 r0:1-2; . c0:0-1"), ".##\n...\n##.");
  assert.equal(gridText(L), "#..\n#..\n##.");
});

test("mirror, turn, shift, invert, clear", () => {
  assert.equal(edit("mirror across"), "..#\n..#\n.##");
  assert.equal(edit("mirror down"), "##.\n#..\n#..");
  assert.equal(edit("turn right"), "###\n#..\n...");
  assert.equal(edit("turn left"), "...\n..#\n###");
  assert.equal(edit("turn half"), ".##\n..#\n..#");
  assert.equal(edit("shift 1 -1"), "#.#\n..#\n..#");
  assert.equal(edit("invert"), ".##\n.##\n..#");
  assert.equal(edit("clear"), "...\n...\n...");
  assert.equal(edit("turn left; turn right; mirror down; mirror down; shift 2 2; shift -2 -2"), gridText(L));
});

test("a sheet that is not square turns too", () => {
  const wide = pictureOf("##.\n...");
  assert.equal(edit("turn right", wide), ".#\n.#\n..");
  assert.equal(edit("turn right; turn left", wide), gridText(wide));
});

test("lines are added and cut off on every side", () => {
  assert.equal(edit("resize 1 0 0 0"), "...\n#..\n#..\n##.");
  assert.equal(edit("resize 0 1 0 0"), "#...\n#...\n##..");
  assert.equal(edit("resize 0 0 1 0"), "#..\n#..\n##.\n...");
  assert.equal(edit("resize 0 0 0 1"), ".#..\n.#..\n.##.");
  assert.equal(edit("resize -2 -1 0 0"), "##");
});

test("what is no change of this picture is refused", () => {
  for (const text of ["", "paint", "2 r0:0", "? r0:0", "~ r0:0", "1 r3:0", "resize 0 0 0", "resize 0 -3 0 0", "resize 0 198 0 0",
    "mirror up", "turn around", "shift a b", "palette", "palette [\"a\"]", "remap 0 5", "sheet 2 2 5.", "constructor x"]) {
    assert.throws(() => applyEdit(L, text), MoveError, text);
  }
});

test("protected cells travel with the picture", () => {
  const locked = applyEdit(L, formatMarks("lock", [{ y: 0, x: 0 }, { y: 2, x: 1 }]));
  assert.equal(locked.locked.join(""), "100000010");
  assert.equal(applyEdit(locked, "mirror across").locked.join(""), "001000010");
  assert.equal(applyEdit(locked, "free r0:0").locked.join(""), "000000010");
  assert.equal(gridText(locked), gridText(L));
});

test("cells may be given away; what is painted there later is what is given", () => {
  const picture = applyEdit(L, "give r0:0 r2:2");
  assert.equal(puzzleOf(L).given, null);
  assert.deepEqual([...puzzleOf(picture).given], [1, 255, 255, 255, 255, 255, 255, 255, 0]);
  assert.equal(puzzleOf(applyEdit(picture, ". r0:0")).given[0], 0);
  assert.equal(puzzleOf(applyEdit(picture, "hide r0:0 r2:2")).given, null);
  assert.deepEqual(applyEdit(picture, "turn half").shown.join(""), "100000001");
});

test("a colour that goes takes its cells along", () => {
  const colours = [...BLACK_AND_WHITE, { name: "red; very [red] [x]", rgb: "#d91e18", char: "r" }];
  const painted = applyEdit(L, `${formatPalette(colours)}; 2 r0:1-2`);
  assert.equal(gridText(painted), "#rr\n#..\n##.");
  assert.equal(painted.palette.length, 3);
  assert.equal(edit(`remap 0 0 1; ${formatPalette(BLACK_AND_WHITE)}`, painted), ".##\n...\n...");
});

test("a whole picture as one move", () => {
  assert.equal(edit(formatSheet(pictureOf("#.#.\n.#.#"))), "#.#.\n.#.#");
});

test("changes are written once a colour, and only where something changes", () => {
  const wanted = [{ y: 0, x: 0, value: 1 }, { y: 1, x: 1, value: 1 }, { y: 1, x: 2, value: 1 }, { y: 2, x: 0, value: 0 }];
  assert.equal(formatChanges(L, wanted), "1 r1:1-2; . r2:0");
  assert.equal(formatChanges(L, [{ y: 0, x: 0, value: 0 }, { y: 0, x: 0, value: 1 }]), null);
});

test("lines have no gaps and both ends", () => {
  const next = random(7);
  for (let i = 0; i < 200; i += 1) {
    const [a, b] = [{ y: next(20), x: next(20) }, { y: next(20), x: next(20) }];
    const cells = lineCells(a, b);
    assert.deepEqual([cells[0], cells.at(-1)], [a, b]);
    assert.equal(cells.length, Math.max(Math.abs(a.y - b.y), Math.abs(a.x - b.x)) + 1);
    cells.slice(1).forEach((cell, j) => assert.ok(Math.max(Math.abs(cell.y - cells[j].y), Math.abs(cell.x - cells[j].x)) === 1));
  }
});

test("rectangles and ellipses, bare and solid, from any corner", () => {
  const [a, b] = [{ y: 1, x: 1 }, { y: 4, x: 5 }];
  assert.equal(drawn(rectangleCells(a, b, false), 6, 6), "......\n.#####\n.#...#\n.#...#\n.#####\n......");
  assert.deepEqual(rectangleCells(b, a, true), rectangleCells(a, b, true));
  assert.equal(drawn(ellipseCells({ y: 0, x: 0 }, { y: 4, x: 4 }, false), 5, 5), ".###.\n#...#\n#...#\n#...#\n.###.");
  assert.equal(drawn(ellipseCells({ y: 4, x: 4 }, { y: 0, x: 0 }, true), 5, 5), ".###.\n#####\n#####\n#####\n.###.");
  assert.deepEqual(ellipseCells(a, a, false), [a]);
});

test("Shift makes squares and straight lines", () => {
  assert.deepEqual(squared({ y: 2, x: 2 }, { y: 1, x: 5 }), { y: -1, x: 5 });
  assert.deepEqual(straightened({ y: 2, x: 2 }, { y: 3, x: 9 }), { y: 2, x: 9 });
  assert.deepEqual(straightened({ y: 0, x: 0 }, { y: 5, x: 4 }), { y: 5, x: 5 });
});

test("the bucket stops at other colours", () => {
  assert.equal(areaCells(L, { y: 0, x: 2 }).length, 5);
  assert.equal(areaCells(L, { y: 2, x: 1 }).length, 4);
});

test("every symmetry gives orbits", () => {
  const size = { width: 5, height: 5 };
  for (const symmetry of SYMMETRIES) {
    for (let i = 0; i < 25; i += 1) {
      const cell = { y: Math.floor(i / 5), x: i % 5 };
      const partners = partnersOf(cell, symmetry, size);
      assert.deepEqual(partners[0], cell);
      for (const other of partners) assert.equal(partnersOf(other, symmetry, size).length, partners.length, symmetry);
    }
  }
  assert.equal(partnersOf({ y: 0, x: 1 }, "rotate90", size).length, 4);
  assert.equal(isPossible("diagonal", { width: 4, height: 5 }), false);
  assert.deepEqual(partnersOf({ y: 0, x: 1 }, "diagonal", { width: 4, height: 5 }), [{ y: 0, x: 1 }]);
});

test("a pencil that begins on its colour takes it away", () => {
  assert.equal(strokeValue(L, "pencil", 1, { y: 0, x: 0 }, false), 0);
  assert.equal(strokeValue(L, "pencil", 1, { y: 0, x: 1 }, false), 1);
  assert.equal(strokeValue(L, "line", 1, { y: 0, x: 0 }, false), 1);
  assert.equal(strokeValue(L, "line", 1, { y: 0, x: 1 }, true), 0);
});

test("a fast stroke skips nothing, and its mirror image comes along", () => {
  const sheet = blankPicture(7, 3);
  const stroke = { tool: "pencil", value: 1, path: [{ y: 0, x: 0 }, { y: 2, x: 2 }], isSolid: false, isEven: false, symmetry: "horizontal" };
  assert.equal(edit(formatChanges(sheet, strokeCells(sheet, stroke)), sheet), "#.....#\n.#...#.\n..#.#..");
});

test("shapes that Shift makes larger than the sheet are cut off", () => {
  const stroke = { tool: "rectangle", value: 1, path: [{ y: 1, x: 1 }, { y: 2, x: 6 }], isSolid: true, isEven: true, symmetry: "none" };
  assert.ok(strokeCells(blankPicture(7, 3), stroke).every(({ y, x }) => y < 3 && x < 7));
});

test("a piece is moved and pasted, what leaves the sheet is lost", () => {
  const box = { y0: 0, x0: 0, y1: 1, x1: 1 };
  assert.equal(edit(formatChanges(L, floatCells(lifted(L, box), { y: 0, x: 1 }))), ".#.\n.#.\n##.");
  assert.deepEqual(movedBox(box, { y: -1, x: 0 }, L), { y0: 0, x0: 0, y1: 0, x1: 1 });
  assert.equal(movedBox(box, { y: 3, x: 0 }, L), null);
  const piece = copyPiece(L, { y0: 2, x0: 0, y1: 2, x1: 1 });
  assert.equal(edit(formatChanges(L, pasteCells(L, piece, { y: 0, x: 2 }, true))), "#.#\n#..\n##.");
});

test("undo and redo; a new move forgets what was undone", () => {
  const document = new Document("d", L);
  document.play("invert");
  document.play("clear");
  document.undo();
  assert.equal(gridText(document.picture), ".##\n.##\n..#");
  document.redo();
  assert.equal(gridText(document.picture), "...\n...\n...");
  document.goTo(0);
  document.play("1 r0:2");
  assert.equal(document.canRedo, false);
  document.undo();
  assert.equal(gridText(document.picture), gridText(L));
  assert.equal(document.canUndo, false);
});

test("a draft comes back as it was, past and all, however long it is", () => {
  const document = new Document("d", applyEdit(L, "lock r0:0; give r1:1"));
  document.details = { title: "L" };
  const next = random(3);
  for (let i = 0; i < 400; i += 1) document.play(`${next(2) ? "1" : "."} r${next(3)}:${next(3)}`);
  document.undo();
  const opened = Document.open(JSON.parse(JSON.stringify(document.save("2026-01-01"))));
  assert.equal(gridText(opened.picture), gridText(document.picture));
  assert.deepEqual(opened.picture.locked, document.picture.locked);
  assert.deepEqual(opened.picture.shown, document.picture.shown);
  assert.equal(opened.details.title, "L");
  opened.redo();
  document.redo();
  assert.equal(gridText(opened.picture), gridText(document.picture));
  assert.ok(document.save("x").moves.length <= 300);
});

test("drafts that cannot be read become a blank sheet; the newest comes first", () => {
  const store = new DraftStore(new LocalStorage(null));
  assert.equal(Document.open({ id: "x", base: "nonsense" }), null);
  assert.equal(store.open("x").picture.width, 15);
  const document = new Document("one", L);
  store.save(document);
  assert.equal(gridText(store.open(undefined).picture), gridText(L));
  store.remove("one");
  assert.deepEqual(store.all(), []);
});

/** Two tabs that have the same draft open, and what the browser holds for both. */
function twoTabs() {
  const held = new LocalStorage(null);
  const [here, there] = [new DraftStore(held), new DraftStore(held)];
  here.save(new Document("one", L));
  return { here, there, mine: here.open("one"), theirs: there.open("one") };
}

test("a tab in which nothing was done does not write over what another one drew, and follows it", () => {
  const { here, there, mine, theirs } = twoTabs();
  theirs.play("1 r0:2");
  there.save(theirs);
  here.save(mine);
  assert.equal(gridText(there.open("one").picture), gridText(theirs.picture));
  const followed = here.followed(mine);
  assert.equal(gridText(followed.picture), gridText(theirs.picture));
  assert.ok(followed.canUndo);
  assert.equal(here.followed(followed), null, "once");
});

test("where two tabs drew on one draft, both are kept", () => {
  const { here, there, mine, theirs } = twoTabs();
  theirs.play("1 r0:2");
  there.save(theirs);
  mine.play("1 r1:2");
  assert.equal(here.followed(mine), null);
  here.save(mine);
  assert.notEqual(mine.id, "one");
  assert.deepEqual(new Set(here.all().map((draft) => gridText(Document.open(draft).picture))), new Set([mine, theirs].map(({ picture }) => gridText(picture))));
});

test("a draft the browser has no room for is there for every page, until it is closed", () => {
  let isFull = true;
  const full = new LocalStorage({ length: 0, getItem: () => null, setItem: () => { if (isFull) throw new Error("QuotaExceededError"); }, removeItem() {} });
  const drawn = new Document("one", L);
  assert.equal(draftsIn(full).save(drawn), false);
  assert.equal(draftsIn(full).save(drawn), false, "nothing new, and still not kept");
  assert.equal(gridText(draftsIn(full).open(undefined).picture), gridText(L));
  isFull = false;
  drawn.play("1 r0:2");
  assert.equal(draftsIn(full).save(drawn), true);
});

test("a sheet that only has a title is somebody's work", () => {
  const document = new Document("one", L);
  assert.ok(document.isFresh);
  document.details = { title: "L" };
  assert.ok(!document.isFresh);
});

test("new colours are easy to tell apart", () => {
  let palette = [...BLACK_AND_WHITE];
  for (let i = 0; i < 4; i += 1) palette = [...palette, nextColour(palette)];
  assert.equal(new Set(palette.map(({ char }) => char)).size, palette.length);
  assert.equal(isHardToTell(palette), false);
  assert.equal(freeName("black", palette, 2), "black 2");
});

test("single lines settle what they can", () => {
  assert.equal(settleLines(puzzleOf(pictureOf("##\n#."))).join(""), "1110");
  assert.ok(settleLines(puzzleOf(pictureOf("#.\n.#"))).every((value) => value === 255));
});

test("a copy of a puzzle is a draft with its picture, its words and its given cells", () => {
  const puzzle = parsePuzzle({
    rows: [[1], [1]], columns: [[1], [1]], given: "#?\n??", title: "Two", author: "Ann", source: "elsewhere",
  });
  const copy = draftOf("c", puzzle, Uint8Array.from([1, 0, 0, 1]));
  assert.equal(gridText(copy.picture), "#.\n.#");
  assert.deepEqual([...copy.picture.shown], [1, 0, 0, 0]);
  assert.deepEqual(copy.details, { title: "Two", author: "Ann" });
  assert.equal(copy.mode, "draw");
  assert.deepEqual(puzzleOf(copy.picture).rows, puzzle.rows);
  assert.equal(draftOf("c", puzzle, null), null, "given cells cannot be typed as clues");
});

test("without its picture a copy has the clues, if all are there", () => {
  const copy = draftOf("c", parsePuzzle({ rows: [[1], [1]], columns: [[1], [1]] }), null);
  assert.equal(copy.mode, "clues");
  assert.deepEqual(copy.clues, { rows: "1\n1", columns: "1\n1" });
  assert.equal(draftOf("c", parsePuzzle({ rows: [[1], null], columns: [[1], [1]] }), null), null);
});

test("one's own solution is taken only while the sheet holds it", () => {
  const puzzle = parsePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  const progress = (state, solved = true) => ({ id: puzzle.id, updated: "1", moves: [], seconds: 0, hints: 0, state, solved });
  assert.deepEqual([...solvedCells(puzzle, progress("#.\n.#"))], [1, 0, 0, 1]);
  for (const other of [progress("#.\n.#", false), progress("#?\n.#"), progress("##\n.."), null]) assert.equal(solvedCells(puzzle, other), null);
});

test("clues that take the place of others are one step", () => {
  const [none, typed, pasted, more] = ["", "1 1", "3", "3 2"].map((rows) => ({ rows, columns: rows }));
  const document = new Document("d", L);
  document.play("clear");
  document.mode = "clues";
  assert.deepEqual([document.canUndo, document.canRedo], [false, false]); // the drawing's moves are none of the clues
  document.typeClues(typed);
  document.replaceClues(pasted);
  document.typeClues(more);
  document.undo();
  assert.deepEqual(document.clues, typed);
  document.redo();
  assert.deepEqual(document.clues, more); // also what was typed into it since
  document.undo();
  document.typeClues(none);
  assert.equal(document.canRedo, false);
  assert.equal(document.isFresh, false);
  document.mode = "draw";
  assert.equal(document.undo(), "clear");
  assert.equal(new Document("d", L).isFresh, true);
});

test("a sheet that is turned or mirrored keeps the symmetry that its drawing has", () => {
  const size = { width: 5, height: 5 };
  for (const symmetry of SYMMETRIES) {
    const picture = partnersOf({ y: 0, x: 1 }, symmetry, size).reduce((one, { y, x }) => applyEdit(one, `1 r${y}:${x}`), blankPicture(5, 5));
    for (const move of ["turn left", "turn right", "turn half", "mirror across", "mirror down", "turn left; mirror down; invert; invert"]) {
      const moved = applyEdit(picture, move);
      const after = symmetryAfter(symmetry, move);
      const filled = [...moved.cells.keys()].filter((i) => moved.cells[i]).map((i) => ({ y: Math.floor(i / 5), x: i % 5 }));
      for (const cell of filled) {
        for (const { y, x } of partnersOf(cell, after, size)) assert.ok(moved.cells[y * 5 + x], `${symmetry}, ${move}: ${after}`);
      }
      assert.equal(after === "none", symmetry === "none" || (symmetry === "diagonal" && move !== "turn half"), `${symmetry}, ${move}`);
    }
  }
  assert.equal(symmetryAfter(symmetryAfter("horizontal", "turn left"), "turn left"), "horizontal"); // made and undone
});
