/** The board on every screen: all shipped puzzles and large ones, on five screens, with large text and without. */

import assert from "node:assert/strict";
import test from "node:test";
import { allLines } from "../../src/nonokit/web/app/model/lines.js";
import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { clueBoxes } from "../../src/nonokit/web/app/view/clues.js";
import { clampScroll, clueExcess, clueTexts, finishedLayout, isWhole, layoutOf, openingCell, playableCell } from "../../src/nonokit/web/app/view/geometry.js";
import { mapBox } from "../../src/nonokit/web/app/view/overview.js";
import { shippedPuzzles } from "./shipped.js";

/** The least that the page leaves for the board, CSS pixels: with large text, a palette and the bar of clues around it. */
const SCREENS = {
  "phone 390×844": { width: 378, height: 529, ratio: 3, isTouched: true },
  "phone 844×390": { width: 670, height: 349, ratio: 3, isTouched: true },
  "tablet 820×1180": { width: 796, height: 980, ratio: 2, isTouched: true },
  "laptop 1280×800": { width: 1256, height: 600, ratio: 1, aside: 336 },
  "desktop 1920×1080": { width: 1896, height: 880, ratio: 1, aside: 336 },
};
const SCALES = [1, 1.3];
const DIGIT = 0.58; // how wide a figure is drawn, of its size

const random = (seed) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

/** Noise, and lines that are nearly full: many short runs, and long ones with many figures. */
function large(size, colours) {
  const next = random(size + colours);
  const cells = Array.from({ length: size }, (_, y) => Array.from({ length: size }, () => (y % 7 === 3 || next() < 0.55 ? 1 + Math.floor(next() * colours) : 0)));
  const clue = (line) => {
    const runs = [];
    line.forEach((value, i) => {
      if (value && value === line[i - 1]) runs[runs.length - 1][0] += 1;
      else if (value) runs.push([1, value]);
    });
    return runs;
  };
  const columns = cells[0].map((_, x) => (x % 9 === 4 ? [[size, 1]] : clue(cells.map((row) => row[x]))));
  const names = [".", ..."abcde".slice(0, colours)];
  const palette = names.map((char, i) => ({ name: `c${i}`, rgb: ["#ffffff", "#d91e18", "#1e59d9", "#1ea359", "#111111", "#d9a31e"][i], char }));
  return parsePuzzle({ rows: cells.map(clue), columns, palette, title: `${size}×${size}, ${colours} colours` });
}

const all = shippedPuzzles();
/** Of every size and kind the one with the longest clues: it takes most room. */
const runsOf = ({ rows, columns }) => rows.concat(columns).reduce((most, clue) => Math.max(most, clue?.length ?? 0), 0);
const kinds = new Map([...all].sort((a, b) => runsOf(a) - runsOf(b)).map((puzzle) => [`${puzzle.width}×${puzzle.height} ${puzzle.palette.length > 2}`, puzzle]));
const shipped = [...kinds.values()];
const puzzles = [...shipped, large(50, 1), large(50, 5), large(100, 1), large(100, 5)];

/**
 * Every puzzle on every screen.
 * @param {(puzzle: any, viewport: any, where: string) => void} check
 */
function everywhere(check) {
  for (const [name, { ratio, width, height, aside = 0, ...rest }] of Object.entries(SCREENS)) {
    for (const scale of SCALES) {
      for (const puzzle of puzzles) {
        for (const hasSymbols of puzzle.palette.length > 2 ? [false, true] : [false]) {
          const viewport = { ratio, scale, hasSymbols, width: width * ratio, height: height * ratio, aside: aside * ratio, ...rest };
          check(puzzle, viewport, `${puzzle.title} on ${name}, text ×${scale}${hasSymbols ? ", symbols" : ""}`);
        }
      }
    }
  }
}

const known = new Map();

/** As the page opens a puzzle. */
function opened(puzzle, viewport) {
  const name = `${puzzle.id} ${JSON.stringify(viewport)}`;
  if (!known.has(name)) known.set(name, layoutOf(puzzle, openingCell(puzzle, viewport), viewport));
  return known.get(name);
}

