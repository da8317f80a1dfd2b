/** The puzzles of a collection, from easy to hard. */

import { SITE_TITLE } from "../files/files.js";
import { formatRoute } from "../model/route.js";
import { el, icon } from "../ui/dom.js";
import { goBackTo, rememberOpened } from "../ui/way-back.js";
import { makeCard } from "./card.js";
import { countSolved } from "./collection-card.js";
import { collectionTitle } from "./titles.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */

export class CollectionPage {
  /** @param {App} app @param {HTMLElement} root @param {string} name */
  constructor(app, root, name) {
    this._app = app;
    this._root = root;
    this._name = name;
    this._stop = app.progress.onElsewhere(() => this._show());
    this._isClosed = false; // it may be left before it is there
  }

  async open() {
    const { _app: app, _root: root, _name: name } = this;
    const title = collectionTitle(app, name);
    document.title = `${title} · ${SITE_TITLE}`;
    root.className = "page gallery";
    /** @type {Entry[]} */
    this._entries = (await app.library.entries()).filter((entry) => entry.collection === name);
    if (this._isClosed) return;
    this._count = el("span", { class: "group-count" });
    this._cards = el("div", { class: "cards" });
    root.replaceChildren(
      el("header", { class: "bar" },
        el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: app.t("back"), "aria-label": app.t("back") }, icon("back")),
        el("h1", { class: "play-title" }, title), this._count),
      el("main", { id: "main", tabindex: "-1" },
        name === "course" ? el("p", { class: "group-text" }, app.t("group-course-text")) : null, this._cards,
        this._entries.length ? null : el("p", {}, app.t("collection-none"))));
    this._show();
    const here = formatRoute({ page: "collection", id: name });
    rememberOpened(here, this._cards);
    goBackTo(here, this._cards);
  }

  _show() {
    const { _app: app, _entries: entries, _cards: cards, _count: count } = this;
    if (!entries || !cards || !count) return; // not open yet
    const games = new Map(app.progress.all().map((game) => [game.id, game]));
    count.textContent = app.t("collection-solved", { solved: countSolved(entries, games), count: entries.length });
    cards.replaceChildren(...entries.map((entry, i) => makeCard(app, entry, games.get(entry.id), i + 1)));
  }

  close() {
    this._isClosed = true;
    this._stop();
  }
}
