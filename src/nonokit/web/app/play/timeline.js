/**
 * A history together with the states it passes through.
 *
 * States are replayed from the nearest snapshot, so undo costs a few moves however long the game is, and
 * memory stays small on large sheets.
 */

import * as histories from "./history.js";
import { applyMove } from "./moves.js";
import { initialState } from "./state.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./history.js").History} History */

const SNAPSHOT_EVERY = 32;

export class Timeline {
  /** @param {Puzzle} puzzle @param {History} [history] */
  constructor(puzzle, history = histories.EMPTY_HISTORY) {
    this.puzzle = puzzle;
    /** @type {Map<number, State>} */
    this._snapshots = new Map([[0, initialState(puzzle)]]);
    this.history = history;
    this.state = this.at(this.history.position);
  }

  /** @param {number} position @returns {State} the state after so many moves */
  at(position) {
    let start = position - (position % SNAPSHOT_EVERY);
    while (!this._snapshots.has(start)) start -= SNAPSHOT_EVERY;
    let state = /** @type {State} */ (this._snapshots.get(start));
    for (let i = start; i < position; i += 1) {
      state = applyMove(state, this.history.moves[i]);
      if ((i + 1) % SNAPSHOT_EVERY === 0) this._snapshots.set(i + 1, state);
    }
    return state;
  }

  /** @param {string} move */
  push(move) {
    const state = applyMove(this.state, move);
    for (const at of this._snapshots.keys()) if (at > this.history.position) this._snapshots.delete(at);
    this.history = histories.push(this.history, move);
    this.state = state;
    if (this.history.position % SNAPSHOT_EVERY === 0) this._snapshots.set(this.history.position, state);
  }

  undo() { this.goTo(this.history.position - 1); }

  redo() { this.goTo(this.history.position + 1); }

  /** @param {number} position */
  goTo(position) {
    this.history = histories.goTo(this.history, position);
    this.state = this.at(this.history.position);
  }

  /** @param {string} name keep the sheet as it is now under a name */
  addCheckpoint(name) {
    this.history = histories.addCheckpoint(this.history, name, this.state.cells);
  }

  /** @param {string} name */
  removeCheckpoint(name) {
    this.history = histories.removeCheckpoint(this.history, name);
  }

  get canUndo() { return this.history.position > 0; }

  get canRedo() { return this.history.position < this.history.moves.length; }
}
