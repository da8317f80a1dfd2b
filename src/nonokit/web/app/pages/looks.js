/**
 * Which steps a player looks for long: after a move that took its time, the step that could have been taken is noted for
 * the trainer. Nothing is shown, and nothing leaves the browser but the question that a hint would ask.
 */

import { ApiError, api } from "../net/api.js";
import { localHint } from "../logic/hint.js";
import { hintRequest } from "./hint-panel.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

/** Looking so long means not seeing it. */
const LONG_S = 30;

export class Looks {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    this._since = page.game.seconds; // of play: what is spent elsewhere does not count
  }

  /** @param {Uint8Array} before the sheet that was looked at */
  async moved(before) {
    const { game, app } = this._page;
    const seconds = game.seconds - this._since;
    this._since = game.seconds;
    if (seconds < LONG_S || game.isTrying || this._page.isTest) return;
    const technique = await this._techniqueAt(before);
    if (technique) app.training.look(technique, seconds);
  }

  /** @param {Uint8Array} cells @returns {Promise<string|null>} the simplest step there was; null when there was none, or something was wrong */
  async _techniqueAt(cells) {
    const { app, puzzle } = this._page;
    let hint;
    try {
      hint = await api.hint({ ...hintRequest(app, puzzle, cells, "where"), mistakes: "cells" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      hint = localHint(puzzle, cells, "where", app.t);
    }
    return hint && !hint.mistake && hint.lines.length ? hint.technique : null;
  }
}
