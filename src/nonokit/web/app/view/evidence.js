/**
 * Draws the evidence of a hint upon the board. Blue is the first place, orange the last, as everywhere.
 * A halo of the sheet's colour keeps marks apart from filled cells beneath them.
 */

import { clueBoxes, within } from "./clues.js";
import { drawSymbol } from "./symbols.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./marks.js").Place} Place */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{layout: Layout, scroll: {x: number, y: number}, theme: import("./theme.js").Theme, puzzle: Puzzle}} Scene */

/** @template {Mark["type"]} T @typedef {Extract<Mark, {type: T}>} Of */

/** @type {{[T in Mark["type"]]: (pen: CanvasRenderingContext2D, scene: Scene, mark: Of<T>) => void}} in the order of drawing */
const DRAW = {
  line_glow: glow, broken_line: broken, clue_box: clueBox, overlap, reach, bracket, gap, cell_mark: cells, assumed, trial, arrow,
};
/** What is drawn upon clues as well as upon cells. @type {Set<Mark["type"]>} */
const WITH_CLUE = new Set(["line_glow", "broken_line", "clue_box"]);
const ORDER = /** @type {Mark["type"][]} */ (Object.keys(DRAW));

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {ReadonlyArray<Mark>} marks */
export function paintEvidence(pen, scene, marks) {
  for (const type of ORDER) {
    for (const mark of marks) {
      if (mark.type === type) within(pen, WITH_CLUE.has(type) ? roomForLine(scene, mark) : roomForCells(scene), () => DRAW[type](pen, scene, /** @type {any} */ (mark)));
    }
  }
  // Numbers last: a later arrow must not cross out an earlier number.
  within(pen, roomForCells(scene), () => {
    for (const mark of marks) if (mark.type === "arrow" && mark.number !== null) arrowNumber(pen, scene, mark);
  });
}

/** @param {Scene} scene @returns {[x: number, y: number, width: number, height: number]} where marks on cells are seen: also a little beyond the board's own edges, but not where cells are scrolled away */
function roomForCells({ layout, scroll }) {
  const { x, y, viewWidth, viewHeight, boardWidth, boardHeight, rule, cell } = layout;
  const along = (/** @type {number} */ at, /** @type {number} */ view, /** @type {number} */ board, /** @type {number} */ before) => {
    const from = before > 0 ? at - rule : 0;
    return [from, at + view + (before + view < board ? rule : cell * 0.4) - from];
  };
  const [[left, width], [top, height]] = [along(x, viewWidth, boardWidth, scroll.x), along(y, viewHeight, boardHeight, scroll.y)];
  return [left, top, width, height];
}

/** @param {Scene} scene @param {any} mark of a line @returns {[x: number, y: number, width: number, height: number]} the same, and the line's clue */
function roomForLine(scene, { line }) {
  const [x, y, width, height] = roomForCells(scene);
  return line.kind === "row" ? [0, y, x + width, height] : [x, 0, width, y + height];
}

/** @param {Scene} scene @param {Line} line @param {number} start @param {number} length */
function span({ layout, scroll }, line, start, length) {
  const { cell, rule } = layout;
  const [x, y] = [layout.x - scroll.x, layout.y - scroll.y];
  return line.kind === "row"
    ? { x: x + start * cell, y: y + line.index * cell, width: length * cell + rule, height: cell + rule }
    : { x: x + line.index * cell, y: y + start * cell, width: cell + rule, height: length * cell + rule };
}

/** @param {Scene} scene @param {Line} line */
function wholeLine(scene, line) {
  return span(scene, line, 0, line.kind === "row" ? scene.puzzle.width : scene.puzzle.height);
}

