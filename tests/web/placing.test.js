/** A hint over the board leaves its line and that line's clue in view, and of two that cross as much as can be. */

import assert from "node:assert/strict";
import test from "node:test";
import { allLines } from "../../src/nonokit/web/app/model/lines.js";
import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { clueBoxes } from "../../src/nonokit/web/app/view/clues.js";
import { layoutOf, openingCell } from "../../src/nonokit/web/app/view/geometry.js";
import { bestPlace } from "../../src/nonokit/web/app/view/placing.js";

const PHONES = { upright: { width: 378, height: 640 }, "on its side": { width: 670, height: 349 } };

/** Cells in a checkered pattern: every clue is long. */
function checkered(width, height) {
  const clue = (length) => Array.from({ length: Math.ceil(length / 3) }, () => 1);
  return parsePuzzle({ rows: Array.from({ length: height }, () => clue(width)), columns: Array.from({ length: width }, () => clue(height)) });
}

/** As the page opens it on a phone. */
function sceneOf(puzzle, { width, height }) {
  const viewport = { width, height, ratio: 1, scale: 1, isTouched: true };
  const layout = layoutOf(puzzle, openingCell(puzzle, viewport), viewport);
  return { puzzle, layout, scroll: { x: 0, y: 0 } };
}

/** From side to side below and above, and narrow in the four corners: as styles/player.css has them, with a hint of three lines. */
function placesOn({ width, height }) {
  const [sheet, card] = [{ width, height: Math.min(180, height * 0.45) }, { width: Math.min(320, width * 0.46), height: 260 }];
  const [right, bottom] = [width - card.width, height - card.height];
  const boxes = [{ x: 0, y: height - sheet.height, ...sheet }, { x: 0, y: 0, ...sheet }, { x: right, y: bottom, ...card }, { x: 0, y: bottom, ...card },
    { x: right, y: 0, ...card }, { x: 0, y: 0, ...card }];
  return boxes.map((box) => ({ box }));
}

const overlaps = (a, b) => a.x + a.width > b.x + 1 && a.x + 1 < b.x + b.width && a.y + a.height > b.y + 1 && a.y + 1 < b.y + b.height;

/** How many numbers of the lines, and cells in view, lie under it. */
function hidden({ puzzle, layout }, scroll, lines, box) {
  const numbers = lines.flatMap((line) => clueBoxes({ puzzle, layout, scroll }, line)).filter((one) => !one.isCut && overlaps(one, box));
  const isRow = (line) => line.kind === "row";
  const cells = lines.flatMap((line) => Array.from({ length: isRow(line) ? layout.width : layout.height }, (_, i) => (isRow(line) ? [line.index, i] : [i, line.index])));
  const boxes = cells.map(([y, x]) => ({ x: layout.x + x * layout.cell - scroll.x, y: layout.y + y * layout.cell - scroll.y, width: layout.cell, height: layout.cell }));
  const isSeen = (one) => one.x >= layout.x && one.y >= layout.y && one.x < layout.x + layout.viewWidth && one.y < layout.y + layout.viewHeight;
  return { numbers: numbers.length, cells: boxes.filter((one) => isSeen(one) && overlaps(one, box)).length };
}

for (const [name, screen] of Object.entries(PHONES)) {
  for (const [width, height] of [[5, 5], [10, 10], [15, 15], [20, 30], [30, 20], [50, 50]]) {
    test(`a hint on ${width}×${height} leaves its line and its clue in view, phone ${name}`, () => {
      const scene = sceneOf(checkered(width, height), screen);
      for (const line of allLines(scene.puzzle)) {
        const cells = [line.kind === "row" ? { y: line.index, x: 2 } : { y: 2, x: line.index }];
        const { place, scroll } = bestPlace(placesOn(screen), scene, { lines: [line], cells });
        const found = hidden(scene, scroll, [line], place.box);
        assert.deepEqual(found, { numbers: 0, cells: 0 }, `${line.kind} ${line.index + 1}`);
      }
    });
  }
}

test("of two lines that cross near a corner nothing is hidden: it lies in the corner far from them", () => {
  const [scene, screen] = [sceneOf(checkered(15, 15), PHONES.upright), PHONES.upright];
  const lines = [{ kind: "row", index: 1 }, { kind: "column", index: 2 }];
  const { place, scroll } = bestPlace(placesOn(screen), scene, { lines, cells: [{ y: 1, x: 2 }] });
  assert.deepEqual(hidden(scene, scroll, lines, place.box), { numbers: 0, cells: 0 });
});

test("where it is not in the way it lies as usual, and stays", () => {
  const [scene, screen] = [sceneOf(checkered(10, 10), PHONES.upright), PHONES.upright];
  const places = placesOn(screen);
  const told = { lines: [{ kind: "row", index: 0 }], cells: [] };
  assert.equal(bestPlace(places, scene, told).place, places[0]);
  assert.equal(bestPlace([places[2], ...places], scene, told).place, places[2]);
});

test("what it speaks of is brought into view beside it", () => {
  const [scene, screen] = [sceneOf(checkered(50, 50), PHONES.upright), PHONES.upright];
  const { place, scroll } = bestPlace(placesOn(screen), scene, { lines: [{ kind: "column", index: 40 }], cells: [{ y: 44, x: 40 }] });
  const { layout } = scene;
  const box = { x: layout.x + 40 * layout.cell - scroll.x, y: layout.y + 44 * layout.cell - scroll.y, width: layout.cell, height: layout.cell };
  assert.ok(box.x >= layout.x && box.x + box.width <= layout.x + layout.viewWidth && box.y + box.height <= layout.y + layout.viewHeight);
  assert.ok(!overlaps(box, place.box));
});
