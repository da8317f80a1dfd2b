/**
 * Paints the sheet: cells, marks and rules. All cells of one look go into one path, so a hundred by
 * hundred cells cost a handful of fills.
 */

import { BACKGROUND, MAYBE, UNKNOWN, isColoured } from "../model/puzzle.js";
import { isGiven, isTried } from "../play/state.js";
import { readableOn } from "./colours.js";
import { visibleCells } from "./geometry.js";
import { drawSymbol } from "./symbols.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("../play/state.js").State} State */
/** @typedef {{layout: Layout, scroll: {x: number, y: number}, theme: Theme, state: State, dissolve: number, ground: string|null}} Scene */
/** @typedef {Scene & {range: Range}} Drawn */

/** @typedef {{x0: number, x1: number, y0: number, y1: number}} Range  cells, half open */

/**
 * @param {CanvasRenderingContext2D} pen @param {Scene} whole
 * @param {Range|null} changed only these cells; null for all that can be seen
 */
export function paintSheet(pen, whole, changed) {
  const { layout, scroll, theme } = whole;
  const scene = { ...whole, range: overlap(visibleCells(layout, scroll), changed) };
  const { x0, x1, y0, y1 } = scene.range;
  if (x0 >= x1 || y0 >= y1) return;
  pen.save();
  pen.translate(layout.x, layout.y);
  pen.beginPath();
  pen.rect(0, 0, layout.viewWidth, layout.viewHeight);
  pen.clip();
  pen.translate(-scroll.x, -scroll.y);
  pen.beginPath();
  pen.rect(x0 * layout.cell, y0 * layout.cell, (x1 - x0) * layout.cell + layout.rule, (y1 - y0) * layout.cell + layout.rule);
  pen.clip();
  const { puzzle } = scene.state;
  const isPicture = scene.dissolve === 1 && isColoured(puzzle); // in the colours it was drawn in, also at night
  pen.fillStyle = isPicture ? puzzle.palette[0].rgb : scene.ground ?? theme.token.sheet;
  pen.fillRect(0, 0, layout.boardWidth, layout.boardHeight);
  const groups = groupCells(scene);
  for (const [look, cells] of groups) paintGroup(pen, scene, look, cells);
  paintRules(pen, scene);
  if (theme.hasSymbols) paintSymbols(pen, scene);
  pen.restore();
  paintBorder(pen, scene);
}

/** @param {Range} a @param {Range|null} b @returns {Range} */
function overlap(a, b) {
  if (!b) return a;
  return { x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1), y0: Math.max(a.y0, b.y0), y1: Math.min(a.y1, b.y1) };
}

/** @param {Drawn} scene @returns {Map<number, number[]>} cells by value; +1000 when tried, +2000 when given */
function groupCells({ layout, state, range }) {
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  const { x0, x1, y0, y1 } = range;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * layout.width + x;
      const tried = isTried(state, index) ? 1000 : isGiven(state.puzzle, index) ? 2000 : 0;
      const look = state.cells[index] + tried;
      if (look === UNKNOWN) continue;
      const group = groups.get(look);
      if (group) group.push(index);
      else groups.set(look, [index]);
    }
  }
  return groups;
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number} look @param {number[]} cells */
function paintGroup(pen, scene, look, cells) {
  const value = look % 1000;
  const isTry = look >= 1000 && look < 2000;
  if (look >= 2000) paintGiven(pen, scene, cells);
  if (value === UNKNOWN) paintErased(pen, scene, cells);
  else if (value === BACKGROUND) paintCrosses(pen, scene, cells, isTry);
  else if (value === MAYBE) paintDots(pen, scene, cells, isTry);
  else paintFilled(pen, scene, value, cells, isTry);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number[]} cells that belong to the puzzle: on tinted ground */
function paintGiven(pen, { layout, theme }, cells) {
  pen.fillStyle = theme.token.glow;
  for (const index of cells) {
    pen.fillRect((index % layout.width) * layout.cell, Math.floor(index / layout.width) * layout.cell, layout.cell, layout.cell);
  }
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number} value @param {number[]} cells @param {boolean} isTry */
function paintFilled(pen, { layout, theme, state, dissolve }, value, cells, isTry) {
  const { cell, rule, width } = layout;
  const isPlain = state.puzzle.palette.length === 2;
  const { fill, hasEdge } = theme.paints[value];
  const isPicture = dissolve === 1; // solved: without gaps, nothing but the picture
  const inset = isPicture ? -rule : cell > 10 * layout.ratio ? rule : 0;
  const size = isPicture ? cell : cell - rule - 2 * inset;
  pen.beginPath();
  for (const index of cells) {
    pen.rect((index % width) * cell + rule + inset, Math.floor(index / width) * cell + rule + inset, size, size);
  }
  pen.fillStyle = isTry && isPlain ? theme.token["accent-2"] : fill;
  pen.fill();
  if (isPicture || (!isTry && !hasEdge)) return;
  const edge = Math.max(rule, Math.round(cell * 0.07));
  pen.beginPath();
  for (const index of cells) {
    const [x, y] = [(index % width) * cell + rule + inset, Math.floor(index / width) * cell + rule + inset];
    pen.rect(x + edge / 2, y + edge / 2, size - edge, size - edge);
  }
  pen.lineWidth = edge;
  pen.strokeStyle = isTry ? (isPlain ? theme.token.sheet : theme.token["accent-2"]) : theme.token["ink-soft"];
  pen.setLineDash(isTry ? [cell * 0.16, cell * 0.1] : []);
  pen.stroke();
  pen.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number[]} cells @param {boolean} isTry */
