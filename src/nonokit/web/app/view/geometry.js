/**
 * Where everything lies on the sheet, in whole device pixels so that every rule is crisp.
 *
 * The clues stand in gutters that stay while the cells scroll beneath: a layout has a window of
 * `viewWidth` × `viewHeight` pixels through which the board is seen. Pure: the same numbers for painting,
 * for finding the cell under a pointer and for tests.
 */

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{width: number, height: number, scale: number, ratio: number, hasSymbols?: boolean}} Viewport  pixels; text scale; pixels per CSS pixel */
/**
 * @typedef {Object} Layout
 * @property {number} cell
 * @property {number} font  of clues; a clue that is too long for its gutter gets a smaller one
 * @property {number} left  width of the row clues
 * @property {number} top  height of the column clues
 * @property {number} x  where the cells begin
 * @property {number} y
 * @property {number} boardWidth
 * @property {number} boardHeight
 * @property {number} viewWidth
 * @property {number} viewHeight
 * @property {number} rule  thickness of a thin rule
 * @property {number} ratio
 * @property {number} width  cells
 * @property {number} height
 * @property {boolean} hasChips
 * @property {number} symbol  room for a symbol beside a number, in digits
 * @property {boolean} isStacked  columns too narrow for that: there the symbol stands above its number
 */
/** @typedef {{hasChips: boolean, symbol: number, isStacked: boolean}} ClueLook */
/** @typedef {{area: "cell", y: number, x: number}|{area: "row"|"column", index: number}|null} Hit */

export const CELL_LIMITS = { smallest: 4, playable: 14, largest: 44, zoomed: 72 };
const GUTTER_SHARE = 0.42;
const DIGIT = 0.58;

/** @param {number} digits symbol included @param {number} font @param {boolean} hasChips room for one number of a row's clue */
export function numberWidth(digits, font, hasChips) {
  return hasChips ? Math.max(digits * DIGIT + 0.55, 1.3) * font + font * 0.16 : (digits * DIGIT + 0.42) * font;
}

/** @param {number} font @param {ClueLook} look room for one number of a column's clue */
export function numberHeight(font, { hasChips, isStacked }) {
  if (isStacked) return font * 1.95;
  return font * (hasChips ? 1.42 : 1.16);
}

/** @param {import("../model/puzzle.js").Clue} clue @returns {string[]} the numbers as they are shown */
export function clueTexts(clue) {
  if (clue === null) return [];
  return clue.length ? clue.map((run) => String(run.length ?? "?")) : ["0"];
}

/**
 * The room a clue takes along its gutter.
 * @param {import("../model/puzzle.js").Clue} clue @param {"row"|"column"} kind @param {number} font
 * @param {ClueLook} look
 */
export function clueExtent(clue, kind, font, look) {
  const texts = clueTexts(clue);
  const { hasChips, symbol } = look;
  if (kind === "column") return texts.length * numberHeight(font, look);
  return texts.reduce((sum, text) => sum + numberWidth(text.length + symbol, font, hasChips), 0);
}

const MARGIN = { row: 1.2, column: 1.2 }; // for a tick or the number of the line

/** @param {Puzzle} puzzle @param {number} font @param {ClueLook} look */
function gutters(puzzle, font, look) {
  const most = (/** @type {Puzzle["rows"]} */ clues, /** @type {"row"|"column"} */ kind) =>
    Math.max(font, ...clues.map((clue) => clueExtent(clue, kind, font, look))) + font * MARGIN[kind];
  return { left: most(puzzle.rows, "row"), top: most(puzzle.columns, "column") };
}

/**
 * The size a line's clue is written in.
 * @param {Puzzle} puzzle @param {Layout} layout @param {import("../model/puzzle.js").Line} line @returns {number}
 */
export function fontOf(puzzle, layout, { kind, index }) {
  const clue = (kind === "row" ? puzzle.rows : puzzle.columns)[index];
  const room = (kind === "row" ? layout.left : layout.top) - layout.font * MARGIN[kind];
  return layout.font * Math.min(1, room / Math.max(1, clueExtent(clue, kind, layout.font, layout)));
}

