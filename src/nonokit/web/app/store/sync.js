/**
 * Keeps the server's copy of all games up to date, whenever there is a server.
 *
 * Games wait in the browser until the server has confirmed them; a failure only means a later try.
 */

import { ApiError } from "../net/api.js";
import { mergeProgress, parseProgress } from "./merge.js";

/** @typedef {import("./progress.js").ProgressStore} ProgressStore */

const DELAY_MS = 1500;
const LONGEST_DELAY_MS = 60_000;

export class Sync {
  /** @param {ProgressStore} store @param {typeof import("../net/api.js").api} api */
  constructor(store, api) {
    this._store = store;
    this._api = api;
    this._delay = DELAY_MS;
    /** @type {ReturnType<typeof setTimeout>|null} */
    this._timer = null;
    store.onSave(() => this._later());
  }

  /** Fetch what the server has, then send what it has not. */
  async start() {
    this._delay = LONGEST_DELAY_MS; // until a server has answered, there is no hurry to try one
    const { items } = await this._api.progress();
    this._delay = DELAY_MS;
    for (const item of items ?? []) {
      const theirs = parseProgress(item);
      if (!theirs) continue;
      const merged = this._store.receive(theirs);
      if (merged.updated === theirs.updated) this._store.arrived(theirs.id, theirs.updated);
    }
    await this._send();
    globalThis.window?.addEventListener("online", () => this._later());
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

  async _send() {
    for (const id of this._store.waiting()) {
      const mine = this._store.get(id);
      if (!mine) continue;
      const { id: _, ...body } = mine;
      const winner = parseProgress({ ...(await this._api.putProgress(id, body)) });
      if (winner && mergeProgress(mine, winner) !== mine) this._store.receive(winner);
      this._store.arrived(id, mine.updated);
    }
  }
}
