/**
 * One game: a puzzle, its timeline, how its lines stand, time and hints. No page, no server.
 *
 * Every change ends in `changed`, which tells the listeners; saving is one of them. A sheet that fits
 * every clue is solved, whichever picture the maker had in mind.
 */

import { formatGrid } from "../model/puzzle.js";
import { Statuses, finishedCells, isSolved } from "../logic/status.js";
import { restOfLine } from "../logic/hint.js";
import { applyMove, formatMove } from "./moves.js";
import { EMPTY_HISTORY, parseHistory } from "./history.js";
import { Timeline } from "./timeline.js";
import { isSameLine } from "../model/lines.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("./history.js").Progress} Progress */
/** @typedef {"move"|"adopt"|"time"|"settings"} Reason */

export class Game {
  /**
   * @param {Puzzle} puzzle
   * @param {{progress?: Progress|null, level: import("../logic/status.js").Level, autoCross: boolean, now?: () => Date}} options
   */
  constructor(puzzle, { progress = null, level, autoCross, now = () => new Date() }) {
    this.puzzle = puzzle;
    this.autoCross = autoCross;
    this._now = now;
    /** @type {Set<(reason: Reason) => void>} */
    this._listeners = new Set();
    this._statuses = new Statuses(puzzle, level);
    this.timeline = new Timeline(puzzle, progress ? parseHistory(progress.moves) : EMPTY_HISTORY);
    this.seconds = progress?.seconds ?? 0;
    this.hints = progress?.hints ?? 0;
    this.updated = progress?.updated ?? "";
    this.statuses = this._statuses.of(this.state.cells);
    this.isSolved = isSolved(this.statuses) && this.state.before === null;
    this.wasSolved = this.isSolved || (progress?.solved ?? false);
  }

  get state() { return this.timeline.state; }

  get isTrying() { return this.state.before !== null; }

  /** @param {(reason: Reason) => void} listen @returns {() => void} */
  onChange(listen) {
    this._listeners.add(listen);
    return () => this._listeners.delete(listen);
  }

  /** @param {Reason} reason */
  _changed(reason) {
    this.statuses = this._statuses.of(this.state.cells);
    this.isSolved = isSolved(this.statuses) && !this.isTrying;
    this.wasSolved ||= this.isSolved;
    if (reason === "move") this.updated = this._now().toISOString();
    for (const listen of this._listeners) listen(reason);
  }

  /** @param {string} move */
  play(move) {
    if (this.isSolved) return;
    this.timeline.push(this.autoCross ? this._withCrosses(move) : move);
    this._changed("move");
  }

  /** @param {string} move the move, and X for the rest of every line it finishes */
  _withCrosses(move) {
    const { cells } = applyMove(this.state, move);
    const before = this._statuses.of(this.state.cells);
    const after = this._statuses.of(cells);
    const crosses = this._statuses.lines.filter((_, i) => after[i].isDone && !before[i].isDone)
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

  undo() { this._travel(() => this.timeline.undo()); }

  redo() { this._travel(() => this.timeline.redo()); }

  /** @param {number} position */
  goTo(position) { this._travel(() => this.timeline.goTo(position)); }

  /** @param {() => void} go */
  _travel(go) {
    const before = this.timeline.history.position;
    go();
    if (this.timeline.history.position !== before) this._changed("move");
  }

  restart() {
    this.timeline.push("drop; clear");
    this._changed("move");
  }

  /** @param {string} name */
  addCheckpoint(name) {
    this.timeline.addCheckpoint(name);
    this._changed("move");
  }

  /** @param {string} name */
  removeCheckpoint(name) {
    this.timeline.removeCheckpoint(name);
    this._changed("move");
  }

  /** @param {import("./history.js").Checkpoint} checkpoint */
  restore(checkpoint) {
    this.timeline.push(`load ${checkpoint.cells}`);
    this._changed("move");
  }

  /** @param {import("../logic/status.js").Level} level @param {boolean} autoCross */
  configure(level, autoCross) {
    this.autoCross = autoCross;
    if (level !== this._statuses.level) this._statuses = new Statuses(this.puzzle, level);
    this._changed("settings");
  }

  countHint() {
    this.hints += 1;
    this._changed("move");
  }

  /** @param {number} seconds */
  addTime(seconds) {
    this.seconds += seconds;
    for (const listen of this._listeners) listen("time");
  }

  /** @param {Progress} progress the same game, newer, from another tab or device */
  adopt(progress) {
    if (progress.updated <= this.updated) return;
    this.timeline = new Timeline(this.puzzle, parseHistory(progress.moves));
    this.seconds = Math.max(this.seconds, progress.seconds);
    this.hints = Math.max(this.hints, progress.hints);
    this.updated = progress.updated;
    this.wasSolved ||= progress.solved;
    this._changed("adopt");
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
      moves: this.timeline.save(), seconds: Math.round(this.seconds), hints: this.hints, solved: this.wasSolved,
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
