/**
 * One game: a puzzle, its timeline, how its lines stand, time and hints. No page, no server.
 *
 * Everything that is done becomes a line of the log, and the log alone is what is saved. Every change ends in
 * `changed`, which tells the listeners; saving is one of them. A sheet that fits every clue is solved, whichever
 * picture the maker had in mind.
 */

import { formatGrid } from "../model/puzzle.js";
import { dayOf, dayOfPuzzle } from "../model/calendar.js";
import { isSameLine } from "../model/lines.js";
import { Statuses, finishedCells, isSolved } from "../logic/status.js";
import { restOfLine } from "../logic/hint.js";
import { cleanName } from "./history.js";
import { appendLine, compareLogs, countLines, dayOfLog, isTooLong, newWriter, readLog, shortenLog, takeBranch } from "./log.js";
import { applyMove, formatCells, formatMove, isMove } from "./moves.js";
import { Timeline } from "./timeline.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../wire/wire.js").NamedGame} Progress  a game as it is saved and sent */
/** @typedef {"move"|"adopt"|"time"|"settings"} Reason */

export class Game {
  /**
   * @param {Puzzle} puzzle
   * @param {{progress?: Progress|null, level: import("../logic/status.js").Level, autoCross: boolean, now?: () => Date, writer?: string}} options
   */
  constructor(puzzle, { progress = null, level, autoCross, now = () => new Date(), writer = newWriter() }) {
    this.puzzle = puzzle;
    this.autoCross = autoCross;
    this._now = now;
    this._writer = writer;
    /** @type {Set<(reason: Reason) => void>} */
    this._listeners = new Set();
    this._statuses = new Statuses(puzzle, level);
    this._pending_s = 0;
    this.timeline = new Timeline(puzzle);
    /** @type {import("./log.js").Log} */
    this.log = [];
    /** @type {ReadonlyArray<import("./log.js").Solve>} */
    this._solves = [];
    this.seconds = 0;
    this.hints = 0;
    this.updated = progress?.updated ?? "";
    this._open(progress?.moves ?? []);
    this.statuses = this._statuses.of(this.state.cells);
    this.isSolved = isSolved(this.statuses) && this.state.before === null;
  }

  /** @param {import("./log.js").Log} log */
  _open(log) {
    const { history, seconds, hints, solves } = this._storyOf(log);
    this.log = log;
    this._isDayNoted = dayOfLog(log) !== null;
    this.timeline = new Timeline(this.puzzle, history);
    this.seconds = seconds + this._pending_s;
    this.hints = hints.length;
    this._solves = solves;
  }

  /** @param {import("./log.js").Log} log */
  _storyOf(log) { return readLog(log, (text) => isMove(this.puzzle, text)); }

  get state() { return this.timeline.state; }

  get isTrying() { return this.state.before !== null; }

  get wasSolved() { return this._solves.length > 0; }

  get isBegun() { return this.log.length > 0; }

  /** @param {(reason: Reason) => void} listen @returns {() => void} */
  onChange(listen) {
    this._listeners.add(listen);
    return () => this._listeners.delete(listen);
  }

  /** @param {Reason} reason */
  _changed(reason) {
    this.statuses = this._statuses.of(this.state.cells);
    this.isSolved = isSolved(this.statuses) && !this.isTrying;
    if (reason === "move") {
      if (this.isSolved) this._noteSolve();
      this.updated = this._now().toISOString();
    }
    for (const listen of this._listeners) listen(reason);
  }

  /** A puzzle that is solved again on the same day was solved once. */
  _noteSolve() {
    const day = dayOf(this._now());
    if (this._solves.some((solve) => solve.day === day)) return;
    this._write(`solved ${day}`);
    this._solves = [...this._solves, { day, seconds: this.seconds, hints: this.hints }];
  }

  /** @param {string} text */
  _write(text) {
    this._noteDay();
    this.log = appendLine(this.log, this._writer, text, this._pending_s);
    this._pending_s = 0;
    if (isTooLong(this.log)) this._open(shortenLog(this.log, this._writer, formatCells(this.state.cells)));
  }

  /** A device that has the game and not the puzzle still knows whose day it was. */
  _noteDay() {
    const day = dayOfPuzzle(this.puzzle);
    if (!day || this._isDayNoted) return;
    this.log = appendLine(this.log, this._writer, `day ${day}`);
    this._isDayNoted = true;
  }

  /** @param {string} move */
  play(move) {
    if (this.isSolved) return;
    this._push(this.autoCross ? this._withCrosses(move) : move);
  }

  /** @param {string} move */
  _push(move) {
    this.timeline.push(move);
    this._write(move);
    this._changed("move");
  }

  /** @param {string} move the move, and X for the rest of every line it finishes; the first move finishes those that had nothing to fill */
  _withCrosses(move) {
    const { cells } = applyMove(this.state, move);
    const isFirst = !this.timeline.canUndo;
    const before = this._statuses.of(this.state.cells);
    const after = this._statuses.of(cells);
    const crosses = this._statuses.lines.filter((_, i) => after[i].isDone && (isFirst || !before[i].isDone))
      .map((line) => ({ line, rest: restOfLine(this.puzzle, cells, line) }))
      .filter(({ rest }) => rest.length).map(({ line, rest }) => formatMove(0, line, rest));
    return [move, ...crosses].join("; ");
  }