/** @param {Scene} scene @param {Place} place */
function middle({ layout, scroll }, [y, x]) {
  const half = layout.cell / 2 + layout.rule / 2;
  return { x: layout.x - scroll.x + x * layout.cell + half, y: layout.y - scroll.y + y * layout.cell + half };
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Line} line @param {string} wash @param {string} edge */
function band(pen, scene, line, wash, edge) {
  const { layout } = scene;
  const box = wholeLine(scene, line);
  pen.fillStyle = wash;
  if (line.kind === "row") pen.fillRect(layout.x - layout.left, box.y, layout.left + box.width, box.height);
  else pen.fillRect(box.x, layout.y - layout.top, box.width, layout.top + box.height);
  within(pen, roomForCells(scene), () => {
    pen.strokeStyle = edge;
    pen.lineWidth = 2 * layout.ratio;
    pen.strokeRect(box.x, box.y, box.width, box.height);
  });
  lineNumber(pen, scene, line, edge);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Line} line @param {string} colour */
function lineNumber(pen, scene, line, colour) {
  const { layout } = scene;
  const box = wholeLine(scene, line);
  const text = String(line.index + 1);
  const [inset, font] = [12 * layout.ratio, 11 * layout.ratio];
  if (line.kind === "column") {
    pill(pen, scene, box.x + box.width / 2, Math.max(font * 0.72, layout.y - layout.top - inset), text, colour, font);
    return;
  }
  const x = layout.x - layout.left - inset;
  const isRoomy = x > pillWidth(pen, scene, text, font) / 2;
  const size = isRoomy ? font : 10 * layout.ratio; // at the very edge, and smaller: whole, and not upon the clue
  pill(pen, scene, isRoomy ? x : (pillWidth(pen, scene, text, size) + layout.ratio) / 2, box.y + box.height / 2, text, colour, size);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"line_glow">} mark */
function glow(pen, scene, { line }) {
  band(pen, scene, line, scene.theme.token.glow, scene.theme.token["accent-2"]);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"broken_line">} mark */
function broken(pen, scene, { line }) {
  band(pen, scene, line, scene.theme.token["bad-wash"], scene.theme.token.bad);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"clue_box">} mark */
function clueBox(pen, scene, { line, runs }) {
  const boxes = clueBoxes(scene, line);
  const chosen = boxes.filter(({ isCut }, i) => !isCut && (!runs || runs.includes(i)));
  if (!chosen.length) return;
  const ratio = scene.layout.ratio;
  pen.strokeStyle = scene.theme.token["accent-2"];
  pen.lineWidth = 1.5 * ratio;
  const [first, last] = [chosen[0], chosen[chosen.length - 1]];
  const groups = runs ? chosen.map((box) => [box, box]) : [[first, last]];
  for (const [a, b] of groups) {
    const isRow = line.kind === "row";
    const inset = isRow ? (scene.layout.cell - scene.layout.font * 1.45) / 2 : 0;
    pen.beginPath();
    pen.roundRect(a.x + ratio, a.y + Math.max(ratio, inset), b.x + b.width - a.x - 2 * ratio,
      b.y + b.height - a.y - 2 * Math.max(ratio, inset), 3 * ratio);
    pen.stroke();
  }
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"overlap">} mark */
function overlap(pen, scene, { line, start, length }) {
  const { x, y, width, height } = span(scene, line, start, length);
  const { cell, ratio } = scene.layout;
  const colour = scene.theme.token["accent-2"];
  pen.save();
  pen.beginPath();
  pen.rect(x + 1, y + 1, width - 2, height - 2);
  pen.clip();
  pen.beginPath();
  for (let at = -height; at < width; at += Math.max(4 * ratio, cell * 0.22)) {
    pen.moveTo(x + at, y + height);
    pen.lineTo(x + at + height, y);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(ratio, cell * 0.05);
  pen.stroke();
  pen.restore();
  pen.strokeRect(x + 1, y + 1, width - 2, height - 2);
}

/** @param {Line} line @param {number} along @param {number} across @returns {[number, number]} */
const point = (line, along, across) => (line.kind === "row" ? [along, across] : [across, along]);

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {[number, number][]} points @param {string} colour @param {number} width */
function haloed(pen, scene, points, colour, width) {
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const [ink, thick] of /** @type {[string, number][]} */ ([
    [scene.theme.token.sheet, width + 3 * scene.layout.ratio], [colour, width]])) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.strokeStyle = ink;
    pen.lineWidth = thick;
    pen.stroke();
  }
}

