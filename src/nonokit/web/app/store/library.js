/**
 * All puzzles one can play: the server's library, or without a server the bundle that came with the page;
 * and always those this browser imported or played, which it keeps itself.
 */

import { ApiError } from "../net/api.js";
import { readJson } from "../files/files.js";
import { formatPuzzle, isColoured, parsePuzzle } from "../model/puzzle.js";
import { readIds, readPuzzle } from "./schema.js";
import { StorageFull } from "./storage.js";

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
 * @property {Puzzle["palette"]} palette
 * @property {{class: string, score: number|null}|null} difficulty
 * @property {ReadonlyArray<string>} tags
 * @property {string|null} collection  of ours
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
    /** @type {Map<string, Promise<any>>} the files of collections */
    this._clues = new Map();
    /** @type {Entry[]} */
    this._entries = [];
    /** @type {Map<string, Puzzle>} what the browser had no room for */
    this._held = new Map();
  }

  /** @returns {Promise<Entry[]>} */
  async entries() {
    const shared = await this._shared();
    const known = new Set(shared.map((entry) => entry.id));
    const mine = this._list(MINE).filter((id) => !known.has(id)).map((id) => this.known(id));
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
      return puzzles.map(entryOfServer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.hasServer = false;
      return (await this._bundled()).map(entryOfBundle);
    }
  }

  /** @returns {Promise<any[]>} what came with the page: enough for cards */
  _bundled() {
    this._bundle ??= readJson("puzzles/catalogue.json").then((catalogue) => Object.entries(catalogue).flatMap(ofCollection));
    this._bundle.catch(() => { this._bundle = null; }); // the next one asks again
    return this._bundle;
  }

  /** @param {string} id @returns {Promise<Puzzle|null>} */
  async puzzle(id) {
    const kept = this.known(id);
    if (kept) return kept;
    const puzzle = (await this._fromServer(id)) ?? (await this._fromBundle(id));
    return puzzle;
  }

  /** @param {string} id @returns {Promise<Puzzle|null>} one of many that are wanted: of ours a whole collection is read at once */
  async oneOfMany(id) { return this.known(id) ?? (await this._fromBundle(id)) ?? this._fromServer(id); }

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
    if (!found) return null;
    const clues = await this._cluesOf(found.collection);
    return parsePuzzle({ author: "nonokit", licence: "CC0-1.0", ...found, ...clues[found.slug] });
  }

  /** @param {string} collection @returns {Promise<any>} */
  _cluesOf(collection) {
    const asked = this._clues.get(collection) ?? readJson(`puzzles/${collection}.json`);
    this._clues.set(collection, asked);
    asked.catch(() => this._clues.delete(collection)); // the next one asks again
    return asked;
  }

  /** @param {string} id a puzzle that will be asked for: where files are far away, its own is on the way meanwhile */
  async expect(id) {
    if (this.known(id)) return;
    const found = (await this._bundled()).find((/** @type {any} */ one) => one.id === id);
    if (found) await this._cluesOf(found.collection);
  }

  /** @param {string} id @returns {Puzzle|null} a copy that is at hand, without asking anyone */
  known(id) { return this._storage.read(KEPT + id, readPuzzle) ?? this._held.get(id) ?? null; }

  /** @param {string} id @returns {Entry|undefined} */
  entry(id) { return this._entries.find((entry) => entry.id === id); }

  /** @returns {Entry[]} as last listed */
  all() { return this._entries; }

  /** @param {Puzzle} puzzle so that it opens again without a server @returns {boolean} whether there was room for it */
  keep(puzzle) {
    const isKept = this._keep(KEPT + puzzle.id, formatPuzzle(puzzle));
    if (!isKept) this._held.set(puzzle.id, puzzle);
    return isKept;
  }

  /** @param {string} name @param {any} value @returns {boolean} */
  _keep(name, value) {
    try {
      this._storage.set(name, value);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      return false;
    }
  }

  /** @param {string} name @returns {string[]} */
  _list(name) { return this._storage.read(name, readIds) ?? []; }

  /** @param {string} name @param {string} id */
  _addTo(name, id) { return this._keep(name, [...new Set([...this._list(name), id])]); }

  /**
   * @param {Puzzle} puzzle imported, shared or drawn: goes to the player's own @param {{isDrawn?: boolean}} [options]
   * @returns {Promise<boolean>} whether it is kept anywhere longer than this page is open
   */
  async add(puzzle, { isDrawn = false } = {}) {
    const isKept = this.keep(puzzle);
    const known = this.entry(puzzle.id);
    if (known?.isMine === false) return true;
    const isListed = this._addTo(MINE, puzzle.id) && (!isDrawn || this._addTo(DRAWN, puzzle.id));
    const entry = { ...entryOf(puzzle), isDrawn: isDrawn || known?.isDrawn === true };
    this._entries = known ? this._entries.map((one) => (one === known ? entry : one)) : [...this._entries, entry]; // its number stays
    const isSent = this.hasServer && await this._unlessRefused(() => this._api.addPuzzle(formatPuzzle(puzzle)));
    return isSent || (isKept && isListed);
  }

  /** @param {string} id */
  async remove(id) {
    this._storage.remove(KEPT + id);
    this._held.delete(id);
    for (const name of [MINE, DRAWN]) this._keep(name, this._list(name).filter((one) => one !== id));
    this._entries = this._entries.filter((entry) => entry.id !== id);
    if (this.hasServer) await this._unlessRefused(() => this._api.removePuzzle(id)); // or it was only ever in this browser
  }

  /** @param {() => Promise<any>} ask @returns {Promise<boolean>} */
  async _unlessRefused(ask) {
    try {
      await ask();
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }
}

/** @param {import("../wire/wire.js").Entry} json @returns {Entry} */
function entryOfServer({ source, ...entry }) { return { ...entry, isMine: source === "imported", isDrawn: false }; }


const WHITE = ["white", "#ffffff", "."];
const BLACK = ["black", "#000000", "#"];
const COURSE = "course";

/** @param {[string, any[]]} named a collection of the catalogue @returns {any[]} its puzzles */
function ofCollection([collection, puzzles]) {
  return puzzles.map(({ colours = [BLACK], ...one }, i) => ({
    ...one, collection, course: collection === COURSE ? { position: i + 1, lesson: one.lesson } : null,
    palette: [WHITE, ...colours].map(([name, rgb, char]) => ({ name, rgb, char })),
  }));
}

/** @param {any} one a puzzle of the catalogue @returns {Entry} */
function entryOfBundle({ id, slug, title, author = "nonokit", width, height, palette, score, collection, course, class: name }) {
  return {
    id, slug, title, author, width, height, colours: palette.length - 1, palette,
    difficulty: { class: name, score }, tags: [collection], collection, course, isMine: false, isDrawn: false,
  };
}

/** @param {Puzzle} puzzle of the player's own @returns {Entry} */
function entryOf(puzzle) {
  return {
    id: puzzle.id, slug: null, title: puzzle.title, author: puzzle.author, width: puzzle.width, height: puzzle.height,
    colours: isColoured(puzzle) ? puzzle.palette.length - 1 : 1, palette: puzzle.palette,
    difficulty: null, tags: [], collection: null, course: null, isMine: true, isDrawn: false,
  };
}