/** Where the figures of a line are, all that are shown. */
function figures(puzzle, layout, scroll, line) {
  const texts = clueTexts((line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index]);
  return clueBoxes({ layout, scroll, puzzle }, line).flatMap((box, i) => {
    const width = texts[i].length * DIGIT * layout.font;
    return box.isCut ? [] : [{ ...box, left: box.x + (box.width - width) / 2, right: box.x + (box.width + width) / 2 }];
  });
}

/** Of rows and of columns the three whose clues are too long for their gutters by most. */
function longest(puzzle, layout) {
  const tooLong = allLines(puzzle).map((line) => ({ ...line, excess: clueExcess(puzzle, layout, line) })).filter(({ excess }) => excess > 0);
  tooLong.sort((a, b) => b.excess - a.excess);
  return ["row", "column"].flatMap((kind) => tooLong.filter((line) => line.kind === kind).slice(0, 3));
}

/** All lines of a small board, and of a large one every fifth, others each time. */
function someLines(puzzle, kind, turn) {
  const lines = allLines(puzzle).filter((line) => line.kind === kind);
  return lines.length <= 40 ? lines : lines.filter(({ index }) => index % 5 === turn % 5);
}

test("no two numbers touch, at any zoom and scroll", () => {
  const isApart = (/** @type {any[]} */ boxes, gap) => boxes.every((box, i) => !i || box.left >= boxes[i - 1].right + gap);
  const isBelow = (/** @type {any[]} */ boxes) => boxes.every((box, i) => !i || box.y >= boxes[i - 1].y + boxes[i - 1].height - 0.01);
  let turn = 0;
  everywhere((puzzle, viewport, where) => {
    turn += 1;
    const others = [7, 10, 24, 72].map((cell) => Math.round(cell * viewport.ratio));
    for (const cell of [opened(puzzle, viewport).cell, others[turn % others.length]]) {
      const layout = layoutOf(puzzle, cell, viewport);
      const scroll = clampScroll(layout, [{ x: 0, y: 0 }, { x: 1e6, y: 1e6 }, { x: 333, y: 333 }][turn % 3]);
      const [rows, columns] = /** @type {const} */ (["row", "column"]).map((kind) =>
        someLines(puzzle, kind, turn).map((line) => figures(puzzle, layout, scroll, line)));
      const gap = 0.25 * layout.font;
      assert.ok(columns.every(isBelow), `${where}: numbers of a column overlap`);
      assert.ok(columns.flat().every((box) => box.right - box.left + gap <= cell), `${where}: numbers of two columns touch`);
      assert.ok(rows.every((boxes) => isApart(boxes, gap)), `${where}: numbers of a row touch`);
      assert.ok(layout.font <= cell * 0.9, `${where}: the clues of two rows touch`);
    }
  });
});

test("as a puzzle opens its clues can be read and its cells hit", () => {
  everywhere((puzzle, viewport, where) => {
    const layout = opened(puzzle, viewport);
    const { cell, font } = layout;
    const least = !viewport.isTouched ? 14 : isWhole(layout) && viewport.scale === 1 ? 20 : 24;
    assert.ok(font >= 11 * viewport.ratio * 0.99, `${where}: type of ${font / viewport.ratio} px`);
    assert.ok(cell >= least * viewport.ratio, `${where}: cells of ${cell / viewport.ratio} px`);
  });
});

test("a board of 15×15 is seen whole on a phone, with cells of 20 px rather than 24", () => {
  const clues = Array.from({ length: 15 }, () => [3, 2, 3]);
  const puzzle = parsePuzzle({ rows: clues, columns: clues });
  const layout = opened(puzzle, { width: 378 * 3, height: 680 * 3, ratio: 3, scale: 1, isTouched: true });
  assert.ok(isWhole(layout));
  assert.ok(layout.cell >= 20 * 3 && layout.cell < 24 * 3, `${layout.cell / 3} px`);
});

