/**
 * All puzzles one can play: the server's library, or without a server the bundle that came with the page;
 * and always those this browser imported or played, which it keeps itself.
 */

import { ApiError } from "../net/api.js";
import { formatPuzzle, isColoured, parsePuzzle } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/**
 * @typedef {Object} Entry
 * @property {string} id
 * @property {string|null} slug
 * @property {string|null} title
 * @property {string|null} author
 * @property {number} width
 * @property {number} height
 * @property {number} colours
 * @property {{class: string, score: number|null}|null} difficulty
 * @property {string[]} tags
 * @property {{position: number, lesson: string|null}|null} course
 * @property {boolean} isMine  imported or drawn here
 * @property {boolean} isDrawn  by this player, who knows what it shows
 */

const KEPT = "puzzle/";
const MINE = "mine";
const DRAWN = "drawn";

export class Library {
  /** @param {LocalStorage} storage @param {typeof import("../net/api.js").api} api */
  constructor(storage, api) {
    this._storage = storage;
    this._api = api;
    this.hasServer = false;
    /** @type {Promise<any[]>|null} */
    this._bundle = null;
    /** @type {Entry[]} */
    this._entries = [];
  }

  /** @returns {Promise<Entry[]>} */
  async entries() {
    const shared = await this._shared();
    const known = new Set(shared.map((entry) => entry.id));
    const mine = this._list(MINE).filter((id) => !known.has(id)).map((id) => this._kept(id));
    const drawn = new Set(this._list(DRAWN));
    this._entries = [...shared, ...mine.filter((puzzle) => puzzle !== null).map(entryOf)]
      .map((entry) => ({ ...entry, isDrawn: entry.isMine && drawn.has(entry.id) }));
    return this._entries;
  }

  /** @returns {Promise<Entry[]>} */
  async _shared() {
    try {
      const { puzzles } = await this._api.library();
      this.hasServer = true;
      return puzzles.map(readEntry);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.hasServer = false;
      return (await this._bundled()).map(readEntry);
    }
  }

  /** @returns {Promise<any[]>} */
  _bundled() {
    this._bundle ??= fetch("puzzles.json").then(async (response) => (await response.json()).puzzles);
    return this._bundle;
  }

  /** @param {string} id @returns {Promise<Puzzle|null>} */
  async puzzle(id) {
    const kept = this._kept(id);
    if (kept) return kept;
    const puzzle = (await this._fromServer(id)) ?? (await this._fromBundle(id));
    return puzzle;
  }

  /** @param {string} id @returns {Promise<Puzzle|null>} */
  async _fromServer(id) {
    try {
      return parsePuzzle((await this._api.puzzle(id)).puzzle);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  /** @param {string} id @returns {Promise<Puzzle|null>} */
  async _fromBundle(id) {
    const found = (await this._bundled()).find((/** @type {any} */ one) => one.id === id);
    return found ? parsePuzzle(found) : null;
  }

  /** @param {string} id @returns {Puzzle|null} a copy this browser keeps */
  _kept(id) {
    const json = this._storage.get(KEPT + id);
    return json ? parsePuzzle(json) : null;
  }

  /** @param {string} id the copy of a puzzle that was opened here before; for thumbnails */
  known(id) { return this._kept(id); }

  /** @param {string} id @returns {Entry|undefined} */
  entry(id) { return this._entries.find((entry) => entry.id === id); }

  /** @returns {Entry[]} as last listed */
  all() { return this._entries; }

  /** @param {Puzzle} puzzle so that it opens again without a server */
  keep(puzzle) { this._storage.set(KEPT + puzzle.id, formatPuzzle(puzzle)); }

  /** @param {string} name @returns {string[]} */
  _list(name) { return this._storage.get(name) ?? []; }

  /** @param {string} name @param {string} id */
  _addTo(name, id) { this._storage.set(name, [...this._list(name).filter((one) => one !== id), id]); }

  /** @param {Puzzle} puzzle imported, shared or drawn: goes to the player's own @param {{isDrawn?: boolean}} [options] */
  async add(puzzle, { isDrawn = false } = {}) {
    this.keep(puzzle);
    const known = this.entry(puzzle.id);
    if (known?.isMine === false) return;
    this._addTo(MINE, puzzle.id);
    if (isDrawn) this._addTo(DRAWN, puzzle.id);
    const entry = { ...entryOf(puzzle), isDrawn: isDrawn || known?.isDrawn === true };
    this._entries = [...this._entries.filter(({ id }) => id !== puzzle.id), entry];
    if (!this.hasServer) return;
    try {
      await this._api.addPuzzle(formatPuzzle(puzzle));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the browser keeps it; the server may refuse doubles
    }
  }

  /** @param {string} id */
  async remove(id) {
    this._storage.remove(KEPT + id);
    for (const name of [MINE, DRAWN]) this._storage.set(name, this._list(name).filter((one) => one !== id));
    this._entries = this._entries.filter((entry) => entry.id !== id);
    if (!this.hasServer) return;
    try {
      await this._api.removePuzzle(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // it was only ever in this browser
    }
  }
}

/** @param {any} json @returns {Entry} */
function readEntry(json) {
  return {
    id: String(json.id), slug: json.slug ?? null, title: json.title ?? null, author: json.author ?? null,
    width: json.width ?? json.columns.length, height: json.height ?? json.rows.length,
    colours: json.colours ?? Math.max(1, (json.palette?.length ?? 2) - 1),
    difficulty: json.difficulty ?? null, tags: json.tags ?? [], course: json.course ?? null,
    isMine: json.source === "imported", isDrawn: false,
  };
}

/** @param {Puzzle} puzzle of the player's own @returns {Entry} */
function entryOf(puzzle) {
  return {
    id: puzzle.id, slug: null, title: puzzle.title, author: puzzle.author, width: puzzle.width, height: puzzle.height,
    colours: isColoured(puzzle) ? puzzle.palette.length - 1 : 1,
    difficulty: null, tags: [], course: null, isMine: true, isDrawn: false,
  };
}
