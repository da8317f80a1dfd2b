/**
 * Paints what is known about a drawing above its cells: islands of ambiguity, alternatives, changes a fix would
 * make, first moves, protected cells, the selection, axes of symmetry; and beneath the ink the picture to trace.
 *
 * Islands differ by hatching and number, not by colour alone.
 */

import { BACKGROUND, UNKNOWN } from "../model/puzzle.js";
import { pill } from "../view/evidence.js";

/** @typedef {import("../view/evidence.js").Scene & {ground: string|null}} Scene  ground: see the board */
/** @typedef {import("./picture.js").Cell} Cell */
/**
 * @typedef {Object} Annotations
 * @property {{image: ImageBitmap, opacity: number}|null} underlay
 * @property {Cell[][]} islands
 * @property {Cell[]} open  cells that single lines leave open
 * @property {Map<number, number>|null} heat  cell → 0 (easy to find) to 1
 * @property {Uint8Array|null} locked
 * @property {Uint8Array|null} shown  cells the puzzle gives away
 * @property {import("./selection.js").Box|null} selection
 * @property {ReadonlyArray<Cell & {value: number}>} changes
 * @property {Cell[]} differs  where the solution shown is not the drawing
 * @property {import("./symmetry.js").Symmetry} symmetry
 */

const HATCHES = [[1, 1], [1, -1], [1, 0], [0, 1]];

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Annotations} annotations @param {Uint8Array} cells as shown */
export function paintAnnotations(pen, scene, annotations, cells) {
  const { layout, scroll } = scene;
  pen.save();
  pen.beginPath();
  pen.rect(layout.x, layout.y, layout.viewWidth, layout.viewHeight);
  pen.clip();
  pen.translate(layout.x - scroll.x, layout.y - scroll.y);
  if (annotations.underlay) paintUnderlay(pen, scene, annotations.underlay, cells);
  if (annotations.heat) paintHeat(pen, scene, annotations.heat);
  annotations.islands.forEach((island, i) => paintIsland(pen, scene, island, i));
  if (annotations.open.length) paintOpen(pen, scene, annotations.open);
  if (annotations.locked) paintLocks(pen, scene, annotations.locked);
  if (annotations.shown) paintShown(pen, scene, annotations.shown);
  for (const cell of annotations.differs) frame(pen, scene, cell, scene.theme.token["accent-2"], []);
  for (const change of annotations.changes) paintChange(pen, scene, change);
  if (annotations.symmetry !== "none") paintAxes(pen, scene, annotations.symmetry);
  if (annotations.selection) paintSelection(pen, scene, annotations.selection);
  if (layout.cell >= 9 * layout.ratio) annotations.islands.forEach((island, i) => paintNumber(pen, scene, island, i));
  pen.restore();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {{image: ImageBitmap, opacity: number}} underlay @param {Uint8Array} cells */
function paintUnderlay(pen, { layout }, { image, opacity }, cells) {
  const { cell, width, boardWidth, boardHeight } = layout;
  pen.save();
  pen.beginPath();
  cells.forEach((value, i) => {
    if (value === UNKNOWN || value === BACKGROUND) pen.rect((i % width) * cell, Math.floor(i / width) * cell, cell, cell);
  });
  pen.clip();
  pen.globalAlpha = opacity;
  const scale = Math.min(boardWidth / image.width, boardHeight / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  pen.drawImage(image, (boardWidth - w) / 2, (boardHeight - h) / 2, w, h);
  pen.restore();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Map<number, number>} heat */
function paintHeat(pen, { layout, theme }, heat) {
  const { cell, width, rule } = layout;
  for (const [index, level] of heat) {
    const [x, y] = [(index % width) * cell, Math.floor(index / width) * cell];
    pen.globalAlpha = 0.6 - 0.4 * level;
    pen.fillStyle = theme.token["accent-2"];
    pen.fillRect(x + rule, y + rule, cell - rule, cell - rule);
    pen.globalAlpha = 1;
    pen.fillStyle = theme.token.sheet;
    pen.beginPath();
    pen.arc(x + (cell + rule) / 2, y + (cell + rule) / 2, cell * (0.22 - 0.14 * level), 0, 2 * Math.PI);
    pen.fill();
  }
}

/** @param {Scene["theme"]} theme @param {number} number */
export const islandColour = (theme, number) => theme.token[number % 2 ? "accent-2" : "accent"];

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Cell[]} island @param {number} number */
function paintIsland(pen, { layout, theme }, island, number) {
  const { cell, rule, ratio } = layout;
  const colour = islandColour(theme, number);
  pen.save();
  pen.beginPath();
  for (const { y, x } of island) pen.rect(x * cell + rule, y * cell + rule, cell - rule, cell - rule);
  pen.fillStyle = colour;
  pen.globalAlpha = 0.34;
  pen.fill();
  pen.globalAlpha = 1;
  pen.clip();
  pen.beginPath();
  hatch(pen, bounds(island, cell), HATCHES[number % HATCHES.length], Math.max(6 * ratio, cell * 0.28));
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.5 * ratio, cell * 0.06);
  pen.stroke();
  pen.restore();
  for (const at of island) frame(pen, { layout, theme }, at, colour, null);
}