/** @param {Scene} scene @param {Line} line @param {number} start @param {number} length */
function sides(scene, line, start, length) {
  const { x, y, width, height } = span(scene, line, start, length);
  return line.kind === "row" ? [x, x + width, y, y + height] : [y, y + height, x, x + width];
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"bracket">} mark */
function bracket(pen, scene, { line, start, length, extreme, label }) {
  const { cell, ratio } = scene.layout;
  const [from, to, near, far] = sides(scene, line, start, length);
  const isFirst = extreme === "first";
  const colour = scene.theme.token[isFirst ? "accent-2" : "accent"];
  const edge = isFirst ? near - cell * 0.06 : far + cell * 0.06;
  const leg = (isFirst ? 1 : -1) * cell * 0.24;
  const [a, b] = [from + cell * 0.12, to - cell * 0.12];
  haloed(pen, scene, [point(line, a, edge + leg), point(line, a, edge), point(line, b, edge), point(line, b, edge + leg)],
    colour, Math.max(2 * ratio, cell * 0.09));
  if (label) pill(pen, scene, ...point(line, (a + b) / 2, edge), label, colour);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"reach">} mark */
function reach(pen, scene, { line, start, length, level, label }) {
  const { cell, ratio } = scene.layout;
  const [from, to, near] = sides(scene, line, start, length);
  const across = near + cell * (0.82 - 0.2 * (level % 4));
  const [a, b, cap] = [from + cell * 0.14, to - cell * 0.14, cell * 0.1];
  const colour = scene.theme.token[level % 2 ? "accent" : "accent-2"];
  const width = Math.max(1.5 * ratio, cell * 0.08);
  haloed(pen, scene, [point(line, a, across), point(line, b, across)], colour, width);
  for (const at of [a, b]) {
    haloed(pen, scene, [point(line, at, across - cap), point(line, at, across + cap)], colour, width);
  }
  if (label) pill(pen, scene, ...point(line, (a + b) / 2, across), label, colour);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"gap">} mark */
function gap(pen, scene, { line, start, length, label }) {
  const { cell, ratio } = scene.layout;
  const [from, to, near, far] = sides(scene, line, start, length);
  const colour = scene.theme.token.warn;
  const across = (near + far) / 2;
  const [a, b] = [from + 3 * ratio, to - 3 * ratio];
  haloed(pen, scene, [point(line, a, across), point(line, b, across)], colour, 1.5 * ratio);
  for (const at of [a, b]) {
    haloed(pen, scene, [point(line, at, across - cell * 0.25), point(line, at, across + cell * 0.25)], colour, 1.5 * ratio);
  }
  pill(pen, scene, ...point(line, (a + b) / 2, across), label || String(length), colour);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"cell_mark">} mark */
