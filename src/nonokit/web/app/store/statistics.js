/**
 * Figures about one's own play. They follow from the games, so they are the same wherever the games are.
 *
 * Solves and hints that were counted before games had a log are kept beside them.
 */

import { dayBefore } from "../model/calendar.js";
import { readLog } from "../play/log.js";
import { readCounts, readSolves } from "./schema.js";

/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/** @typedef {import("./progress.js").ProgressStore} ProgressStore */
/** @typedef {import("./schema.js").Solve} Solve */
/** @typedef {{size: string, solved: number, best_s: number, median_s: number, lately_s: number|null}} SizeRow  lately: the median of the last few, of more than those */

const SIZES = [5, 10, 15, 20, 30, 40];
const LATELY = 5;

export class StatisticsStore {
  /** @param {LocalStorage} storage @param {ProgressStore} progress */
  constructor(storage, progress) {
    this._storage = storage;
    this._progress = progress;
  }

  _stories() { return this._progress.all().map((game) => ({ game, story: readLog(game.moves, () => false) })); }

  /** @returns {Solve[]} one for each puzzle and day */
  solves() {
    const played = this._stories().flatMap(({ game: { id, state }, story }) => {
      const rows = state.split("\n");
      return story.solves.map((solve) => ({ id, ...solve, width: [...rows[0]].length, height: rows.length }));
    });
    const earlier = this._storage.read("solves", readSolves) ?? [];
    return [...new Map([...earlier, ...played].map((solve) => [`${solve.id} ${solve.day}`, solve])).values()];
  }

  /** @returns {Record<string, number>} hints by technique */
  techniques() {
    const counts = { ...this._storage.read("techniques", readCounts) };
    for (const name of this._stories().flatMap(({ story }) => story.hints)) if (name) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
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
  const limit = (/** @type {Solve} */ { width, height }) => SIZES.filter((size) => size < Math.max(width, height)).length;
  const ordered = [...solves].sort((a, b) => limit(a) - limit(b) || a.day.localeCompare(b.day));
  for (const { width, height, seconds } of ordered) {
    const size = sizeClass(width, height);
    groups.set(size, [...(groups.get(size) ?? []), seconds]);
  }
  return [...groups].map(([size, times]) => ({
    size, solved: times.length, best_s: Math.min(...times), median_s: median(times),
    lately_s: times.length > LATELY ? median(times.slice(-LATELY)) : null,
  }));
}

/** @param {number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) / 2)];
