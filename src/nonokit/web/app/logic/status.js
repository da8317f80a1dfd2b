/**
 * How each line of a sheet stands: done, broken, which runs are certainly finished.
 *
 * How much is told is the player's choice (`level`), because a strict check gives away what crossing lines
 * would have to say: off, runs (only runs that are closed off on both sides, or longer than any they could be, are compared with the clue),
 * line (the line can no longer be finished), cells (as line; wrong cells are marked by whoever knows the
 * answer).
 */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";
import { MAX_LOGIC_COLOURS, fullMask, masksOf, newsOf, runsOf, settle } from "./line.js";
import { allLines, isFilled, lineCells } from "../model/lines.js";
import { clueOf } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Clue} Clue */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {"off"|"runs"|"line"|"cells"} Level */
/** @typedef {{isDone: boolean, isBroken: boolean, finished: boolean[]}} LineStatus */

/** @param {Clue} clue @param {ArrayLike<number>} cells whether the filled cells are what the clue asks for */
export function isDone(clue, cells) {
  if (clue === null) return true;
  const runs = runsOf(cells);
  return runs.length === clue.length && runs.every((run, i) =>
    run.colour === clue[i].colour && (clue[i].length === null || clue[i].length === run.length));
}

/**
 * @param {Clue} clue @param {ArrayLike<number>} cells @param {number} colours @param {Level} level
 * @returns {LineStatus}
 */
export function lineStatus(clue, cells, colours, level) {
  const done = isDone(clue, cells);
  const none = { isDone: done, isBroken: false, finished: (clue ?? []).map(() => done) };
  if (done || clue === null || colours > MAX_LOGIC_COLOURS) return none;
  const settled = settle(clue, masksOf(cells, fullMask(colours)));
  if (!settled) {
    const isBroken = level === "line" || level === "cells" || (level === "runs" && hasWrongRun(clue, cells));
    return { ...none, isBroken };
  }
  const finished = settled.placements.map((places) => places.length === 1 && isCovered(places[0], cells));
  return { isDone: false, isBroken: false, finished };
}

/** @param {import("./line.js").Placement} place @param {ArrayLike<number>} cells */
function isCovered({ start, end }, cells) {
  for (let i = start; i < end; i += 1) if (!isFilled(cells[i])) return false;
  return true;
}

/**
 * Whether runs contradict the clue: closed off with a length that no run of that colour has, or still open and already longer
 * than all of them.
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {ArrayLike<number>} cells
 */
export function hasWrongRun(clue, cells) {
  const isOpen = (/** @type {number} */ i) => cells[i] === UNKNOWN || cells[i] === MAYBE;
  const isTooLong = (/** @type {{length: number, colour: number}} */ run) =>
    clue.every((wanted) => wanted.colour !== run.colour || (wanted.length ?? Infinity) < run.length);
  const runs = runsOf(cells);
  if (runs.some(isTooLong)) return true;
  const closed = runs.filter((run) => {
    const end = run.start + run.length;
    return (run.start === 0 || !isOpen(run.start - 1)) && (end === cells.length || !isOpen(end));
  });
  const isFull = !Array.from(cells).some((_, i) => isOpen(i));
  if (isFull) return !isDone(clue, cells);
  return closed.some((run) =>
    !clue.some((wanted) => wanted.colour === run.colour && (wanted.length ?? run.length) === run.length));
}

/** Keeps the status of every line and works out only the lines whose cells changed. */
export class Statuses {
  /** @param {Puzzle} puzzle @param {Level} level */
  constructor(puzzle, level) {
    this.puzzle = puzzle;
    this.level = level;
    this.lines = allLines(puzzle);
    /** @type {string[]} */
    this._seen = [];
    /** @type {LineStatus[]} */
    this._known = [];
  }

  /** @param {Uint8Array} cells @returns {LineStatus[]} rows first, then columns */
  of(cells) {
    this.lines.forEach((line, i) => {
      const own = lineCells(this.puzzle, cells, line);
      const key = String.fromCharCode(...own);
      if (this._seen[i] === key) return;
      this._seen[i] = key;
      this._known[i] = lineStatus(clueOf(this.puzzle, line), own, this.puzzle.palette.length, this.level);
    });
    return this._known.slice();
  }

  /** @param {Line} line @returns {LineStatus} */
  at(line) {
    return this._known[line.kind === "row" ? line.index : this.puzzle.height + line.index];
  }
}

/** @param {LineStatus[]} statuses any picture that fits every clue is a solution */
export function isSolved(statuses) {
  return statuses.every((status) => status.isDone);
}

/**
 * The next line, after the given one, on which something can be worked out; rows and columns in turn.
 * @param {Puzzle} puzzle @param {Uint8Array} cells @param {Line|null} from @returns {Line|null}
 */
export function nextLineWithNews(puzzle, cells, from) {
  if (puzzle.palette.length > MAX_LOGIC_COLOURS) return null;
  const lines = allLines(puzzle);
  const start = from ? lines.findIndex((l) => l.kind === from.kind && l.index === from.index) + 1 : 0;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[(start + i) % lines.length];
    const own = lineCells(puzzle, cells, line);
    if (newsOf(clueOf(puzzle, line), own, puzzle.palette.length)?.length) return line;
  }
  return null;
}

/** @param {Uint8Array} cells a finished picture: open cells are background */
export function finishedCells(cells) {
  return cells.map((value) => (value === UNKNOWN || value === MAYBE ? BACKGROUND : value));
}
