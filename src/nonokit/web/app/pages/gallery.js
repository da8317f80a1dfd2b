/** The first page: today, what was begun, the collections, then everything by difficulty. */

import { SITE_TITLE } from "../files/files.js";
import { dayOf } from "../model/calendar.js";
import { formatRoute } from "../model/route.js";
import { NO_FILTER, SIZES, begunEntries, collectionsOf, gradesOf, groupEntries, isFiltered, isShown, placesOf, playState, readFilter } from "./filters.js";
import { makeCard } from "./card.js";
import { collectionCard, countSolved } from "./collection-card.js";
import { noteDays, todayCard } from "./days.js";
import { collectionTitle, nameOf } from "./titles.js";
import { button, el, icon } from "../ui/dom.js";
import { Growing } from "../ui/growing.js";
import { sayWaiting } from "../ui/waiting.js";
import { goBackTo, hasOpened, rememberOpened } from "../ui/way-back.js";
import { openImport } from "./import-dialog.js";
import { openSettings } from "./settings-dialog.js";
import { StorageFull } from "../store/storage.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */
/** @typedef {Map<string, import("../play/game.js").Progress>} Games */

const FILTER = "filter"; // as the browser keeps it
const HERE = formatRoute({ page: "gallery" });
/** What a surprise may be: as large as the middle of the library. */
const SIDES = [15, 18, 20, 22, 25];
const MOST_COLOURS = 5;

export class GalleryPage {
  /** @param {App} app @param {HTMLElement} root */
  constructor(app, root) {
    this._app = app;
    this._root = root;
    this._filter = app.storage.read(FILTER, readFilter) ?? NO_FILTER;
    /** @type {Entry[]} */
    this._entries = [];
    this._begun = el("div", {}); // before the filters: it is what most come back for
    this._results = el("div", { class: "groups" });
    this._growing = new Growing(this._results);
    /** @type {number|undefined} */
    this._frame = undefined;
    this._stop = app.progress.onElsewhere(() => this._showSoon());
    this._isClosed = false; // it may be left before it is there
    this._day = dayOf(new Date());
  }

  async open() {
    const { _app: app, _root: root } = this;
    document.title = SITE_TITLE;
    root.className = "page gallery";
    root.replaceChildren(this._bar(), el("main", { id: "main", tabindex: "-1" },
      el("p", { class: "loading", role: "status" }, app.t("loading"))));
    this._entries = await app.library.entries();
    if (this._isClosed) return;
    noteDays(app);
    const main = /** @type {HTMLElement} */ (root.querySelector("main"));
    main.replaceChildren(el("h1", { class: "hidden" }, app.t("gallery-title")), this._hero(), this._begun, this._filters(), this._results);
    rememberOpened(HERE, main);
    this._showGroups(() => hasOpened(HERE, main));
    goBackTo(HERE, main);
  }

  _bar() {
    const { _app: app } = this;
    return el("header", { class: "bar" },
      el("a", { class: "brand", href: "#/", "aria-label": SITE_TITLE }, el("span", { class: "brand-mark", "aria-hidden": "true" }), SITE_TITLE),
      el("div", { class: "spacer" }),
      button("import", app.t("import-title"), () => openImport(app), { text: true, class: "quiet wide-only" }),
      button("import", app.t("import-title"), () => openImport(app), { class: "quiet narrow-only" }),
      el("a", { class: "button quiet", href: formatRoute({ page: "statistics" }), title: app.t("statistics-title"), "aria-label": app.t("statistics-title") }, icon("statistics")),
      button("settings", app.t("settings-title"), () => openSettings(app), { class: "quiet" }));
  }

