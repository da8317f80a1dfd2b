/** What is wrong on the sheet, for whoever asks: shown while one plays, counted on request, taken back to before the first. */

import { answerOf } from "../net/answers.js";
import { mistakes } from "../play/game.js";
import { confirmDialog } from "../ui/dialog.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

export class Mistakes {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    /** @type {Uint8Array|null} */
    this._answer = null;
  }

  /** Wrong cells, for those who asked for that level. */
  async mark() {
    const { app, game, puzzle, view } = this._page;
    if (app.settings.values.check !== "cells") {
      if (view.overlay.wrong.length) view.decorate({ wrong: [] });
      return;
    }
    this._answer ??= await answerOf(puzzle);
    if (!this._answer) return;
    const wrong = mistakes(game.state.cells, this._answer);
    view.decorate({ wrong: wrong.map((index) => ({ y: Math.floor(index / puzzle.width), x: index % puzzle.width })) });
  }

  async check() {
    const { app, game, leave, puzzle } = this._page;
    const answer = await answerOf(puzzle);
    if (leave.signal.aborted) return;
    if (!answer) {
      app.toast(app.t("check-unknown"));
      return;
    }
    const wrong = mistakes(game.state.cells, answer);
    if (!wrong.length) app.toast(app.t("check-fine"));
    else if (await confirmDialog(app, app.t("check-wrong", { count: wrong.length }), app.t("rewind-action"))) this.rewind();
  }

  async rewind() {
    const { app, game, hints, leave, panel, puzzle } = this._page;
    const answer = await answerOf(puzzle);
    if (leave.signal.aborted) return;
    if (!answer) {
      app.toast(app.t("rewind-unknown"));
      return;
    }
    const position = game.positionBeforeMistake(answer);
    if (position === null) {
      app.toast(app.t("rewind-none"));
      return;
    }
    const steps = game.timeline.history.position - position;
    hints.close();
    panel.close();
    game.goTo(position);
    app.toast(app.t("rewind-done", { count: steps }));
  }
}