/** @param {Cell[]} cells @param {number} cell */
function bounds(cells, cell) {
  const [ys, xs] = [cells.map(({ y }) => y), cells.map(({ x }) => x)];
  return { x0: Math.min(...xs) * cell, y0: Math.min(...ys) * cell, x1: (Math.max(...xs) + 1) * cell, y1: (Math.max(...ys) + 1) * cell };
}

/** @param {CanvasRenderingContext2D} pen @param {{x0: number, y0: number, x1: number, y1: number}} box @param {number[]} way @param {number} gap */
function hatch(pen, { x0, y0, x1, y1 }, [dx, dy], gap) {
  const reach = y1 - y0;
  if (!dx) for (let x = x0 + gap / 2; x < x1; x += gap) { pen.moveTo(x, y0); pen.lineTo(x, y1); }
  else if (!dy) for (let y = y0 + gap / 2; y < y1; y += gap) { pen.moveTo(x0, y); pen.lineTo(x1, y); }
  else {
    for (let x = x0 - reach; x < x1 + reach; x += gap * 1.4) {
      pen.moveTo(x, dy > 0 ? y0 : y1);
      pen.lineTo(x + reach, dy > 0 ? y1 : y0);
    }
  }
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Cell[]} island @param {number} number */
function paintNumber(pen, scene, island, number) {
  const { cell } = scene.layout;
  const { y, x } = island[0];
  pill(pen, scene, (x + 0.5) * cell, (y + 0.5) * cell, String(number + 1), islandColour(scene.theme, number), Math.min(cell * 0.5, 15 * scene.layout.ratio));
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Cell[]} open */
function paintOpen(pen, { layout, theme }, open) {
  const { cell } = layout;
  pen.strokeStyle = theme.token.warn;
  pen.lineWidth = Math.max(1.5 * layout.ratio, cell * 0.06);
  pen.beginPath();
  for (const { y, x } of open) {
    pen.moveTo((x + 0.2) * cell, (y + 0.8) * cell);
    pen.lineTo((x + 0.8) * cell, (y + 0.2) * cell);
  }
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {Pick<Scene, "layout"|"theme">} scene @param {Cell} at @param {string} colour @param {number[]|null} dash null: a hairline */
function frame(pen, { layout }, { y, x }, colour, dash) {
  const { cell, rule, ratio } = layout;
  const width = dash ? Math.max(2 * ratio, cell * 0.1) : Math.max(ratio, cell * 0.04);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.setLineDash(dash ?? []);
  pen.strokeRect(x * cell + rule / 2 + width / 2, y * cell + rule / 2 + width / 2, cell - width, cell - width);
  pen.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Cell & {value: number}} change a cell as a fix would have it */
function paintChange(pen, scene, change) {
  const { layout: { cell, rule }, theme } = scene;
  const [x, y] = [change.x * cell + rule, change.y * cell + rule];
  pen.fillStyle = change.value === BACKGROUND ? scene.ground ?? theme.token.sheet : theme.paints[change.value].fill;
  pen.fillRect(x, y, cell - rule, cell - rule);
  frame(pen, scene, change, theme.token.accent, []);
  const middle = { x: x + (cell - rule) / 2, y: y + (cell - rule) / 2 };
  pen.strokeStyle = theme.token.accent;
  pen.lineWidth = Math.max(2 * scene.layout.ratio, cell * 0.1);
  pen.beginPath();
  pen.moveTo(middle.x - cell * 0.2, middle.y);
  pen.lineTo(middle.x + cell * 0.2, middle.y);
  if (change.value !== BACKGROUND) {
    pen.moveTo(middle.x, middle.y - cell * 0.2);
    pen.lineTo(middle.x, middle.y + cell * 0.2);
  }
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Uint8Array} locked */
function paintLocks(pen, { layout, theme }, locked) {
  const { cell, rule, width } = layout;
  const size = cell * 0.34;
  pen.fillStyle = theme.token["accent-2"];
  pen.strokeStyle = theme.token.sheet;
  pen.lineWidth = layout.ratio;
  locked.forEach((isLocked, i) => {
    if (!isLocked) return;
    const [x, y] = [(i % width) * cell + rule, Math.floor(i / width) * cell + rule];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + size, y);
    pen.lineTo(x, y + size);
    pen.closePath();
    pen.fill();
    pen.stroke();
  });
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Uint8Array} shown a pin in the corner opposite to the locks */
function paintShown(pen, { layout, theme }, shown) {
  const { cell, rule, width, ratio } = layout;
  pen.fillStyle = theme.token.accent;
  pen.strokeStyle = theme.token.sheet;
  pen.lineWidth = ratio;
  shown.forEach((isShown, i) => {
    if (!isShown) return;
    pen.beginPath();
    pen.arc((i % width + 0.76) * cell + rule / 2, (Math.floor(i / width) + 0.24) * cell + rule / 2, Math.max(2 * ratio, cell * 0.14), 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  });
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {string} symmetry */
function paintAxes(pen, { layout, theme }, symmetry) {
  const { boardWidth: w, boardHeight: h, ratio, cell } = layout;
  pen.strokeStyle = theme.token["accent-2"];
  pen.lineWidth = 2 * ratio;
  pen.setLineDash([6 * ratio, 5 * ratio]);
  pen.beginPath();
  if (symmetry === "horizontal" || symmetry === "both") { pen.moveTo(w / 2, 0); pen.lineTo(w / 2, h); }
  if (symmetry === "vertical" || symmetry === "both") { pen.moveTo(0, h / 2); pen.lineTo(w, h / 2); }
  if (symmetry === "diagonal") { pen.moveTo(0, 0); pen.lineTo(w, h); }
  pen.stroke();
  pen.setLineDash([]);
  if (!symmetry.startsWith("rotate")) return;
  pen.beginPath();
  pen.arc(w / 2, h / 2, cell * 0.5, 0, 2 * Math.PI);
  pen.moveTo(w / 2 - cell * 0.2, h / 2);
  pen.lineTo(w / 2 + cell * 0.2, h / 2);
  pen.moveTo(w / 2, h / 2 - cell * 0.2);
  pen.lineTo(w / 2, h / 2 + cell * 0.2);
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {import("./selection.js").Box} box */
function paintSelection(pen, { layout, theme }, { y0, x0, y1, x1 }) {
  const { cell, rule, ratio } = layout;
  const sides = /** @type {[number, number, number, number]} */ ([x0 * cell + rule / 2, y0 * cell + rule / 2, (x1 - x0 + 1) * cell, (y1 - y0 + 1) * cell]);
  pen.fillStyle = theme.token["accent-2-wash"];
  pen.fillRect(...sides);
  pen.lineWidth = 2 * ratio;
  pen.strokeStyle = theme.token.sheet;
  pen.strokeRect(...sides);
  pen.strokeStyle = theme.token["accent-2"];
  pen.setLineDash([5 * ratio, 4 * ratio]);
  pen.strokeRect(...sides);
  pen.setLineDash([]);
}
