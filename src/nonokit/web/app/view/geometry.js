/**
 * Where everything lies on the sheet, in whole device pixels so that every rule is crisp.
 *
 * The clues stand in gutters that stay while the cells scroll beneath: a layout has a window of
 * `viewWidth` × `viewHeight` pixels through which the board is seen. Pure: the same numbers for painting,
 * for finding the cell under a pointer and for tests.
 *
 * Clues are written in one size, whatever the zoom, so that no two numbers touch. A clue too long for its gutter is
 * seen through a window too, which moves along with the board.
 */

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{width: number, height: number, scale: number, ratio: number, hasSymbols?: boolean, isTouched?: boolean, aside?: number}} Viewport  pixels; text scale; pixels per CSS pixel; room at the right that a panel may take */
/**
 * @typedef {Object} Layout
 * @property {number} cell
 * @property {number} font  of clues
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
 * @property {boolean} isScrolled  the gutters are narrow, because not everything is in view
 * @property {boolean} hasChips
 * @property {number} symbol  room for a symbol beside a number, in digits
 * @property {boolean} isStacked  columns too narrow for that: there the symbol stands above its number
 */
/** @typedef {{hasChips: boolean, symbol: number, isStacked: boolean}} ClueLook */
/** @typedef {{area: "cell", y: number, x: number}|{area: "row"|"column", index: number}|null} Hit */

export const CELL_LIMITS = { smallest: 4, playable: 14, touched: 24, touchedWhole: 20, largest: 44, zoomed: 72 };
const FONT_LIMITS = { smallest: 11, largest: 18 };
const GUTTER_SHARE = { whole: 0.42, scrolled: 0.3 };
const DIGIT = 0.58;
const GAP = 0.3; // between numbers of two columns

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

/** @type {WeakMap<Puzzle, Map<string, {left: number, top: number}>>} gutters of a puzzle for type of size 1: they grow with it */
const unitGutters = new WeakMap();

/** @param {Puzzle} puzzle @param {ClueLook} look */
function gutterUnits(puzzle, look) {
  const known = unitGutters.get(puzzle) ?? new Map();
  unitGutters.set(puzzle, known);
  const name = `${look.symbol} ${look.isStacked}`;
  const most = (/** @type {Puzzle["rows"]} */ clues, /** @type {"row"|"column"} */ kind) =>
    Math.max(1, ...clues.map((clue) => clueExtent(clue, kind, 1, look))) + MARGIN[kind];
  if (!known.has(name)) known.set(name, { left: most(puzzle.rows, "row"), top: most(puzzle.columns, "column") });
  return /** @type {{left: number, top: number}} */ (known.get(name));
}

/** @param {Puzzle} puzzle @param {number} font @param {ClueLook} look */
function gutters(puzzle, font, look) {
  const { left, top } = gutterUnits(puzzle, look);
  return { left: left * font, top: top * font };
}

/**
 * By how much a line's clue is longer than its gutter.
 * @param {Puzzle} puzzle @param {Layout} layout @param {import("../model/puzzle.js").Line} line @returns {number}
 */
export function clueExcess(puzzle, layout, { kind, index }) {
  const clue = (kind === "row" ? puzzle.rows : puzzle.columns)[index];
  const room = Math.ceil((kind === "row" ? layout.left : layout.top) - layout.font * MARGIN[kind]);
  return Math.max(0, clueExtent(clue, kind, layout.font, layout) - room);
}

/** @type {WeakMap<Puzzle, number>} */
const knownDigits = new WeakMap();

/** @param {Puzzle} puzzle @returns {number} digits of the longest number above a column */
function widestNumber(puzzle) {
  const longest = () => Math.max(0, ...puzzle.columns.flatMap((clue) => (clue ?? []).map((run) => run.length ?? 0)));
  const digits = knownDigits.get(puzzle) ?? String(longest()).length;
  knownDigits.set(puzzle, digits);
  return digits;
}

/** @param {Puzzle} puzzle @param {Viewport} viewport @returns {number} the smallest cell that one can play on: it can be hit, and its clues can be read */
export function playableCell(puzzle, viewport) {
  return readableCell(puzzle, viewport, viewport.isTouched ? CELL_LIMITS.touched : CELL_LIMITS.playable);
}

