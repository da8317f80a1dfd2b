/**
 * Figures about one's own play, kept on this device only: a log of solves and a count of hints.
 */

/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/** @typedef {{id: string, day: string, seconds: number, hints: number, width: number, height: number}} Solve */
/** @typedef {{size: string, solved: number, best_s: number, median_s: number}} SizeRow */

const SIZES = [5, 10, 15, 20, 30, 40];

export class StatisticsStore {
  /** @param {LocalStorage} storage */
  constructor(storage) { this._storage = storage; }

  /** @returns {Solve[]} */
  solves() { return this._storage.get("solves") ?? []; }

  /** @param {Solve} solve a second solve of the same puzzle on the same day counts once */
  addSolve(solve) {
    const others = this.solves().filter((one) => one.id !== solve.id || one.day !== solve.day);
    this._storage.set("solves", [...others, solve]);
  }

  /** @returns {Record<string, number>} */
  techniques() { return this._storage.get("techniques") ?? {}; }

  /** @param {string} technique */
  addHint(technique) {
    const counts = this.techniques();
    this._storage.set("techniques", { ...counts, [technique]: (counts[technique] ?? 0) + 1 });
  }
}

/** @param {Date} date @returns {string} the player's own day */
export function dayOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @param {string} day */
function dayBefore(day) {
  const [year, month, date] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

/** @param {Solve[]} solves @param {string} today @returns {{current: number, longest: number}} days in a row */
export function streaks(solves, today) {
  const days = new Set(solves.map((solve) => solve.day));
  const lengthFrom = (/** @type {string} */ day) => {
    let length = 0;
    for (let at = day; days.has(at); at = dayBefore(at)) length += 1;
    return length;
  };
  const current = lengthFrom(days.has(today) ? today : dayBefore(today));
  return { current, longest: Math.max(0, ...[...days].map(lengthFrom)) };
}

/** @param {number} width @param {number} height @returns {string} */
export function sizeClass(width, height) {
  const side = Math.max(width, height);
  const limit = SIZES.find((size) => side <= size);
  return limit ? `≤ ${limit}` : `> ${SIZES[SIZES.length - 1]}`;
}

/** @param {Solve[]} solves @returns {SizeRow[]} */
export function timesBySize(solves) {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  const ordered = [...solves].sort((a, b) => Math.max(a.width, a.height) - Math.max(b.width, b.height));
  for (const { width, height, seconds } of ordered) {
    const size = sizeClass(width, height);
    groups.set(size, [...(groups.get(size) ?? []), seconds]);
  }
  return [...groups].map(([size, times]) => {
    const sorted = times.sort((a, b) => a - b);
    return { size, solved: times.length, best_s: sorted[0], median_s: sorted[Math.floor((times.length - 1) / 2)] };
  });
}
