/**
 * Everything one line says, exactly: which values each cell can still take, where each run can still lie.
 *
 * Two tables of prefixes and suffixes decide it (dynamic programming, O(cells × runs) for known lengths):
 * `before[j][i]` — the first i cells can hold exactly the first j runs; `after[j][i]` — the cells from i on
 * can hold exactly the runs from j on. A cell is a bit mask of the values it may take: bit 0 background,
 * bit c colour c. Sets of up to 31 values fit a machine word; puzzles with more colours have no line logic.
 */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Clue} Clue */
/** @typedef {{start: number, end: number}} Placement  cells start … end − 1 */
/**
 * @typedef {Object} Settled
 * @property {Int32Array} masks  what each cell can be, given the whole line
 * @property {Placement[][]} placements  for each run, every place it can still have
 */

export const MAX_LOGIC_COLOURS = 30;

/** @param {number} colours number of values, background included */
export function fullMask(colours) {
  return 2 ** colours - 1;
}

/** @param {ArrayLike<number>} cells @param {number} full @returns {Int32Array} masks of a player's cells */
export function masksOf(cells, full) {
  return Int32Array.from(cells, (value) => (value === UNKNOWN || value === MAYBE ? full : 1 << value));
}

/** @param {number} mask @returns {number} the value when only one is left, else UNKNOWN */
export function valueOf(mask) {
  return mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : UNKNOWN;
}

/** @param {Clue} clue @param {Int32Array} masks @returns {Settled|null} null when nothing fits */
export function settle(clue, masks) {
  if (clue === null) return masks.includes(0) ? null : { masks, placements: [] };
  const tables = buildTables(clue, masks);
  if (!tables.before[clue.length][masks.length]) return null;
  const result = new Int32Array(masks.length);
  markBackground(clue, masks, tables, result);
  const placements = clue.map((run, j) => {
    const found = placementsOf(clue, j, masks, tables);
    markCovered(found, 1 << run.colour, result);
    return found;
  });
  return { masks: result, placements };
}

/** @typedef {{before: Uint8Array[], after: Uint8Array[], room: Int32Array[]}} Tables */

/** @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {Int32Array} masks @returns {Tables} */
function buildTables(clue, masks) {
  const n = masks.length;
  const room = clue.map((run) => roomFor(1 << run.colour, masks));
  const before = Array.from({ length: clue.length + 1 }, () => new Uint8Array(n + 1));
  const after = Array.from({ length: clue.length + 1 }, () => new Uint8Array(n + 1));
  before[0][0] = 1;
  for (let i = 1; i <= n; i += 1) before[0][i] = before[0][i - 1] & masks[i - 1] & 1;
  for (let j = 1; j <= clue.length; j += 1) {
    for (let i = 1; i <= n; i += 1) {
      const rests = before[j][i - 1] & masks[i - 1] & 1;
      before[j][i] = rests || endsAt(clue, j - 1, i, masks, before, room) ? 1 : 0;
    }
  }
  after[clue.length][n] = 1;
  for (let i = n - 1; i >= 0; i -= 1) after[clue.length][i] = after[clue.length][i + 1] & masks[i] & 1;
  for (let j = clue.length - 1; j >= 0; j -= 1) {
    for (let i = n - 1; i >= 0; i -= 1) {
      const rests = after[j][i + 1] & masks[i] & 1;
      after[j][i] = rests || startsAt(clue, j, i, masks, after, room) ? 1 : 0;
    }
  }
  return { before, after, room };
}

/** @param {number} bit @param {Int32Array} masks cells from each on that allow a colour, without a break */
function roomFor(bit, masks) {
  const room = new Int32Array(masks.length + 1);
  for (let i = masks.length - 1; i >= 0; i -= 1) room[i] = masks[i] & bit ? room[i + 1] + 1 : 0;
  return room;
}

/** Whether the runs before j fit in front of a run that starts at s, a gap between equal colours included. */
const fitsBefore = (
  /** @type {ReadonlyArray<import("../model/puzzle.js").Run>} */ clue, /** @type {number} */ j,
  /** @type {number} */ s, /** @type {Int32Array} */ masks, /** @type {Uint8Array[]} */ before,
) => {
  if (j === 0 || clue[j - 1].colour !== clue[j].colour) return before[j][s] === 1;
  return s > 0 && (masks[s - 1] & 1) === 1 && before[j][s - 1] === 1;
};