/** @param {Puzzle} puzzle @param {Viewport} viewport @param {number} least CSS pixels */
function readableCell(puzzle, { ratio, scale }, least) {
  return Math.ceil(ratio * Math.max(least, (widestNumber(puzzle) * DIGIT + GAP) * FONT_LIMITS.smallest * scale));
}

/** @param {number} free what clues would take @param {number} room @param {number} board pixels of cells beside them */
function gutter(free, room, board) {
  const [most, least] = [GUTTER_SHARE.whole, GUTTER_SHARE.scrolled].map((share) => Math.ceil(Math.min(free, room * share)));
  const isScrolled = most + board > room;
  return { size: isScrolled && least + board > room ? least : most, isScrolled };
}

/** @param {Puzzle} puzzle @param {number} cell @param {Viewport} viewport @param {number} largest type, in CSS pixels @returns {ClueLook & {font: number}} */
function lookOf(puzzle, cell, { ratio, scale, hasSymbols }, largest) {
  const hasChips = puzzle.palette.length > 2;
  const symbol = hasChips && hasSymbols ? 1.1 : 0;
  const wanted = scale * Math.min(Math.max(cell * 0.54, FONT_LIMITS.smallest * ratio), largest * ratio);
  const digits = widestNumber(puzzle);
  const font = Math.min(wanted, cell * 0.86, cell / (digits * DIGIT + GAP));
  return { hasChips, symbol, font, isStacked: symbol > 0 && cell < ((digits + symbol) * DIGIT + 0.35) * font };
}

/** @param {Puzzle} puzzle @param {number} cell @param {Viewport} viewport @returns {Layout} */
export function layoutOf(puzzle, cell, viewport) {
  const roomy = layoutWith(puzzle, cell, viewport, FONT_LIMITS.largest);
  const isCut = [roomy.left, roomy.top].some((size, i) => size < roomy.free[i]);
  const { free, ...layout } = isCut ? layoutWith(puzzle, cell, viewport, FONT_LIMITS.smallest) : roomy;
  return layout;
}

/** @param {Puzzle} puzzle @param {number} cell @param {Viewport} viewport @param {number} largest type @returns {Layout & {free: number[]}} `free`: the room that the clues would take */
function layoutWith(puzzle, cell, viewport, largest) {
  const { ratio, aside = 0 } = viewport;
  const { font, ...look } = lookOf(puzzle, cell, viewport, largest);
  const { hasChips, symbol, isStacked } = look;
  const free = gutters(puzzle, font, look);
  const rule = Math.max(1, Math.round(ratio));
  const [boardWidth, boardHeight] = [puzzle.width * cell + rule, puzzle.height * cell + rule];
  const { size: left, isScrolled: isWide } = gutter(free.left, viewport.width - aside - 2 * rule, boardWidth);
  const { size: top, isScrolled: isHigh } = gutter(free.top, viewport.height - 2 * rule, boardHeight);
  const viewWidth = Math.min(boardWidth, viewport.width - left - 2 * rule);
  const viewHeight = Math.min(boardHeight, viewport.height - top - 2 * rule);
  const spare = viewport.width - left - viewWidth - rule;
  return {
    cell, font, left, top,
    x: left + Math.max(0, Math.floor(Math.min(spare / 2, spare - aside))),
    y: top + Math.max(0, Math.floor((viewport.height - top - viewHeight - rule) / 2)),
    boardWidth, boardHeight, viewWidth, viewHeight, rule, ratio,
    width: puzzle.width, height: puzzle.height, hasChips, symbol, isStacked, isScrolled: isWide || isHigh,
    free: [free.left, free.top],
  };
}

/** @param {Layout} layout whether everything is in view */
export const isWhole = ({ viewWidth, viewHeight, boardWidth, boardHeight }) => viewWidth >= boardWidth && viewHeight >= boardHeight;

