/** The slim bar above: back, what it is called, undo, how one edits, trying it out, keeping it, everything else. */

import { formatRoute } from "../model/route.js";
import { button, el, icon } from "../ui/dom.js";
import { checkRadios, radioGroup } from "../ui/radio-group.js";
import { openDetails } from "./details-dialog.js";
import { keepPuzzle, openEditorMenu } from "./editor-menu.js";
import { describeVerdict } from "./status-words.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

export class EditorBar {
  /** @param {EditorPage} page */
  constructor(page) {
    this._page = page;
    const { t } = page.app;
    this._title = el("span", { class: "play-title" });
    this._size = el("span", { class: "play-size" });
    this._undo = button("undo", t("undo"), () => page.undo(), { class: "quiet" });
    this._redo = button("redo", t("redo"), () => page.redo(), { class: "quiet" });
    this._modes = radioGroup(t("edit-mode"), (/** @type {const} */ (["draw", "clues"])).map((mode) =>
      button(mode, t(`edit-mode-${mode}`), () => page.setMode(mode), { text: true, class: "segment", role: "radio", "data-mode": mode })), { class: "segments wide-only" });
    this._test = button("play", t("edit-test"), () => this._tryOut(), { text: true, class: "accent test-play" });
    this.element = el("header", { class: "bar" },
      el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: t("back"), "aria-label": t("back") }, icon("back")),
      el("button", { type: "button", class: "titles edit-titles", title: t("edit-details"), onclick: () => openDetails(page) }, this._title, this._size),
      el("div", { class: "spacer" }), this._undo, this._redo,
      this._modes, this._test, button("keep", t("edit-keep"), () => keepPuzzle(page), { text: true, class: "primary keep wide-only" }),
      button("menu", t("menu-title"), () => openEditorMenu(page), { class: "quiet" }));
  }

  _tryOut() {
    this._page.save();
    this._page.app.go({ page: "test", id: this._page.document.id });
  }

  show() {
    const { document, puzzle, mode, app } = this._page;
    this._title.textContent = document.details.title || app.t("edit-untitled");
    this._size.textContent = `${puzzle.width}×${puzzle.height}`;
    this._undo.disabled = !document.canUndo;
    this._redo.disabled = !document.canRedo;
    checkRadios(this._modes, (one) => one.dataset.mode === mode);
  }

  /** @param {import("./checker.js").Verdict} verdict nothing can be played without clues */
  showVerdict(verdict) {
    this._test.disabled = ["empty", "unfinished", "none"].includes(verdict.status);
    this._test.title = verdict.status === "multiple" ? describeVerdict(verdict, this._page.app.t).title : "";
  }
}
