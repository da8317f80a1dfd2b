/** The first page: continue, the beginners' course, then everything by difficulty, colour and one's own. */

import { dayOf } from "../model/calendar.js";
import { formatRoute } from "../model/route.js";
import { NO_FILTER, SIZES, difficultyClasses, groupEntries, isFiltered, isShown, playState } from "./filters.js";
import { makeCard, difficultyName, nameOf } from "./card.js";
import { button, el, icon } from "../ui/dom.js";
import { openImport } from "./import-dialog.js";
import { openSettings } from "./settings-dialog.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */

export class GalleryPage {
  /** @param {App} app @param {HTMLElement} root */
  constructor(app, root) {
    this._app = app;
    this._root = root;
    this._filter = { ...NO_FILTER, ...app.session.filter };
    /** @type {Entry[]} */
    this._entries = [];
    this._results = el("div", { class: "groups" });
    /** @type {number|undefined} */
    this._frame = undefined;
    this._stop = app.progress.onElsewhere(() => this._showSoon());
  }

  async open() {
    const { _app: app, _root: root } = this;
    document.title = "nonokit";
    root.className = "page gallery";
    root.replaceChildren(this._bar(), el("main", { id: "main", tabindex: "-1" },
      el("p", { class: "loading", role: "status" }, app.t("loading"))));
    this._entries = await app.library.entries();
    const main = /** @type {HTMLElement} */ (root.querySelector("main"));
    main.replaceChildren(el("h1", { class: "hidden" }, app.t("gallery-title")), this._hero(), this._filters(), this._results);
    this._showGroups();
  }

  _bar() {
    const { _app: app } = this;
    return el("header", { class: "bar" },
      el("a", { class: "brand", href: "#/", "aria-label": "nonokit" }, el("span", { class: "brand-mark", "aria-hidden": "true" }), "nonokit"),
      el("div", { class: "spacer" }),
      button("import", app.t("import-title"), () => openImport(app), { text: true, class: "quiet wide-only" }),
      button("import", app.t("import-title"), () => openImport(app), { class: "quiet narrow-only" }),
      el("a", { class: "button quiet", href: formatRoute({ page: "statistics" }), title: app.t("statistics-title"), "aria-label": app.t("statistics-title") }, icon("statistics")),
      button("settings", app.t("settings-title"), () => openSettings(app), { class: "quiet" }));
  }

  _hero() {
    const { _app: app } = this;
    const today = new Intl.DateTimeFormat(app.language, { weekday: "long", day: "numeric", month: "long" }).format(new Date());
    return el("section", { class: "hero" },
      el("a", { class: "hero-card today", href: formatRoute({ page: "day" }) },
        icon("day"), el("span", {}, el("strong", {}, app.t("day-title")), el("small", {}, today))),
      el("button", { type: "button", class: "hero-card", onclick: () => this._random() },
        icon("random"), el("span", {}, el("strong", {}, app.t("random-title")), el("small", {}, app.t("random-text")))),
      el("a", { class: "hero-card", href: formatRoute({ page: "edit" }) },
        icon("draw"), el("span", {}, el("strong", {}, app.t("edit-title")), el("small", {}, app.t("edit-hero")))));
  }

  _random() {
    const isNew = (/** @type {Entry} */ entry) => playState(this._app.progress.get(entry.id) ?? undefined) === "new";
    const shown = this._shown();
    const fresh = shown.filter(isNew);
    const choice = fresh.length ? fresh : shown;
    const pick = choice[Math.floor(Math.random() * choice.length)];
    if (pick) this._app.go({ page: "play", id: pick.id });
  }