/** Whether the runs after j fit behind a run that ends before e. */
const fitsAfter = (
  /** @type {ReadonlyArray<import("../model/puzzle.js").Run>} */ clue, /** @type {number} */ j,
  /** @type {number} */ e, /** @type {Int32Array} */ masks, /** @type {Uint8Array[]} */ after,
) => {
  if (j === clue.length - 1 || clue[j + 1].colour !== clue[j].colour) return after[j + 1][e] === 1;
  return e < masks.length && (masks[e] & 1) === 1 && after[j + 1][e + 1] === 1;
};

/**
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {number} j @param {number} end
 * @param {Int32Array} masks @param {Uint8Array[]} before @param {Int32Array[]} room
 */
function endsAt(clue, j, end, masks, before, room) {
  const length = clue[j].length;
  const [least, most] = length === null ? [1, end] : [length, Math.min(length, end)];
  for (let size = least; size <= most; size += 1) {
    if (room[j][end - size] >= size && fitsBefore(clue, j, end - size, masks, before)) return true;
  }
  return false;
}

/**
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {number} j @param {number} start
 * @param {Int32Array} masks @param {Uint8Array[]} after @param {Int32Array[]} room
 */
function startsAt(clue, j, start, masks, after, room) {
  const length = clue[j].length;
  const [least, most] = length === null ? [1, room[j][start]] : [length, Math.min(length, room[j][start])];
  for (let size = least; size <= most; size += 1) {
    if (fitsAfter(clue, j, start + size, masks, after)) return true;
  }
  return false;
}

/**
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {number} j
 * @param {Int32Array} masks @param {Tables} tables @returns {Placement[]}
 */
function placementsOf(clue, j, masks, { before, after, room }) {
  /** @type {Placement[]} */
  const found = [];
  for (let start = 0; start < masks.length; start += 1) {
    const free = room[j][start];
    if (!free || !fitsBefore(clue, j, start, masks, before)) continue;
    const length = clue[j].length;
    const [least, most] = length === null ? [1, free] : [length, Math.min(length, free)];
    for (let size = least; size <= most; size += 1) {
      if (fitsAfter(clue, j, start + size, masks, after)) found.push({ start, end: start + size });
    }
  }
  return found;
}

/**
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {Int32Array} masks
 * @param {Tables} tables @param {Int32Array} result
 */
function markBackground(clue, masks, { before, after }, result) {
  for (let i = 0; i < masks.length; i += 1) {
    if (!(masks[i] & 1)) continue;
    for (let j = 0; j <= clue.length; j += 1) {
      if (before[j][i] && after[j][i + 1]) {
        result[i] |= 1;
        break;
      }
    }
  }
}

/** @param {Placement[]} placements @param {number} bit @param {Int32Array} result */
function markCovered(placements, bit, result) {
  let done = 0;
  for (const { start, end } of placements) {
    for (let i = Math.max(start, done); i < end; i += 1) result[i] |= bit;
    done = Math.max(done, end);
  }
}

/**
 * What a line alone settles for a player's cells: the values of cells still open, else UNKNOWN.
 * @param {Clue} clue @param {ArrayLike<number>} cells @param {number} colours
 * @returns {{position: number, value: number}[]|null} null when the line is impossible
 */
export function newsOf(clue, cells, colours) {
  const settled = settle(clue, masksOf(cells, fullMask(colours)));
  if (!settled) return null;
  const news = [];
  for (let position = 0; position < cells.length; position += 1) {
    const value = valueOf(settled.masks[position]);
    const isOpen = cells[position] === UNKNOWN || cells[position] === MAYBE;
    if (isOpen && value !== UNKNOWN) news.push({ position, value });
  }
  return news;
}

/** @param {ArrayLike<number>} cells the runs of a line when everything open is background */
export function runsOf(cells) {
  /** @type {{length: number, colour: number, start: number}[]} */
  const runs = [];
  for (let i = 0; i < cells.length; i += 1) {
    const colour = cells[i] === UNKNOWN || cells[i] === MAYBE ? BACKGROUND : cells[i];
    const last = runs.at(-1);
    if (colour === BACKGROUND) continue;
    if (last && last.colour === colour && last.start + last.length === i) last.length += 1;
    else runs.push({ length: 1, colour, start: i });
  }
  return runs;
}
