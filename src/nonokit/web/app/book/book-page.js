/** Puzzles to be printed as a book: chosen, looked through for what would be wrong in print, and saved as a PDF. */

import { SITE_TITLE } from "../files/files.js";
import { ApiError, api } from "../net/api.js";
import { formatPuzzle } from "../model/puzzle.js";
import { formatRoute } from "../model/route.js";
import { download, stemOf } from "../pages/progress-file.js";
import { el, icon } from "../ui/dom.js";
import { puzzlesIn } from "./added.js";
import { Choice, FILES, groupsOf } from "./choice.js";
import { BookForm } from "./book-form.js";
import { sourceList } from "./source-list.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../wire/wire.js").BookRequest} BookRequest */
/** @typedef {import("../wire/wire.js").BookCheckAnswer["problems"][number]} Problem */

const MOST = 500; // as the server has it

/** The book as it was when this page was left. @type {{choice: Choice, values: Record<string, string|boolean>}|null} */
let before = null;

export class BookPage {
  /** @param {App} app @param {HTMLElement} root */
  constructor(app, root) {
    this._app = app;
    this._root = root;
    this._leave = new AbortController();
    this._choice = new Choice([]);
    this._form = new BookForm(app);
    this._sources = el("div", { class: "book-sources" });
    this._count = el("p", { class: "book-count", role: "status" });
    this._status = el("p", { class: "note", role: "status" });
    this._findings = el("div", { class: "book-findings" });
    /** @type {HTMLButtonElement[]} */
    this._buttons = [];
  }

  async open() {
    const { _app: app, _root: root } = this;
    const { t } = app;
    document.title = `${t("make-book-title")} · ${SITE_TITLE}`;
    await app.library.entries();
    if (this._leave.signal.aborted) return;
    this._choice = new Choice(groupsOf(app));
    if (before) {
      this._choice.resume(before.choice);
      this._form.set(before.values);
    }
    root.className = "page gallery book";
    root.replaceChildren(
      el("header", { class: "bar" },
        el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: t("back"), "aria-label": t("back") }, icon("back")),
        el("h1", { class: "play-title" }, t("make-book-title"))),
      el("main", { id: "main", tabindex: "-1", class: "book-main" },
        el("section", { class: "book-part" }, el("h2", {}, t("make-book-inside")), this._adding(), this._sources),
        el("section", { class: "book-part book-side" }, el("h2", {}, t("make-book-look")), this._form.element, this._count, this._actions(), this._status, this._findings)));
    this._show();
  }

  _adding() {
    const { t } = this._app;
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "file", id: "book-files", class: "input", multiple: true, onchange: () => this.addFiles([...(input.files ?? [])]) }));
    return el("div", { class: "field" }, el("label", { for: "book-files" }, t("make-book-add")), input);
  }

  _actions() {
    const { t } = this._app;
    const press = (/** @type {string} */ style, /** @type {string} */ text, /** @type {() => Promise<any>} */ act) =>
      /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: `button ${style}`, onclick: () => this._busy(act) }, text));
    this._buttons = [press("", t("make-book-check"), () => this._check()), press("primary", t("make-book-save"), () => this._make())];
    return el("div", { class: "row wrap" }, this._buttons);
  }

  _show() {
    const { _app: app, _choice: choice } = this;
    sourceList(app, choice, this._sources, () => this._counted());
    this._counted();
  }

  /** What was found out was about another choice. */
  _counted() {
    const { _app: { t }, _choice: { count } } = this;
    const isTooMany = count > MOST;
    this._count.textContent = isTooMany ? t("make-book-too-many", { most: MOST }) : count ? t("filter-found", { count }) : t("make-book-none");
    for (const one of this._buttons) one.disabled = !count || isTooMany;
    this._status.textContent = "";
    this._findings.replaceChildren();
  }

  /** @param {() => Promise<any>} act nothing else meanwhile */
  async _busy(act) {
    for (const one of this._buttons) one.disabled = true;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "aborted") this._status.textContent = error.code === "offline" ? this._app.t("make-book-needs-server") : error.message;
    }
    for (const one of this._buttons) one.disabled = !this._choice.count;
  }

  /** @returns {Promise<{request: BookRequest, names: string[], ids: string[]}>} */
  async _request() {
    const chapters = await Promise.all(this._choice.chapters().map(async ({ title, items }) => {
      const read = await Promise.all(items.map(async ({ id, name, read: puzzle }) => ({ id, name, puzzle: await puzzle() })));
      return { title, items: read.filter((one) => one.puzzle) };
    }));
    const items = chapters.flatMap((chapter) => chapter.items);
    const request = {
      ...this._form.values(), language: this._app.language,
      chapters: chapters.map((chapter) => ({ title: chapter.title, puzzles: chapter.items.map(({ puzzle }) => formatPuzzle(/** @type {any} */ (puzzle))) })),
    };
    return { request: /** @type {any} */ (request), names: items.map(({ name }) => name), ids: items.map(({ id }) => id) };
  }

  /** @returns {Promise<BookRequest|null>} the book, where nothing is wrong with it and it can be printed here */
  async _check() {
    const { t } = this._app;
    this._findings.replaceChildren();
    this._status.textContent = t("make-book-checking");
    const { request, names, ids } = await this._request();
    const { problems, can_print } = await api.checkBook(request, this._leave.signal);
    if (problems.length) this._tell(problems, names, ids);
    else this._status.textContent = t(can_print ? "make-book-ready" : "make-book-checked-only");
    return problems.length || !can_print ? null : request;
  }

  async _make() {
    const { t } = this._app;
    const request = await this._check();
    if (!request) return;
    this._status.textContent = t("make-book-making");
    const pdf = await api.book(request, this._leave.signal);
    const name = `${stemOf(request.title) || "book"}.pdf`;
    download(name, pdf);
    this._status.textContent = t("share-saved", { name });
  }

  /** @param {ReadonlyArray<Problem>} problems @param {string[]} names @param {string[]} ids */
  _tell(problems, names, ids) {
    const { t } = this._app;
    const wrong = new Set(problems.map(({ puzzle }) => ids[puzzle]));
    const leaveOut = () => {
      this._choice.set([...wrong], false);
      this._show();
    };
    this._status.textContent = t("make-book-problems", { count: wrong.size });
    this._findings.replaceChildren(
      el("ul", { class: "book-problems" }, problems.map(({ puzzle, code, other }) =>
        el("li", {}, el("strong", {}, names[puzzle]), el("span", {}, t(`make-book-problem-${code}`, { other: other === null ? "" : names[other] }))))),
      el("button", { type: "button", class: "button", onclick: leaveOut }, t("make-book-leave-out")));
  }

  /** @param {File[]} files chosen or dropped @returns {Promise<null>} what cannot be read is told here */
  async addFiles(files) {
    const { _app: app, _leave: { signal } } = this;
    /** @type {string[]} */
    const failed = [];
    for (const file of files) {
      this._status.textContent = app.t("make-book-reading", { name: file.name });
      const found = await puzzlesIn(app, file, signal);
      if (signal.aborted) return null;
      if (typeof found === "string") failed.push(`${file.name}: ${found}`);
      else this._choice.add(FILES, app.t("make-book-files"), found.map((puzzle) => ({ id: puzzle.id, name: puzzle.title ?? "", read: async () => puzzle })));
    }
    this._show();
    this._status.textContent = failed.join("\n");
    return null;
  }

  close() {
    this._leave.abort();
    if (this._choice.groups.length) before = { choice: this._choice, values: this._form.values() };
  }
}