  _hero() {
    const { _app: app } = this;
    return el("div", { class: "hero" }, todayCard(app),
      el("button", { type: "button", class: "hero-card", onclick: (/** @type {any} */ event) => busyWhile(event.currentTarget, this._random(), app.t("loading")) },
        icon("random"), el("span", {}, el("strong", {}, app.t("random-title")), el("small", {}, app.t("random-text")))),
      el("a", { class: "hero-card", href: formatRoute({ page: "edit" }) },
        icon("draw"), el("span", {}, el("strong", {}, app.t("edit-title")), el("small", {}, app.t("edit-hero")))),
      el("a", { class: "hero-card", href: formatRoute({ page: "learn" }) },
        icon("learn"), el("span", {}, el("strong", {}, app.t("learn-title")), el("small", {}, app.t("learn-hero")))));
  }

  /** A picture that nobody has seen, where someone can draw it; else any that is not begun. Who filters wants one of those. */
  async _random() {
    const [side, colours] = [SIDES[Math.floor(Math.random() * SIDES.length)], Math.random() < 0.5 ? 1 : MOST_COLOURS];
    const drawn = isFiltered(this._filter) ? null : await this._app.drawn(side, colours);
    const id = drawn?.id ?? this._unbegun();
    if (id && this._results.isConnected) this._app.go({ page: "play", id });
  }

  /** @returns {string|undefined} the id of any puzzle shown that is not begun, or of any */
  _unbegun() {
    const isNew = (/** @type {Entry} */ entry) => playState(this._app.progress.get(entry.id) ?? undefined) === "new";
    const shown = this._shown();
    const fresh = shown.filter(isNew);
    const choice = fresh.length ? fresh : shown;
    return choice[Math.floor(Math.random() * choice.length)]?.id;
  }

