/**
 * A game that was played on in two places: the player sees both sheets and says which one to go on with. The other
 * becomes a checkpoint, so nothing is lost by choosing.
 */

import { el } from "../ui/dom.js";
import { progressPicture } from "./card.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../play/game.js").Progress} Progress */

export class BranchPanel {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    /** @type {string} what is shown, so that it is not shown again over something else */
    this._shown = "";
  }

  /** Opens when there is something to choose, closes when there no longer is. */
  follow() {
    const { app, puzzle } = this._page;
    const branches = app.progress.branches(puzzle.id);
    const what = branches.length > 1 ? JSON.stringify(branches.map(({ moves }) => moves.length)) : "";
    if (what === this._shown) return;
    const wasOpen = this._shown !== "";
    this._shown = what;
    if (what) this._open(branches);
    else if (wasOpen) this._page.panel.close();
  }

  /** @param {ReadonlyArray<Progress>} branches */
  _open(branches) {
    const { t } = this._page.app;
    this._page.panel.open(t("branch-title"), [
      el("p", {}, t("branch-text")),
      el("ul", { class: "branches" }, branches.map((branch, i) => this._choice(branch, i === 0, branches))),
      el("p", { class: "note" }, t("branch-note")),
    ]);
    this._page.view.resize();
  }

  /** @param {Progress} branch @param {boolean} isHere @param {ReadonlyArray<Progress>} branches */
  _choice(branch, isHere, branches) {
    const { app, puzzle } = this._page;
    const { t } = app;
    const choose = () => this._settle(branch, branches.filter((one) => one !== branch));
    return el("li", {}, el("button", { type: "button", class: "button branch", onclick: choose },
      el("span", { class: "branch-picture" }, progressPicture(puzzle, branch)),
      el("span", { class: "branch-text" },
        el("strong", {}, t(isHere ? "branch-here" : "branch-there")),
        el("small", {}, this._timeOf(branch)))));
  }

  /** @param {Progress} branch when it was last played, by the clock it was played with */
  _timeOf({ updated }) {
    return new Intl.DateTimeFormat(this._page.app.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(updated));
  }

  /** @param {Progress} chosen @param {ReadonlyArray<Progress>} others */
  _settle(chosen, others) {
    const { app, game } = this._page;
    this._shown = "";
    this._page.panel.close();
    game.settle(chosen, others, (branch) => app.t("branch-checkpoint", { time: this._timeOf(branch) }));
    app.toast(app.t("branch-settled"));
  }
}