function paintCrosses(pen, { layout, theme, dissolve }, cells, isTry) {
  const { cell, rule, width } = layout;
  const reach = cell * 0.2;
  pen.globalAlpha = 1 - dissolve;
  pen.beginPath();
  if (cell < 7 * layout.ratio) {
    for (const index of cells) pen.rect((index % width) * cell, Math.floor(index / width) * cell, cell, cell);
    pen.fillStyle = theme.token.rule;
    pen.fill();
    pen.globalAlpha = 1;
    return;
  }
  for (const index of cells) {
    const x = ((index % width) + 0.5) * cell + rule / 2;
    const y = (Math.floor(index / width) + 0.5) * cell + rule / 2;
    pen.moveTo(x - reach, y - reach);
    pen.lineTo(x + reach, y + reach);
    pen.moveTo(x + reach, y - reach);
    pen.lineTo(x - reach, y + reach);
  }
  pen.lineWidth = Math.max(layout.ratio, cell * 0.055);
  pen.lineCap = "round";
  pen.strokeStyle = isTry ? theme.token["accent-2"] : theme.token["ink-soft"];
  pen.stroke();
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number[]} cells @param {boolean} isTry */
function paintDots(pen, { layout, theme, dissolve }, cells, isTry) {
  const { cell, rule, width } = layout;
  const radius = cell * 0.17;
  pen.globalAlpha = 1 - dissolve;
  pen.beginPath();
  for (const index of cells) {
    const x = ((index % width) + 0.5) * cell + rule / 2;
    const y = (Math.floor(index / width) + 0.5) * cell + rule / 2;
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, Math.PI * 2);
  }
  pen.lineWidth = Math.max(layout.ratio, cell * 0.07);
  pen.strokeStyle = isTry ? theme.token["accent-2"] : theme.token["ink-soft"];
  pen.stroke();
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {number[]} cells cleared in a what-if */
function paintErased(pen, { layout, theme }, cells) {
  const { cell, rule, width } = layout;
  pen.beginPath();
  for (const index of cells) {
    const [x, y] = [(index % width) * cell, Math.floor(index / width) * cell];
    pen.rect(x + rule + cell * 0.15, y + rule + cell * 0.15, cell * 0.7 - rule, cell * 0.7 - rule);
  }
  pen.lineWidth = layout.ratio;
  pen.strokeStyle = theme.token["accent-2"];
  pen.setLineDash([2 * layout.ratio, 2 * layout.ratio]);
  pen.stroke();
  pen.setLineDash([]);
}

/** @param {string} ground @returns {string[]} rules that are seen upon any colour: faint, and stronger every five */
function rulesOn(ground) {
  const ink = readableOn(ground);
  return [`${ink}40`, `${ink}99`];
}

/** @param {CanvasRenderingContext2D} pen @param {Drawn} scene */
function paintRules(pen, { layout, theme, dissolve, range, ground }) {
  const { cell, rule, boardWidth, boardHeight } = layout;
  const { x0, x1, y0, y1 } = range;
  if (dissolve === 1) return;
  pen.globalAlpha = 1 - dissolve;
  const [thin, strong] = ground ? rulesOn(ground) : [theme.token.rule, theme.token["rule-five"]];
  const isOverview = cell < 7 * layout.ratio;
  const strongWidth = isOverview ? rule : rule * 2;
  const half = Math.floor((strongWidth - rule) / 2);
  for (let x = x0; x <= x1; x += 1) {
    const isFive = x % 5 === 0 && x > 0 && x < layout.width;
    if (isOverview && !isFive) continue;
    pen.fillStyle = isFive ? strong : thin;
    pen.fillRect(x * cell - (isFive ? half : 0), 0, isFive ? strongWidth : rule, boardHeight);
  }
  for (let y = y0; y <= y1; y += 1) {
    const isFive = y % 5 === 0 && y > 0 && y < layout.height;
    if (isOverview && !isFive) continue;
    pen.fillStyle = isFive ? strong : thin;
    pen.fillRect(0, y * cell - (isFive ? half : 0), boardWidth, isFive ? strongWidth : rule);
  }
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {Drawn} scene */
function paintSymbols(pen, { layout, theme, state, dissolve, range }) {
  const { cell, rule, width } = layout;
  if (cell < 9 * layout.ratio) return;
  const { x0, x1, y0, y1 } = range;
  pen.globalAlpha = (1 - dissolve) * 0.9;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const value = state.cells[y * width + x];
      if (value === UNKNOWN || value === MAYBE || value === BACKGROUND) continue;
      const [cx, cy] = [(x + 0.5) * cell + rule / 2, (y + 0.5) * cell + rule / 2];
      drawSymbol(pen, value, cx, cy, cell * 0.2, theme.paints[value].text);
    }
  }
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene the frame; a cut edge means: there is more */
function paintBorder(pen, { layout, scroll, theme }) {
  const { x, y, viewWidth, viewHeight, rule } = layout;
  const thick = rule * 2;
  pen.fillStyle = theme.token.ink;
  const [isLeft, isTop] = [scroll.x <= 0, scroll.y <= 0];
  const isRight = scroll.x + viewWidth >= layout.boardWidth;
  const isBottom = scroll.y + viewHeight >= layout.boardHeight;
  if (isTop) pen.fillRect(x - rule, y - rule, viewWidth + thick, thick);
  if (isBottom) pen.fillRect(x - rule, y + viewHeight - rule, viewWidth + thick, thick);
  if (isLeft) pen.fillRect(x - rule, y - rule, thick, viewHeight + thick);
  if (isRight) pen.fillRect(x + viewWidth - rule, y - rule, thick, viewHeight + thick);
}