test("with cells of 24 px most of the screen is board, and every number of every clue can be brought into view", () => {
  everywhere((puzzle, viewport, where) => {
    const layout = layoutOf(puzzle, Math.max(24 * viewport.ratio, playableCell(puzzle, viewport)), viewport);
    if (isWhole(layout)) return;
    assert.ok(layout.left <= viewport.width * 0.43 && layout.top <= viewport.height * 0.43, `${where}: the gutters are too wide`);
    const canScroll = { row: layout.boardWidth > layout.viewWidth, column: layout.boardHeight > layout.viewHeight };
    for (const line of longest(puzzle, layout).filter(({ kind }) => canScroll[kind])) {
      const seen = new Set();
      for (let step = 0; step <= 40; step += 1) {
        const scroll = clampScroll(layout, { x: (layout.boardWidth - layout.viewWidth) * step / 40, y: (layout.boardHeight - layout.viewHeight) * step / 40 });
        clueBoxes({ layout, scroll, puzzle }, line).forEach(({ isCut }, i) => { if (!isCut) seen.add(i); });
      }
      assert.equal(seen.size, clueTexts((line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index]).length, `${where}: ${line.kind} ${line.index + 1}`);
    }
  });
});

test("type keeps its size however far one zooms in, and a map shows where one is", () => {
  const puzzle = large(100, 1);
  const viewport = { width: 378 * 3, height: 640 * 3, ratio: 3, scale: 1, isTouched: true };
  const [near, nearer] = [40, 72].map((cell) => layoutOf(puzzle, cell * 3, viewport));
  assert.deepEqual([near.font, nearer.font], [11 * 3, 11 * 3]);
  assert.ok(near.viewWidth / viewport.width > 0.65 && nearer.viewHeight / viewport.height > 0.65);
  assert.ok(mapBox(near) && mapBox(nearer));
  const small = shipped.find(({ width, height }) => width <= 10 && height <= 10);
  assert.equal(mapBox(opened(small, viewport)), null);
});

test("a finished picture goes to the middle of its room where all of it is to be seen, and is as large as a free room allows elsewhere", () => {
  everywhere((puzzle, viewport, where) => {
    const played = opened(puzzle, viewport);
    const rooms = [{ width: viewport.width, height: viewport.height * 0.8 }, { width: viewport.width * 0.7, height: viewport.height }];
    const isIn = (/** @type {any} */ { x, y, viewWidth, viewHeight }, /** @type {any} */ room) =>
      x >= 0 && y >= 0 && x + viewWidth <= room.width && y + viewHeight <= room.height;
    const [finished, centred] = [0, 1].map((share) => finishedLayout(played, rooms, share));
    assert.ok(isWhole(finished) && rooms.some((room) => isIn(finished, room)), `${where}: not all of it is in view`);
    if (isWhole(played) && rooms.some((room) => isIn(played, room))) {
      assert.deepEqual(finished, played, `${where}: it moved before its time`);
      assert.deepEqual({ ...centred, x: played.x, y: played.y }, played, `${where}: it changed`);
      const isMiddle = (/** @type {any} */ { width, height }) => Math.abs(width - centred.viewWidth - 2 * centred.x) <= 2 && Math.abs(height - centred.viewHeight - 2 * centred.y) <= 2;
      assert.ok(rooms.some(isMiddle), `${where}: not in the middle`);
    }
    else if (!isWhole(played)) {
      const larger = { width: puzzle.width * (finished.cell + 1), height: puzzle.height * (finished.cell + 1) };
      const isLargest = rooms.every((room) => larger.width + played.rule > room.width - played.rule || larger.height + played.rule > room.height - played.rule);
      assert.ok(isLargest || finished.cell >= 44 * viewport.ratio - 1, `${where}: it could be larger`);
    }
  });
});

test("a panel beside the board covers nothing of it, where there is room", () => {
  for (const name of ["laptop 1280×800", "desktop 1920×1080"]) {
    const { width, height, ratio, aside } = SCREENS[name];
    const viewport = { width, height, ratio, aside, scale: 1 };
    for (const puzzle of shipped) {
      const layout = opened(puzzle, viewport);
      if (isWhole(layout)) assert.ok(layout.x + layout.viewWidth <= width - aside, `${puzzle.title} on ${name}`);
    }
  }
});