/** @param {Puzzle} puzzle @param {Viewport} viewport @returns {number} the largest cell that shows everything, every clue included if possible */
export function fittingCell(puzzle, viewport) {
  const { smallest, largest } = CELL_LIMITS;
  const beside = { ...viewport, width: viewport.width - (viewport.aside ?? 0), aside: 0 };
  for (let cell = Math.floor(largest * viewport.ratio); cell > smallest * viewport.ratio; cell -= 1) {
    const layout = layoutOf(puzzle, cell, beside);
    if (isWhole(layout) && !layout.isScrolled) return cell;
  }
  return Math.ceil(smallest * viewport.ratio);
}

/**
 * As a puzzle opens. A finger rather does with somewhat smaller cells than with a board of which it sees all but one column.
 * @param {Puzzle} puzzle @param {Viewport} viewport @returns {number}
 */
export function openingCell(puzzle, viewport) {
  const whole = fittingCell(puzzle, viewport);
  const { touched, touchedWhole } = CELL_LIMITS;
  const isEnough = viewport.isTouched && whole >= readableCell(puzzle, viewport, Math.min(touched, touchedWhole * viewport.scale));
  return isEnough ? whole : Math.max(whole, playableCell(puzzle, viewport));
}

/** @typedef {{width: number, height: number}} Room  from the upper left corner */

/**
 * A finished picture, whose clues are gone: if all of it is to be seen it keeps its size, and goes from where it was played
 * to the middle of its room; else it is as large as one of the rooms allows.
 * @param {Layout} played as it was played @param {ReadonlyArray<Room>} rooms that nothing lies over @param {number} share of the way that it has gone @returns {Layout}
 */
export function finishedLayout(played, rooms, share) {
  const { x, y, boardWidth, boardHeight } = played;
  const around = rooms.filter((room) => x + boardWidth <= room.width && y + boardHeight <= room.height);
  if (!isWhole(played) || !around.length) return largestIn(played, rooms);
  const aim = middleOf(around.reduce((best, one) => (one.width * one.height > best.width * best.height ? one : best)), boardWidth, boardHeight);
  return { ...played, x: Math.round(x + (aim.x - x) * share), y: Math.round(y + (aim.y - y) * share) };
}

/** @param {Layout} played @param {ReadonlyArray<Room>} rooms @returns {Layout} */
function largestIn(played, rooms) {
  const { width, height, rule, ratio } = played;
  const cellIn = (/** @type {Room} */ room) =>
    Math.max(1, Math.floor(Math.min((room.width - 2 * rule) / width, (room.height - 2 * rule) / height, CELL_LIMITS.largest * ratio)));
  const room = rooms.reduce((best, one) => (cellIn(one) > cellIn(best) ? one : best));
  const cell = cellIn(room);
  const [viewWidth, viewHeight] = [width * cell + rule, height * cell + rule];
  return {
    ...played, cell, left: 0, top: 0, boardWidth: viewWidth, boardHeight: viewHeight, viewWidth, viewHeight, isScrolled: false,
    ...middleOf(room, viewWidth, viewHeight),
  };
}

/** @param {Room} room @param {number} width @param {number} height of what lies in the middle of it */
const middleOf = (room, width, height) => ({
  x: Math.max(0, Math.floor((room.width - width) / 2)), y: Math.max(0, Math.floor((room.height - height) / 2)),
});

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

/** @typedef {{left: number, top: number, right: number, bottom: number}} Covered  pixels of the view under something */
/** @type {Covered} */
export const NOTHING_COVERED = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * The scroll position that brings a cell into view, with one more beside it where there is one.
 * @param {Layout} layout @param {{x: number, y: number}} scroll @param {{y: number, x: number}} at @param {Covered} [covered]
 */
export function scrollTo(layout, scroll, at, covered = NOTHING_COVERED) {
  const along = (/** @type {number} */ value, /** @type {number} */ index, /** @type {number} */ before, /** @type {number} */ view) => {
    const [low, high] = [(index - 1) * layout.cell, (index + 2) * layout.cell + layout.rule];
    if (low < value + before) return low - before;
    return high > value + view ? high - view : value;
  };
  return clampScroll(layout, {
    x: along(scroll.x, at.x, covered.left, layout.viewWidth - covered.right),
    y: along(scroll.y, at.y, covered.top, layout.viewHeight - covered.bottom),
  });
}
