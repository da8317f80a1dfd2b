/**
 * Games under way: kept in the browser with every move, told to other tabs, marked for the server.
 *
 * Browser and server hold a game independently. What the browser has no room for stays in memory and still goes to
 * the server; whoever writes looks first what another tab has written.
 */

import { addBranch, isIn } from "./branches.js";
import { readBranches, readIds } from "./schema.js";
import { StorageFull, nameOfKey } from "./storage.js";

/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/** @typedef {(ids: ReadonlySet<string>) => void} Listener */
/** @typedef {{fresh: number, further: number, apart: number, same: number}} Brought  games that were not here, went on from here, went another way, were here already */

const GAMES = "progress/";
const WAITING = "waiting";

export class ProgressStore {
  /** @param {LocalStorage} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Set<Listener>} */
    this._listeners = new Set();
    /** @type {Set<() => void>} */
    this._writers = new Set();
    /** @type {Map<string, ReadonlyArray<Progress>>} what the browser had no room for */
    this._unkept = new Map();
    /** @type {Set<string>} */
    this._waiting = new Set(storage.read(WAITING, readIds) ?? []);
    globalThis.window?.addEventListener("storage", (event) => this._heard(event));
  }

  /** @param {StorageEvent} event another tab has written */
  _heard(event) {
    const name = nameOfKey(event.key);
    if (name?.startsWith(GAMES)) this._tell(new Set([name.slice(GAMES.length)]));
  }

  /** @param {ReadonlySet<string>} ids */
  _tell(ids) { if (ids.size) for (const listen of this._listeners) listen(ids); }

  /** Tells everyone to look again: a page that slept has missed what other tabs did. */
  lookAgain() { this._tell(new Set(this.ids())); }

  /** @returns {string[]} */
  ids() { return [...new Set([...this._storage.names(GAMES), ...this._unkept.keys()])]; }

  /** @param {string} id @returns {ReadonlyArray<Progress>} all branches of a game, the one played here first */
  branches(id) {
    const kept = this._storage.read(GAMES + id, readBranches) ?? [];
    return kept.reduce(addBranch, this._unkept.get(id) ?? []);
  }

  /** @param {string} id @returns {Progress|null} */
  get(id) { return this.branches(id)[0] ?? null; }

  /** @returns {Progress[]} one of each game, newest first */
  all() {
    return this.ids().map((id) => this.get(id)).filter((one) => one !== null)
      .sort(newestFirst);
  }

  /**
   * @param {Progress} progress a game of this tab, just changed
   * @returns {boolean} whether the browser had room for it
   */
  save(progress) {
    const branches = this.branches(progress.id).reduce(addBranch, /** @type {ReadonlyArray<Progress>} */ ([progress]));
    const isKept = this._keep(progress.id, branches);
    this._mark(progress.id, true);
    for (const write of this._writers) write();
    if (branches[0] !== progress) this._tell(new Set([progress.id])); // another tab had gone on
    return isKept;
  }

  /** @param {string} id @param {ReadonlyArray<Progress>} branches @returns {boolean} */
  _keep(id, branches) {
    try {
      this._storage.set(GAMES + id, branches);
      this._unkept.delete(id);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this._unkept.set(id, branches);
      return false;
    }
  }

  /**
   * Takes in games from the server, a file or a link, all before anyone is told.
   * @param {ReadonlyArray<Progress>} games @returns {Brought}
   */
  receive(games) {
    // Of branches that are all new here the one with the latest label comes first; else labels mean nothing.
    const byId = groupById([...games].sort(newestFirst));
    const brought = { fresh: 0, further: 0, apart: 0, same: 0 };
    const changed = [...byId].filter(([id, incoming]) => this._receiveOne(id, incoming, brought)).map(([id]) => id);
    this._tell(new Set(changed));
    return brought;
  }

  /** @param {string} id @param {Progress[]} incoming @param {Brought} brought is counted up @returns {boolean} whether anything is new */
  _receiveOne(id, incoming, brought) {
    const before = this.branches(id);
    const after = incoming.reduce(addBranch, before);
    brought[broughtBy(before, after)] += 1;
    if (after === before) return false;
    this._keep(id, after);
    return true;
  }

  /** @param {string} id @param {boolean} isWaiting */
  _mark(id, isWaiting) {
    if (isWaiting === this._waiting.has(id)) return;
    if (isWaiting) this._waiting.add(id);
    else this._waiting.delete(id);
    try {
      this._storage.set(WAITING, [...this._waiting]);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error; // compared with the server again at the next start
    }
  }

  /** @returns {string[]} games the server has not seen yet */
  waiting() { return [...this._waiting]; }

  /** @param {ReadonlyArray<Progress>} theirs everything the server has; what is more here waits to be sent */
  compare(theirs) {
    const byId = groupById(theirs);
    for (const id of this.ids()) this.arrived(id, byId.get(id) ?? []);
  }

  /** @param {string} id @param {ReadonlyArray<Progress>} theirs what the server now has of a game; what is more here keeps waiting */
  arrived(id, theirs) { this._mark(id, !this.branches(id).every((mine) => theirs.some((game) => isIn(mine, game)))); }

  /** @param {Listener} listen called with the ids of games that changed elsewhere @returns {() => void} */
  onElsewhere(listen) {
    this._listeners.add(listen);
    return () => this._listeners.delete(listen);
  }

  /** @param {() => void} write called when this tab saved a game */
  onSave(write) { this._writers.add(write); }
}

/** @param {ReadonlyArray<Progress>} before @param {ReadonlyArray<Progress>} after @returns {keyof Brought} what came of a game */
function broughtBy(before, after) {
  if (!before.length) return "fresh";
  if (after.length > before.length) return "apart";
  return after.every((one, i) => one.state === before[i].state && one.solved === before[i].solved) ? "same" : "further";
}

/** @param {Progress} a @param {Progress} b by their labels */
const newestFirst = (a, b) => b.updated.localeCompare(a.updated);

/** @param {ReadonlyArray<Progress>} games @returns {Map<string, Progress[]>} */
function groupById(games) {
  /** @type {Map<string, Progress[]>} */
  const found = new Map();
  for (const game of games) {
    const group = found.get(game.id);
    if (group) group.push(game);
    else found.set(game.id, [game]);
  }
  return found;
}
