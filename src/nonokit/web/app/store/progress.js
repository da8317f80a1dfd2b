/**
 * Games under way: kept in the browser with every move, told to other tabs, marked for the server.
 *
 * Whoever writes merges first, so a slower tab never undoes a newer one.
 */

import { mergeProgress, parseProgress } from "./merge.js";
import { nameOfKey } from "./storage.js";

/** @typedef {import("./merge.js").Progress} Progress */
/** @typedef {import("./storage.js").LocalStorage} LocalStorage */

const GAMES = "progress/";
const WAITING = "waiting";

export class ProgressStore {
  /** @param {LocalStorage} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Set<(progress: Progress) => void>} */
    this._listeners = new Set();
    /** @type {Set<(id: string) => void>} */
    this._writers = new Set();
    this._onStorage = (/** @type {StorageEvent} */ event) => this._heard(event);
    globalThis.window?.addEventListener("storage", this._onStorage);
  }

  /** @param {StorageEvent} event another tab has written */
  _heard(event) {
    const name = nameOfKey(event.key);
    if (!name?.startsWith(GAMES)) return;
    const progress = this.get(name.slice(GAMES.length));
    if (progress) for (const listen of this._listeners) listen(progress);
  }

  /** @param {string} id @returns {Progress|null} */
  get(id) { return parseProgress(this._storage.get(GAMES + id)); }

  /** @returns {Progress[]} newest first */
  all() {
    return this._storage.names(GAMES).map((id) => this.get(id)).filter((one) => one !== null)
      .sort((a, b) => (a.updated < b.updated ? 1 : -1));
  }

  /** @param {Progress} progress a game of this tab, just changed */
  save(progress) {
    this._storage.set(GAMES + progress.id, progress);
    this._mark(progress.id, true);
    for (const write of this._writers) write(progress.id);
  }

  /** @param {Progress} incoming from the server or a file @returns {Progress} what is now kept */
  receive(incoming) {
    const mine = this.get(incoming.id);
    const merged = /** @type {Progress} */ (mergeProgress(mine, incoming));
    if (JSON.stringify(merged) !== JSON.stringify(mine)) {
      this._storage.set(GAMES + merged.id, merged);
      for (const listen of this._listeners) listen(merged);
    }
    return merged;
  }

  /** @param {string} id */
  forget(id) {
    this._storage.remove(GAMES + id);
    this._mark(id, false);
  }

  /** @param {string} id @param {boolean} isWaiting */
  _mark(id, isWaiting) {
    const ids = new Set(this.waiting());
    if (isWaiting === ids.has(id)) return;
    if (isWaiting) ids.add(id);
    else ids.delete(id);
    this._storage.set(WAITING, [...ids]);
  }

  /** @returns {string[]} games the server has not seen yet */
  waiting() { return this._storage.get(WAITING) ?? []; }

  /** @param {string} id @param {string} updated the server has this version; a newer one keeps waiting */
  arrived(id, updated) {
    if ((this.get(id)?.updated ?? "") <= updated) this._mark(id, false);
  }

  /** @param {(progress: Progress) => void} listen called when a game changes elsewhere @returns {() => void} */
  onElsewhere(listen) {
    this._listeners.add(listen);
    return () => this._listeners.delete(listen);
  }

  /** @param {(id: string) => void} write called when this tab saved a game */
  onSave(write) { this._writers.add(write); }
}
