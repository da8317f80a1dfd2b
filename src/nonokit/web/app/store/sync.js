/**
 * Keeps the server's copy of all games up to date, whenever there is a server.
 *
 * Games wait in the browser until the server has confirmed them; a failure only means a later try. A page that is left
 * sends what waits at once. One that is looked at again asks what happened elsewhere.
 */

import { ApiError } from "../net/api.js";
import { readProgress } from "./schema.js";

/** @typedef {import("./progress.js").ProgressStore} ProgressStore */
/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {Pick<typeof import("../net/api.js").api, "progress"|"putProgress"|"importProgress">} Api */

const DELAY_MS = 1500;
const LONGEST_DELAY_MS = 60_000;
/** So many games at once are sent as a file is. */
const MANY = 3;

export class Sync {
  /** @param {ProgressStore} store @param {Api} api */
  constructor(store, api) {
    this._store = store;
    this._api = api;
    this._delay = DELAY_MS;
    /** @type {ReturnType<typeof setTimeout>|null} */
    this._timer = null;
    /** @type {Promise<void>|null} */
    this._running = null;
    /** @type {Set<string>} games the server will not have as they are */
    this._refused = new Set();
    store.onSave(() => this._later());
  }

  /** Fetches what the server has, then sends what it has not. While that runs, a second call waits for it. */
  start() {
    this._running ??= this._exchange().finally(() => { this._running = null; });
    return this._running;
  }

  async _exchange() {
    this._delay = LONGEST_DELAY_MS; // until a server has answered, there is no hurry to try one
    const { items } = await this._api.progress();
    this._delay = DELAY_MS;
    const theirs = items.map(readProgress).filter((game) => game !== null);
    this._store.receive(theirs);
    this._store.compare(theirs);
    await this._send();
  }

  _later() {
    this._timer ??= setTimeout(() => {
      this._timer = null;
      this._send().then(() => { this._delay = DELAY_MS; }, (error) => this._tryAgain(error));
    }, this._delay);
  }

  /** @param {unknown} error */
  _tryAgain(error) {
    if (!(error instanceof ApiError)) throw error;
    this._delay = Math.min(this._delay * 2, LONGEST_DELAY_MS);
    this._later();
  }

  /** @returns {Progress[]} every branch of what waits */
  _due() {
    return this._store.waiting().filter((id) => !this._refused.has(id)).flatMap((id) => this._store.branches(id));
  }

  async _send() {
    const due = this._due();
    if (due.length > MANY) await this._sendMany(due);
    else for (const game of due) await this._sendOne(game);
    if (this._due().length) this._later(); // something was done meanwhile, or follows from what came back
  }

  /** @param {Progress[]} games */
  async _sendMany(games) {
    await this._api.importProgress({ nonokit_progress: 2, items: games });
    for (const { id } of games) this._store.arrived(id, games.filter((game) => game.id === id));
  }

  /** @param {Progress} game */
  async _sendOne(game) {
    try {
      const { branches, ...theirs } = await this._api.putProgress(game);
      const known = [theirs, ...branches].map(readProgress).filter((one) => one !== null);
      this._store.receive(known);
      this._store.arrived(game.id, known);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "request") throw error;
      this._refused.add(game.id); // it stays in the browser, and holds up no other
    }
  }

  /** Sends what waits without waiting for an answer: the page is going away. */
  flush() {
    for (const game of this._due()) {
      const unsent = () => {}; // it waits in the browser until the next start
      this._api.putProgress(game, { isLast: true }).then(() => this._store.arrived(game.id, [game]), unsent);
    }
  }
}