/** @param {Puzzle} puzzle @param {number} cell @param {Viewport} viewport @returns {Layout} */
export function layoutOf(puzzle, cell, viewport) {
  const { ratio, scale } = viewport;
  const hasChips = puzzle.palette.length > 2;
  const symbol = hasChips && viewport.hasSymbols ? 1.1 : 0;
  const wanted = Math.min(Math.max(cell * 0.54 * scale, 11 * ratio * scale), 22 * ratio * scale);
  const font = Math.min(wanted, cell * 0.92);
  const digits = symbol && Math.max(...puzzle.columns.flatMap((clue) => clueTexts(clue).map((text) => text.length)), 1);
  const isStacked = symbol > 0 && cell < ((digits + symbol) * DIGIT + 0.35) * font;
  const free = gutters(puzzle, font, { hasChips, symbol, isStacked });
  const left = Math.ceil(Math.min(free.left, viewport.width * GUTTER_SHARE));
  const top = Math.ceil(Math.min(free.top, viewport.height * GUTTER_SHARE));
  const rule = Math.max(1, Math.round(ratio));
  const [boardWidth, boardHeight] = [puzzle.width * cell + rule, puzzle.height * cell + rule];
  const viewWidth = Math.min(boardWidth, viewport.width - left - 2 * rule);
  const viewHeight = Math.min(boardHeight, viewport.height - top - 2 * rule);
  return {
    cell, font, left, top,
    x: left + Math.max(0, Math.floor((viewport.width - left - viewWidth - rule) / 2)),
    y: top + Math.max(0, Math.floor((viewport.height - top - viewHeight - rule) / 2)),
    boardWidth, boardHeight, viewWidth, viewHeight, rule, ratio,
    width: puzzle.width, height: puzzle.height, hasChips, symbol, isStacked,
  };
}

/** @param {Puzzle} puzzle @param {Viewport} viewport @returns {number} the largest cell that shows everything */
export function fittingCell(puzzle, viewport) {
  const { smallest, largest } = CELL_LIMITS;
  for (let cell = Math.floor(largest * viewport.ratio); cell > smallest * viewport.ratio; cell -= 1) {
    const layout = layoutOf(puzzle, cell, viewport);
    const isWhole = layout.viewWidth >= layout.boardWidth && layout.viewHeight >= layout.boardHeight;
    if (isWhole) return cell;
  }
  return Math.ceil(smallest * viewport.ratio);
}

/** @param {Layout} layout @param {{x: number, y: number}} scroll */
export function clampScroll(layout, scroll) {
  const limit = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.round(Math.max(0, Math.min(value, Math.max(0, most))));
  return {
    x: limit(scroll.x, layout.boardWidth - layout.viewWidth),
    y: limit(scroll.y, layout.boardHeight - layout.viewHeight),
  };
}

/**
 * Cells that can be seen, half-open ranges.
 * @param {Layout} layout @param {{x: number, y: number}} scroll
 */
export function visibleCells(layout, scroll) {
  const { cell } = layout;
  return {
    x0: Math.max(0, Math.floor(scroll.x / cell)),
    x1: Math.min(layout.width, Math.ceil((scroll.x + layout.viewWidth) / cell)),
    y0: Math.max(0, Math.floor(scroll.y / cell)),
    y1: Math.min(layout.height, Math.ceil((scroll.y + layout.viewHeight) / cell)),
  };
}

/**
 * What lies under a point. A point beyond the cells while dragging is taken to the nearest cell.
 * @param {Layout} layout @param {{x: number, y: number}} scroll @param {number} px @param {number} py
 * @param {{isDragging?: boolean}} [options] @returns {Hit}
 */
export function hitTest(layout, scroll, px, py, { isDragging = false } = {}) {
  const [vx, vy] = [px - layout.x, py - layout.y];
  const column = Math.floor((vx + scroll.x) / layout.cell);
  const row = Math.floor((vy + scroll.y) / layout.cell);
  const x = Math.max(0, Math.min(layout.width - 1, column));
  const y = Math.max(0, Math.min(layout.height - 1, row));
  if (isDragging) return { area: "cell", y, x };
  const inX = vx >= 0 && vx < layout.viewWidth;
  const inY = vy >= 0 && vy < layout.viewHeight;
  if (inX && inY) return { area: "cell", y, x };
  if (inY && vx < 0 && vx >= -layout.left) return { area: "row", index: y };
  if (inX && vy < 0 && vy >= -layout.top) return { area: "column", index: x };
  return null;
}

/**
 * The scroll position that brings a cell into view, with one more beside it where there is one.
 * @param {Layout} layout @param {{x: number, y: number}} scroll @param {{y: number, x: number}} at
 */
export function scrollTo(layout, scroll, at) {
  const along = (/** @type {number} */ value, /** @type {number} */ index, /** @type {number} */ view) => {
    const [low, high] = [(index - 1) * layout.cell, (index + 2) * layout.cell + layout.rule];
    if (low < value) return low;
    return high > value + view ? high - view : value;
  };
  return clampScroll(layout, {
    x: along(scroll.x, at.x, layout.viewWidth), y: along(scroll.y, at.y, layout.viewHeight),
  });
}
