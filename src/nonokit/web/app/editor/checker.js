/**
 * Whether what is drawn is a fair puzzle, found out beside the pen: first by single lines in a worker on this
 * device, then by the server, which proves it, rates it and finds repairs. Every change cancels what is under way.
 */

import { ApiError, api } from "../net/api.js";
import { fileOf } from "../files/files.js";
import { UNKNOWN, formatPuzzle } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("../wire/wire.js").FixJson} Fix */
/** @typedef {import("../wire/wire.js").RateAnswer} Rating */
/**
 * @typedef {Object} Verdict
 * @property {"empty"|"unfinished"|"checking"|"unique"|"multiple"|"none"|"unknown"|"open"} status  open: lines alone leave cells, and no server is there
 * @property {boolean} isLineSolvable
 * @property {Cell[][]} islands
 * @property {Cell[]} undecided  cells that were not reached in time, or that lines leave open
 * @property {ReadonlyArray<string>} solutions  a list of its own for every check
 * @property {string|null} known
 * @property {Rating|null} rating
 * @property {ReadonlyArray<Fix>|null} fixes  null until they were found
 * @property {boolean} isMet  whether the picture is what it is wanted to be, as far as is known
 * @property {boolean} isCut  whether the search for fixes ended before it was done
 * @property {boolean} isOffline
 * @property {string|null} reason
 */
/** @typedef {{puzzle: Puzzle, missing: "empty"|"unfinished"|null, repair: import("../wire/wire.js").RepairRequest|null}} Question  repair: the request, null for clues without a picture */

/** @type {Verdict} */
export const NOTHING = Object.freeze({
  status: "empty", isLineSolvable: false, islands: [], undecided: [], solutions: [], known: null, rating: null, fixes: null,
  isMet: false, isCut: false, isOffline: false, reason: null,
});
const DEBOUNCE_MS = 20;
const RATE_AFTER_MS = 350;
const REPAIR_AFTER_MS = 150;
const MOST_SOLUTIONS = 12;
const LARGE = 1600; // cells from which on the server, far as it is, answers sooner than lines on this device

export class Checker {
  /** @param {(verdict: Verdict) => void} tell */
  constructor(tell) {
    this._tell = tell;
    /** @type {Verdict} */
    this.verdict = NOTHING;
    this._turn = 0;
    this._abort = new AbortController();
    this._worker = new Worker(fileOf("app/editor/check-worker.js"), { type: "module" });
    this._worker.addEventListener("message", (event) => this._answered?.(event.data));
    /** @type {((data: {turn: number, cells: Uint8Array|null}) => void)|null} */
    this._answered = null;
  }

  /** @param {Question} question */
  check(question) {
    this._abort.abort();
    this._abort = new AbortController();
    this._turn += 1;
    if (question.missing) {
      this._show({ ...NOTHING, status: question.missing, solutions: [] });
      return;
    }
    this._show({ ...NOTHING, status: "checking" });
    this._work(question, this._abort.signal).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "aborted") return;
      const { status, fixes } = this.verdict;
      this._show({ ...this.verdict, status: status === "checking" ? "unknown" : status, reason: error.message, fixes: fixes ?? [], isCut: !fixes });
    });
  }

  /** @param {Verdict} verdict */
  _show(verdict) {
    this.verdict = verdict;
    this._tell(verdict);
  }

  /** @param {Question} question @param {AbortSignal} signal */
  async _work(question, signal) {
    await pause(DEBOUNCE_MS, signal);
    const { width, height } = question.puzzle;
    const cells = width * height < LARGE ? await this._byLines(question.puzzle, signal) : null;
    if (!this._isSettled(cells)) await this._byServer(question, cells, signal);
    await this._repairs(question, signal);
    await this._rate(question, signal);
  }

  /** @param {Puzzle} puzzle @param {AbortSignal} signal @returns {Promise<Uint8Array|null>} null: no line logic here, or a contradiction */
  _byLines(puzzle, signal) {
    const turn = this._turn;
    return new Promise((resolve, reject) => {
      this._answered = (data) => { if (data.turn === turn) resolve(data.cells); };
      signal.addEventListener("abort", () => reject(new ApiError("aborted", "stopped")));
      this._worker.postMessage({ turn, puzzle: formatPuzzle(puzzle) });
    });
  }

  /** @param {Uint8Array|null} cells what lines settle @returns {boolean} whether that is everything */
  _isSettled(cells) {
    if (!cells || cells.includes(UNKNOWN)) return false;
    this._show({ ...NOTHING, status: "unique", isLineSolvable: true, solutions: [] });
    return true;
  }

  /** @param {Question} question @param {Uint8Array|null} cells @param {AbortSignal} signal */
  async _byServer({ puzzle }, cells, signal) {
    try {
      const answer = await api.ambiguity({ puzzle: formatPuzzle(puzzle), max_solutions: MOST_SOLUTIONS, timeout_s: 4 }, signal);
      this._show({
        ...NOTHING, status: answer.status, isLineSolvable: answer.is_line_solvable, islands: answer.islands.map((island) => island.map(cellOf)),
        undecided: answer.undecided.map(cellOf), solutions: answer.solutions, known: answer.known, reason: answer.reason,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "offline") throw error;
      const found = cells ?? await this._byLines(puzzle, signal);
      if (this._isSettled(found)) return;
      const open = [...(found ?? [])].flatMap((value, i) => (value === UNKNOWN ? [{ y: Math.floor(i / puzzle.width), x: i % puzzle.width }] : []));
      this._show({ ...NOTHING, status: "open", undecided: open, isOffline: true, solutions: [] });
    }
  }

  /** @param {Question} question @param {AbortSignal} signal */
  async _repairs({ repair }, signal) {
    const { status, isLineSolvable } = this.verdict;
    const isMet = status === "unique" && (repair?.difficulty === "unique" || (repair?.difficulty === "line-solvable" && isLineSolvable));
    if (isMet) this._show({ ...this.verdict, isMet });
    if (!repair || isMet || !["unique", "multiple", "unknown"].includes(status)) return;
    await pause(REPAIR_AFTER_MS, signal);
    await this._unlessOffline(async () => {
      const { fixes, open_cells: open, reason } = await api.repair(repair, signal);
      this._show({ ...this.verdict, fixes, isMet: status === "unique" && !open.length, isCut: reason !== null });
    });
  }

  /** @param {Question} question @param {AbortSignal} signal */
  async _rate({ puzzle }, signal) {
    if (this.verdict.status !== "unique") return;
    await pause(RATE_AFTER_MS, signal);
    await this._unlessOffline(async () => {
      const rating = await api.rate(formatPuzzle(puzzle), signal);
      this._show({ ...this.verdict, rating });
    });
  }

  /** @param {() => Promise<void>} ask */
  async _unlessOffline(ask) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "offline") throw error;
      this._show({ ...this.verdict, isOffline: true });
    }
  }

  destroy() {
    this._abort.abort();
    this._worker.terminate();
  }
}

/** @param {readonly [number, number]} place */
const cellOf = ([y, x]) => ({ y, x });

/** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new ApiError("aborted", "stopped"));
    });
  });
}