  _filters() {
    const { _app: app, _filter: filter } = this;
    const choose = (/** @type {string} */ name, /** @type {[string, string][]} */ choices) => el("select", {
      class: "input", "aria-label": app.t(`filter-${name}`), id: `filter-${name}`,
      onchange: (/** @type {any} */ event) => this._set(name, event.target.value),
    }, choices.map(([value, text]) => el("option", { value, selected: filter[/** @type {keyof typeof filter} */ (name)] === value }, text)));
    const named = (/** @type {string} */ name, /** @type {readonly string[]} */ values) =>
      values.map((value) => /** @type {[string, string]} */ ([value, app.t(`filter-${name}-${value}`)]));
    const classes = difficultyClasses(this._entries);
    const difficulties = /** @type {[string, string][]} */ ([["all", app.t("filter-difficulty-all")],
      ...classes.map((one) => [one, difficultyName(app, /** @type {any} */ ({ difficulty: { class: one } }))])]);
    return el("form", { class: "filters", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      el("input", {
        class: "input search", type: "search", placeholder: app.t("filter-search"), "aria-label": app.t("filter-search"),
        value: filter.text, oninput: (/** @type {any} */ event) => this._set("text", event.target.value),
      }),
      choose("size", named("size", SIZES)),
      classes.length ? choose("difficulty", difficulties) : null,
      choose("colour", named("colour", ["all", "plain", "coloured"])),
      choose("state", named("state", ["all", "new", "started", "solved"])));
  }

  /** @param {string} name @param {string} value */
  _set(name, value) {
    this._filter = { ...this._filter, [name]: value };
    this._app.session.filter = this._filter;
    this._showGroups();
  }

  /** @returns {Entry[]} */
  _shown() {
    const games = this._games();
    return this._entries.filter((entry, i) => {
      const state = playState(games.get(entry.id));
      return isShown(entry, state, this._filter, nameOf(this._app, entry, state === "solved", i + 1));
    });
  }

  _games() { return new Map(this._app.progress.all().map((game) => [game.id, game])); }

  _showGroups() {
    const { _app: app } = this;
    const games = this._games();
    const shown = this._shown();
    const numbers = new Map(this._entries.map((entry, i) => [entry.id, i + 1]));
    const cards = (/** @type {Entry[]} */ entries) => el("div", { class: "cards" },
      entries.map((entry) => makeCard(app, entry, games.get(entry.id), numbers.get(entry.id) ?? 0)));
    if (isFiltered(this._filter)) {
      const title = app.t("filter-found", { count: shown.length });
      this._results.replaceChildren(section(title, shown.length ? cards(shown) : el("p", {}, app.t("filter-none"))));
      return;
    }
    this._results.replaceChildren(...groupEntries(shown, games).map((group) => {
      const title = group.difficulty ? difficultyName(app, /** @type {any} */ ({ difficulty: { class: group.difficulty } })) : app.t(`group-${group.key}`);
      const solved = group.entries.filter((entry) => games.get(entry.id)?.solved).length;
      const text = group.key === "continue" ? "" : `${solved} / ${group.entries.length}`;
      return section(title, cards(group.entries), text, group.key === "course" ? app.t("group-course-text") : "");
    }));
  }

  /** Whatever changes within a frame is shown once. */
  _showSoon() {
    this._frame ??= requestAnimationFrame(() => {
      this._frame = undefined;
      if (this._results.isConnected) this._showGroups();
    });
  }

  close() { this._stop(); }
}

/** @param {string} title @param {HTMLElement} content @param {string} [count] @param {string} [text] */
function section(title, content, count = "", text = "") {
  return el("section", { class: "group" },
    el("div", { class: "group-head" }, el("h2", {}, title), count ? el("span", { class: "group-count" }, count) : null),
    text ? el("p", { class: "group-text" }, text) : null, content);
}

/** @param {App} app @returns {Promise<string|null>} the id of today's puzzle, the same for everyone on a day */
export async function puzzleOfTheDay(app) {
  const date = dayOf(new Date());
  const made = await app.puzzleOfDay(date);
  if (made) return made.id;
  const entries = (await app.library.entries()).filter((entry) => !entry.isMine && !entry.course);
  const number = [...date].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);
  return entries[number % entries.length]?.id ?? null;
}