  _filters() {
    const { _app: app, _filter: filter } = this;
    const choose = (/** @type {string} */ name, /** @type {[string, string][]} */ choices) => el("select", {
      class: "input", "aria-label": app.t(`filter-${name}`), id: `filter-${name}`,
      onchange: (/** @type {any} */ event) => this._set(name, event.target.value),
    }, choices.map(([value, text]) => el("option", { value, selected: filter[/** @type {keyof typeof filter} */ (name)] === value }, text)));
    const named = (/** @type {string} */ name, /** @type {readonly string[]} */ values) =>
      values.map((value) => /** @type {[string, string]} */ ([value, app.t(value === "all" ? `filter-${name}` : `filter-${name}-${value}`)]));
    const grades = gradesOf(this._entries);
    const difficulties = /** @type {[string, string][]} */ ([["all", app.t("filter-difficulty")],
      ...grades.map((grade) => [grade, app.t(`grade-${grade}`)])]);
    return el("form", { class: "filters", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      el("input", {
        class: "input search", type: "search", placeholder: app.t("filter-search"), "aria-label": app.t("filter-search"),
        value: filter.text, oninput: (/** @type {any} */ event) => this._set("text", event.target.value),
      }),
      choose("size", named("size", SIZES)),
      grades.length ? choose("difficulty", difficulties) : null,
      choose("colour", named("colour", ["all", "plain", "coloured"])),
      choose("state", named("state", ["all", "new", "started", "solved"])));
  }

  /** @param {string} name @param {string} value */
  _set(name, value) {
    this._filter = { ...this._filter, [name]: value };
    try {
      this._app.storage.set(FILTER, this._filter);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error; // it lasts as long as the page
    }
    this._showGroups();
  }

  /** @returns {Entry[]} */
  _shown() {
    if (!isFiltered(this._filter)) return this._entries;
    const games = this._games();
    const places = placesOf(this._entries);
    return this._entries.filter((entry) => {
      const state = playState(games.get(entry.id));
      return isShown(entry, state, this._filter, nameOf(this._app, entry, state === "solved", places.get(entry.id) ?? 0));
    });
  }

  _games() { return new Map(this._app.progress.all().map((game) => [game.id, game])); }

  /** @param {() => boolean} [isEnough] */
  _showGroups(isEnough) {
    this._begun.replaceChildren(...this._continued());
    this._growing.start(this._parts(), isEnough);
  }

  /** @returns {HTMLElement[]} what was begun, in one row, also for who filters: nothing jumps under a search that is being typed */
  _continued() {
    const games = this._games();
    const begun = begunEntries(this._entries, games);
    const places = placesOf(this._entries);
    const cards = begun.map((entry) => makeCard(this._app, entry, games.get(entry.id), places.get(entry.id) ?? 0));
    return begun.length ? [section(this._app.t("group-continue"), el("div", { class: "cards is-row" }, cards))] : [];
  }

  /** One part after the other, each in its place when the next is asked for. */
  *_parts() {
    const { _app: app } = this;
    const games = this._games();
    const shown = this._shown();
    if (isFiltered(this._filter)) {
      const clear = el("button", { type: "button", class: "button quiet small", onclick: () => this._clear() }, app.t("filter-clear"));
      const title = app.t("filter-found", { count: shown.length });
      if (shown.length) yield* this._cards(title, shown, games, clear);
      else this._results.append(section(title, el("p", {}, app.t("filter-none")), clear));
      return;
    }
    const groups = groupEntries(shown, games);
    const isGraded = (/** @type {{key: string}} */ { key }) => key === "difficulty";
    for (const group of groups.filter((one) => !isGraded(one))) yield* this._group(group, games);
    yield* this._collections(games);
    for (const group of groups.filter(isGraded)) yield* this._group(group, games);
  }

  /** @param {ReturnType<typeof groupEntries>[number]} group @param {Games} games */
  *_group(group, games) {
    yield* this._cards(this._titleOf(group), group.entries, games, `${countSolved(group.entries, games)} / ${group.entries.length}`);
  }

  /** @param {string} title @param {Entry[]} entries @param {Games} games @param {string|HTMLElement|null} beside */
  *_cards(title, entries, games, beside) {
    const places = placesOf(this._entries);
    const cards = el("div", { class: "cards" });
    this._results.append(section(title, cards, beside));
    for (const entry of entries) yield cards.append(makeCard(this._app, entry, games.get(entry.id), places.get(entry.id) ?? 0));
  }

  /** @param {{key: string, grade?: string}} group */
  _titleOf({ key, grade }) {
    const { _app: app } = this;
    if (key === "course") return collectionTitle(app, key);
    return grade ? app.t(`grade-${grade}`) : app.t(`group-${key}`);
  }

  /** @param {Games} games */
  *_collections(games) {
    const { _app: app } = this;
    const cards = el("div", { class: "collections" });
    const book = el("a", { href: formatRoute({ page: "book" }) }, app.t("make-book-title"));
    this._results.append(section(app.t("group-collections"), cards, book));
    for (const [name, entries] of collectionsOf(this._entries)) yield cards.append(collectionCard(app, name, entries, games));
  }

  _clear() {
    this._filter = NO_FILTER;
    this._app.storage.remove(FILTER);
    this._root.querySelector(".filters")?.replaceWith(this._filters());
    this._showGroups();
  }

  /** Whatever changes within a frame is shown once. */
  _showSoon() {
    this._frame ??= requestAnimationFrame(() => {
      this._frame = undefined;
      if (this._results.isConnected) this._showGroups();
    });
  }

  /** Left open for the night, it shows the day that has come. */
  lookAgain() {
    if (dayOf(new Date()) !== this._day) this._app.refresh();
  }

  close() {
    this._isClosed = true;
    this._growing.stop();
    this._stop();
  }
}

/** @param {HTMLButtonElement} button not to be pressed again before its work is done @param {Promise<void>} work @param {string} text */
async function busyWhile(button, work, text) {
  const stop = sayWaiting(text);
  button.disabled = true;
  try {
    await work;
  } finally {
    stop();
    button.disabled = false;
  }
}

/** @param {string} title @param {HTMLElement} content @param {string|HTMLElement|null} [beside] its title */
function section(title, content, beside = null) {
  return el("section", { class: "group" },
    el("div", { class: "group-head" }, el("h2", {}, title), beside ? el("span", { class: "group-count" }, beside) : null), content);
}