function cells(pen, scene, mark) {
  /** @type {Partial<Record<typeof mark.style, string>>} */
  const styles = { bad: "bad", good: "good", different: "accent" };
  const style = styles[mark.style] ?? "accent-2";
  pen.strokeStyle = scene.theme.token[style];
  pen.lineWidth = 2 * scene.layout.ratio;
  const half = scene.layout.cell / 2 - pen.lineWidth;
  for (const cell of mark.cells) {
    const { x, y } = middle(scene, cell);
    pen.strokeRect(x - half, y - half, half * 2, half * 2);
  }
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"trial">} mark */
function trial(pen, scene, mark) {
  dashed(pen, scene, mark.cell);
  const { x, y } = middle(scene, mark.cell);
  pen.font = `700 ${scene.layout.cell * 0.6}px ${scene.theme.family}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = scene.theme.token["accent-2"];
  pen.fillText("?", x, y);
}

/**
 * What would follow, smaller and paler than on the sheet: a cross, or the colour with its symbol.
 * @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"assumed">} mark
 */
function assumed(pen, scene, { cell, value }) {
  const { x, y } = middle(scene, cell);
  const { theme, layout, puzzle } = scene;
  const size = layout.cell * 0.25;
  const isPlain = puzzle.palette.length === 2;
  pen.globalAlpha = isPlain ? 0.55 : 0.8;
  if (value) {
    pen.fillStyle = isPlain ? theme.token["accent-2"] : theme.paints[value].fill;
    pen.fillRect(x - size, y - size, size * 2, size * 2);
    if (theme.hasSymbols) drawSymbol(pen, value, x, y, layout.cell * 0.17, theme.paints[value].text);
  } else {
    pen.beginPath();
    for (const side of [-1, 1]) {
      pen.moveTo(x - size * 0.6, y - side * size * 0.6);
      pen.lineTo(x + size * 0.6, y + side * size * 0.6);
    }
    pen.strokeStyle = theme.token["accent-2"];
    pen.lineWidth = Math.max(layout.ratio, layout.cell * 0.055);
    pen.lineCap = "round";
    pen.stroke();
  }
  pen.globalAlpha = 1;
  dashed(pen, scene, cell);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Place} cell */
function dashed(pen, scene, cell) {
  const { x, y } = middle(scene, cell);
  const half = scene.layout.cell * 0.42;
  pen.setLineDash([scene.layout.cell * 0.14, scene.layout.cell * 0.1]);
  pen.strokeStyle = scene.theme.token["accent-2"];
  pen.lineWidth = 1.5 * scene.layout.ratio;
  pen.strokeRect(x - half, y - half, half * 2, half * 2);
  pen.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"arrow">} mark */
function arrow(pen, scene, { source, target }) {
  const { cell, ratio } = scene.layout;
  const [a, b] = [middle(scene, source), middle(scene, target)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const keep = cell * 0.26;
  const head = cell * 0.3;
  const tip = { x: b.x - dx * keep, y: b.y - dy * keep };
  const neck = { x: tip.x - dx * head, y: tip.y - dy * head };
  const colour = scene.theme.token["accent-2"];
  haloed(pen, scene, [[a.x + dx * keep, a.y + dy * keep], [neck.x, neck.y]], colour, Math.max(1.5 * ratio, cell * 0.08));
  pen.beginPath();
  pen.moveTo(tip.x, tip.y);
  pen.lineTo(neck.x - dy * head * 0.55, neck.y + dx * head * 0.55);
  pen.lineTo(neck.x + dy * head * 0.55, neck.y - dx * head * 0.55);
  pen.fillStyle = colour;
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Of<"arrow">} mark on a long arrow, beside a short one */
function arrowNumber(pen, scene, { source, target, number }) {
  const { cell } = scene.layout;
  const [a, b] = [middle(scene, source), middle(scene, target)];
  const isShort = Math.hypot(b.x - a.x, b.y - a.y) < 1.6 * cell;
  const [share, aside] = isShort ? [0.5, 0.38] : [0.4, 0];
  const [x, y] = [a.x + (b.x - a.x) * share - (b.y - a.y) * aside, a.y + (b.y - a.y) * share + (b.x - a.x) * aside];
  pill(pen, scene, x, y, String(number), scene.theme.token["accent-2"]);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {string} label @param {number} font @returns {number} */
function pillWidth(pen, scene, label, font) {
  pen.font = `600 ${font}px ${scene.theme.family}`;
  return Math.max(pen.measureText(label).width + font * 0.7, font * 1.4);
}

/**
 * @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number} x @param {number} y
 * @param {string} label @param {string} colour @param {number} [font]
 */
export function pill(pen, scene, x, y, label, colour, font = Math.max(10 * scene.layout.ratio, scene.layout.cell * 0.4)) {
  const width = pillWidth(pen, scene, label, font);
  pen.beginPath();
  pen.roundRect(x - width / 2, y - font * 0.7, width, font * 1.4, font * 0.7);
  pen.fillStyle = scene.theme.token.sheet;
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = scene.layout.ratio;
  pen.stroke();
  pen.fillStyle = colour;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(label, x, y + font * 0.05);
}