  /** @param {Line} line X for the rest of a finished line @returns {boolean} whether there was anything to do */
  crossRest(line) {
    const rest = restOfLine(this.puzzle, this.state.cells, line);
    if (!rest.length || this.isSolved) return false;
    this.play(formatMove(0, line, rest));
    return true;
  }

  undo() { this._travel("undo", () => this.timeline.undo()); }

  redo() { this._travel("redo", () => this.timeline.redo()); }

  /** @param {number} position */
  goTo(position) { this._travel(`goto ${position}`, () => this.timeline.goTo(position)); }

  /** @param {string} text @param {() => void} go */
  _travel(text, go) {
    const before = this.timeline.history.position;
    go();
    if (this.timeline.history.position === before) return;
    this._write(text);
    this._changed("move");
  }

  restart() { this._push("drop; clear"); }

  /** @param {string} name */
  addCheckpoint(name) {
    const clean = cleanName(name);
    this.timeline.addCheckpoint(clean);
    this._write(`point ${formatCells(this.state.cells)} @ ${clean}`);
    this._changed("move");
  }

  /** @param {string} name */
  removeCheckpoint(name) {
    this.timeline.removeCheckpoint(name);
    this._write(`unpoint ${name}`);
    this._changed("move");
  }

  /** @param {import("./history.js").Checkpoint} checkpoint */
  restore(checkpoint) { this._push(`load ${checkpoint.cells}`); }

  /** @param {Uint8Array} cells a whole sheet from elsewhere */
  load(cells) { this._push(`load ${formatCells(cells)}`); }

  /** @param {import("../logic/status.js").Level} level @param {boolean} autoCross */
  configure(level, autoCross) {
    this.autoCross = autoCross;
    if (level !== this._statuses.level) this._statuses = new Statuses(this.puzzle, level);
    this._changed("settings");
  }

  /** @param {string} [technique] */
  countHint(technique = "") {
    this.hints += 1;
    this._write(`hint ${technique}`.trim());
    this._changed("move");
  }

  /** @param {number} seconds */
  addTime(seconds) {
    this.seconds += seconds;
    this._pending_s += seconds;
    for (const listen of this._listeners) listen("time");
  }

  /** Makes time that belongs to no move yet part of the log. */
  keepTime() { if (this._pending_s) this._write("time"); }

  /** @param {Progress} progress the same game from another tab or device; taken when it goes on from this one */
  adopt(progress) {
    if (compareLogs(this.log, progress.moves) !== "behind") return;
    this._open(progress.moves);
    this.updated = progress.updated;
    this._changed("adopt");
  }

  /**
   * Ends a branching: goes on with one branch, and keeps the sheets of the others as checkpoints.
   * @param {Progress} chosen @param {ReadonlyArray<Progress>} others @param {(branch: Progress) => string} nameOf
   */
  settle(chosen, others, nameOf) {
    const known = new Set(this._storyOf(chosen.moves).solves.map(({ day }) => day));
    let log = chosen.moves;
    for (const other of others) {
      const { history, solves } = this._storyOf(other.moves);
      const { cells } = new Timeline(this.puzzle, history).state;
      log = appendLine(takeBranch(log, countLines(other.moves)), this._writer, `point ${formatCells(cells)} @ ${cleanName(nameOf(other))}`);
      for (const { day } of solves.filter((solve) => !known.has(solve.day))) log = appendLine(log, this._writer, `solved ${day}`);
    }
    this._open(log);
    this._changed("move");
  }

  /**
   * The last position at which nothing was wrong: just before the first mistake that still stands.
   * @param {Uint8Array} answer @returns {number|null} null when nothing is wrong now
   */
  positionBeforeMistake(answer) {
    if (!mistakes(this.state.cells, answer).length) return null;
    let position = this.timeline.history.position;
    while (position > 0 && mistakes(this.timeline.at(position).cells, answer).length) position -= 1;
    return position;
  }

  /** @param {Line} line @returns {import("../logic/status.js").LineStatus} */
  statusOf(line) {
    return this.statuses[this._statuses.lines.findIndex((one) => isSameLine(one, line))];
  }

  /** @returns {Progress} */
  save() {
    const cells = this.isSolved ? finishedCells(this.state.cells) : this.state.cells;
    return {
      id: this.puzzle.id, updated: this.updated || this._now().toISOString(),
      state: formatGrid(cells, this.puzzle.width, this.puzzle.palette),
      moves: this.log, seconds: this.seconds - this._pending_s, hints: this.hints, solved: this.wasSolved,
    };
  }
}

/** @param {Uint8Array} cells @param {Uint8Array} answer @returns {number[]} cells that hold something wrong */
export function mistakes(cells, answer) {
  const wrong = [];
  for (let i = 0; i < cells.length; i += 1) {
    if (cells[i] < 254 && cells[i] !== answer[i]) wrong.push(i);
  }
  return wrong;
}
