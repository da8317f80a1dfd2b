/** Beside the sheet: what kind of puzzle it is now, what to do about ambiguity, how hard it is, and the sheet itself. */

import { colourName } from "../play/summary.js";
import { parseGrid } from "../model/puzzle.js";
import { button, el, icon } from "../ui/dom.js";
import { describeFix, describeVerdict } from "./status-words.js";
import { profileSection } from "./profile.js";
import { sheetSection } from "./sheet-section.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {import("./checker.js").Verdict} Verdict */

const PATIENCE_MS = 150; // a check that is quicker is never announced
const TARGETS = ["unique", "line-solvable", "easy", "medium"];
const ICONS = { good: "check", warn: "hint", bad: "close", plain: "pencil" };

export class SidePanel {
  /** @param {EditorPage} page */
  constructor(page) {
    this._page = page;
    /** @type {Verdict|null} */
    this._shown = null;
    this._card = el("section", { class: "status-card", role: "status", "aria-live": "polite" });
    this._solutions = el("section", { class: "edit-section", hidden: true });
    this._fixes = el("section", { class: "edit-section", hidden: true });
    this._profile = el("section", { class: "edit-section", hidden: true });
    this._sheet = sheetSection(page);
    this.element = el("aside", { class: "edit-panel", "aria-label": page.app.t("edit-panel") },
      this._card, this._fixes, this._solutions, this._profile, this._sheet.element);
  }

  /** @param {Verdict} verdict */
  show(verdict) {
    clearTimeout(this._timer);
    this._card.classList.toggle("is-checking", verdict.status === "checking");
    if (verdict.status === "checking") this._timer = setTimeout(() => this._showCard(verdict), PATIENCE_MS);
    else this._showAll(verdict);
  }

  showSheet() { this._sheet.show(); }

  /** @param {Verdict} verdict */
  _showAll(verdict) {
    const last = this._shown;
    this._shown = verdict;
    this._showCard(verdict);
    // News of one kind must not take away what someone is using of another.
    if (last?.solutions !== verdict.solutions) this._showSolutions(verdict);
    const isSame = last?.fixes === verdict.fixes && last.solutions === verdict.solutions && last.isMet === verdict.isMet && last.isOffline === verdict.isOffline;
    if (!isSame) this._showFixes(verdict);
    if (last?.rating !== verdict.rating) profileSection(this._page, this._profile, verdict.rating);
  }

  /** @param {Verdict} verdict */
  _showCard(verdict) {
    const { title, text, look } = describeVerdict(verdict, this._page.app.t);
    this._card.className = `status-card is-${look}`;
    this._card.dataset.status = verdict.status;
    this._card.replaceChildren(el("span", { class: "status-sign" }, icon(ICONS[/** @type {keyof typeof ICONS} */ (look)])),
      el("div", {}, el("strong", { class: "status-title" }, title), text ? el("p", {}, text) : null));
  }

  /** @param {Verdict} verdict alternatives to flip through */
  _showSolutions(verdict) {
    const { app } = this._page;
    const { t } = app;
    const others = this._others(verdict);
    this._solutions.hidden = !others.length;
    if (!others.length) return;
    let shown = -1;
    const place = el("span", { class: "flip-place" }, t("edit-flip-drawn"));
    const use = /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: "button", hidden: true, onclick: () => this._page.useSolution(others[shown]) }, t("edit-flip-use")));
    const flip = (/** @type {number} */ by) => {
      shown = (shown + 1 + by + others.length + 1) % (others.length + 1) - 1;
      place.textContent = shown < 0 ? t("edit-flip-drawn") : t("edit-flip-place", { number: shown + 1, count: others.length });
      use.hidden = shown < 0;
      this._page.showSolution(shown < 0 ? null : others[shown]);
    };
    this._solutions.replaceChildren(el("div", { class: "section-head" }, el("h2", { title: t("edit-flip-text") }, t("edit-flip-title")),
      el("div", { class: "row flip" }, button("back", t("edit-flip-back"), () => flip(-1), { class: "quiet flip-back" }), place,
        button("next", t("edit-flip-next"), () => flip(1), { class: "quiet flip-next" }))), this._page.mode === "draw" ? use : "");
  }

  /** @param {Verdict} verdict @returns {Uint8Array[]} solutions that are not what is drawn */
  _others({ solutions, status }) {
    if (status !== "multiple") return [];
    const { puzzle, shownCells } = this._page;
    return solutions.map((text) => parseGrid(text, puzzle.width, puzzle.height, puzzle.palette))
      .filter((cells) => this._page.mode === "clues" || cells.some((value, i) => value !== shownCells[i]));
  }

  /** @param {Verdict} verdict */
  _showFixes(verdict) {
    const { fixes, status } = verdict;
    const { app, picture, pen } = this._page;
    const { t } = app;
    const isWanted = this._page.mode === "draw" && ["unique", "multiple", "unknown"].includes(status);
    const hasGiven = picture.shown.includes(1);
    this._fixes.hidden = !isWanted;
    if (!isWanted) return;
    const target = el("select", { class: "input", id: "fix-target", onchange: (/** @type {any} */ event) => this._page.set({ target: event.target.value }) },
      TARGETS.map((name) => el("option", { value: name, selected: pen.target === name }, t(`edit-target-${name}`))));
    const nameOf = (/** @type {number} */ value) => (value ? colourName(/** @type {any} */ (picture), value, t) : "");
    const items = (fixes ?? []).map((fix) => {
      const { what, effect } = describeFix(fix, picture, t, nameOf);
      const look = () => this._page.view.look({ changes: fix.changes });
      const away = () => this._page.view.look({ changes: [] });
      return el("li", {}, el("button", {
        type: "button", class: `button fix ${fix.is_complete ? "is-complete" : ""}`, onclick: () => this._page.applyFix(fix),
        onpointerenter: look, onpointerleave: away, onfocus: look, onblur: away,
      }, icon(fix.is_complete ? "check" : "try"), el("span", { class: "fix-text" }, el("strong", {}, what), el("small", {}, effect))));
    });
    this._fixes.replaceChildren(el("div", { class: "section-head" }, el("h2", {}, t(status !== "unique" || fixes?.length ? "edit-fix-title" : "edit-target")),
      el("label", { class: "hidden", for: "fix-target" }, t("edit-target")), target),
    hasGiven ? el("p", { class: "note" }, t("edit-give-some")) : "",
    el("p", { class: "note" }, this._fixNews(verdict)), el("ol", { class: "fixes", hidden: !items.length }, items),
    status !== "unique" && !hasGiven ? this._give() : "");
  }

  /** The other way: the picture stays, the puzzle gives a few cells away. */
  _give() {
    const { t } = this._page.app;
    return el("button", { type: "button", class: "button fix give-cells", onclick: () => this._page.giveCells() }, icon("give"),
      el("span", { class: "fix-text" }, el("strong", {}, t("edit-give")), el("small", {}, t("edit-give-text"))));
  }

  /** @param {Verdict} verdict */
  _fixNews({ fixes, isMet, isCut, isOffline }) {
    const { t } = this._page.app;
    if (fixes?.length) return t("edit-fix-text");
    if (isMet) return t("edit-fix-met");
    if (isOffline) return t("edit-needs-server");
    return t(!fixes ? "edit-fix-searching" : isCut ? "edit-fix-cut" : "edit-fix-none");
  }
}
