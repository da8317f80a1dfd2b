/**
 * A picture with its past: the moves that led to it, what can be undone and redone, and the words that go with it.
 *
 * A draft is the first picture as one move, and the moves since. Old moves are folded into the first picture, so
 * drafts stay small. Typed clues have a past of their own while the page is open: what others took the place of (a text
 * field takes back by itself what is typed into it).
 */

import { MoveError } from "../play/moves.js";
import { applyEdit, formatMarks, formatSheet } from "./moves.js";
import { blankPicture, markedCells } from "./picture.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./picture.js").Details} Details */
/** @typedef {{rows: string, columns: string}} ClueTexts */
/** @typedef {"draw"|"clues"} Mode */
/**
 * @typedef {Object} Draft
 * @property {string} id
 * @property {string} updated
 * @property {string} base
 * @property {string[]} moves
 * @property {number} position
 * @property {Details} details
 * @property {Mode} mode
 * @property {ClueTexts} clues
 */

const MOST_MOVES = 300;

/** @param {Picture} picture as moves upon any other picture */
function formatBase(picture) {
  const [locked, shown] = [markedCells(picture, "locked"), markedCells(picture, "shown")];
  return [formatSheet(picture), locked.length ? formatMarks("lock", locked) : "", shown.length ? formatMarks("give", shown) : ""].filter(Boolean).join("; ");
}

export class Document {
  /** @param {string} id @param {Picture} picture */
  constructor(id, picture) {
    this.id = id;
    /** @type {Details} */
    this.details = {};
    /** @type {Mode} */
    this.mode = "draw";
    /** @type {ClueTexts} */
    this.clues = { rows: "", columns: "" };
    /** @type {{before: ClueTexts[], after: ClueTexts[]}} the nearest ones last */
    this._otherClues = { before: [], after: [] };
    /** @type {string[]} */
    this._moves = [];
    /** @type {Picture[]} the picture before the first move, after it, after the second … */
    this._pictures = [picture];
    this._position = 0;
  }

  /** @param {Draft} draft @returns {Document|null} null when its moves cannot be played */
  static open(draft) {
    try {
      const opened = new Document(draft.id, applyEdit(blankPicture(1, 1), draft.base));
      for (const move of draft.moves) opened.play(move);
      opened.goTo(draft.position);
      opened.details = { ...draft.details };
      opened.mode = draft.mode;
      opened.clues = { ...draft.clues };
      return opened;
    } catch (error) {
      if (error instanceof MoveError) return null;
      throw error;
    }
  }

  get picture() { return this._pictures[this._position]; }

  get canUndo() { return this.mode === "clues" ? this._otherClues.before.length > 0 : this._position > 0; }

  get canRedo() { return this.mode === "clues" ? this._otherClues.after.length > 0 : this._position < this._moves.length; }

  /** Whether nothing was ever done to it. */
  get isFresh() {
    const { before, after } = this._otherClues;
    return !this._moves.length && !Object.keys(this.details).length && !this.clues.rows && !this.clues.columns && !before.length && !after.length;
  }

  /** @param {ClueTexts} clues as one step */
  replaceClues(clues) {
    this._otherClues = { before: [...this._otherClues.before, this.clues], after: [] };
    this.clues = clues;
  }

  /** @param {ClueTexts} clues with what was typed just now */
  typeClues(clues) {
    this._otherClues.after = [];
    this.clues = clues;
  }

  /** @param {ClueTexts[]} from @param {ClueTexts[]} to */
  _swapClues(from, to) {
    to.push(this.clues);
    this.clues = from.pop() ?? this.clues;
    return null;
  }

  /** @param {string} move */
  play(move) {
    const next = applyEdit(this.picture, move);
    this._moves = [...this._moves.slice(0, this._position), move];
    this._pictures = [...this._pictures.slice(0, this._position + 1), next];
    if (this._moves.length > MOST_MOVES) {
      this._moves.shift();
      this._pictures.shift();
    }
    this._position = this._moves.length;
  }

  /** @returns {string|null} the move taken back; clues have none */
  undo() {
    if (!this.canUndo) return null;
    if (this.mode === "clues") return this._swapClues(this._otherClues.before, this._otherClues.after);
    this.goTo(this._position - 1);
    return this._moves[this._position];
  }

  /** @returns {string|null} the move made again */
  redo() {
    if (!this.canRedo) return null;
    if (this.mode === "clues") return this._swapClues(this._otherClues.after, this._otherClues.before);
    this.goTo(this._position + 1);
    return this._moves[this._position - 1];
  }

  /** @param {number} position */
  goTo(position) { this._position = Math.max(0, Math.min(this._moves.length, position)); }

  /** @param {string} now @returns {Draft} */
  save(now) {
    return {
      id: this.id, updated: now, base: formatBase(this._pictures[0]), moves: this._moves, position: this._position,
      details: this.details, mode: this.mode, clues: this.clues,
    };
  }
}

/** @param {any} value what the browser has kept @returns {Draft|null} null when it is no draft that can be opened */
export function readDraft(value) {
  const isText = (/** @type {any} */ one) => typeof one === "string";
  const { id, base, updated = "", moves = [], details = {}, mode = "draw", clues } = value ?? {};
  if (![id, base, updated].every(isText) || !Array.isArray(moves) || !moves.every(isText)) return null;
  if (!["draw", "clues"].includes(mode) || !Object.values(details ?? {}).every(isText)) return null;
  const position = Number.isInteger(value.position) ? value.position : moves.length;
  const draft = { id, updated, base, moves, position, details: details ?? {}, mode, clues: { rows: String(clues?.rows ?? ""), columns: String(clues?.columns ?? "") } };
  return Document.open(draft) ? draft : null;
}
