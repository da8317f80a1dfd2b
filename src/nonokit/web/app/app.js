/**
 * The app: which page is shown, and what comes from elsewhere: servers, links, dropped files.
 */

import { ApiError, api } from "./net/api.js";
import { CodeError } from "./codes/bits.js";
import { NotLoaded, PYTHON_FOLDER } from "./files/files.js";
import { decodePuzzle } from "./codes/link.js";
import { hasBegun } from "./model/calendar.js";
import { PuzzleError, parsePuzzle } from "./model/puzzle.js";
import { formatRoute, parseRoute } from "./model/route.js";
import { puzzleOfDay } from "./store/day-puzzles.js";
import { Sync } from "./store/sync.js";
import { CollectionPage } from "./pages/collection-page.js";
import { puzzleOfTheDay } from "./pages/days.js";
import { listenToDrops } from "./pages/drops.js";
import { GalleryPage } from "./pages/gallery.js";
import { takeProgressLink } from "./pages/progress-link.js";
import { PlayerPage } from "./pages/player.js";
import { Shell } from "./shell.js";
import { closeDialogs } from "./ui/dialog.js";
import { el } from "./ui/dom.js";
import { sayWaiting } from "./ui/waiting.js";

/** @typedef {import("./model/route.js").Route} Route */
/** @typedef {import("./ui/context.js").App} Context */

const LATER_PAGES = ["statistics", "learn", "train", "edit", "test", "book"];
const MOST_DRAWN = 8; // pictures tried for one that nobody here has seen
const DRAWN_IN_S = 6; // a surprise comes soon: else it is one of the library

/** @implements {Context} */
export class App extends Shell {
  /** @param {HTMLElement} root */
  constructor(root) {
    super(root);
    this.storage.onDamage(() => this._tellDamage());
    this.isAlone = false;
    this._isShown = false;
    this._isDamaged = false;
    this._isRefused = false;
    /** @type {string|null} where the page that is shown is found */
    this._shown = null;
    /** @type {() => void} */
    this._stopWaiting = () => {};
    this._sync = new Sync(this.progress, api);
    /** @type {typeof import("./later.js")|null} */
    this._laterPages = null;
  }

  async start() {
    const { page, id } = parseRoute(location.hash);
    if (PYTHON_FOLDER && page === "play" && id) this.library.expect(id).catch(() => {}); // whoever needs it is told
    await this._begin();
    window.addEventListener("hashchange", () => {
      closeDialogs();
      this._show();
    });
    listenToDrops(this);
    await this._show();
    this._isShown = true;
    if (this._isDamaged) this._tellDamage();
    for (const [target, name] of /** @type {[EventTarget, string][]} */ ([[document, "visibilitychange"], [window, "pageshow"], [window, "focus"], [window, "online"]])) {
      target.addEventListener(name, () => this._lookAgain());
    }
    window.addEventListener("pagehide", () => this._leave());
    await this._exchange();
  }

  /** Something in the browser could not be understood; told when there is a page to tell it on. */
  _tellDamage() {
    if (this._isShown) this.toast(this.t("storage-damaged"));
    else this._isDamaged = true;
  }

  /** A page that slept, or was not looked at, has missed what happened elsewhere; one that is left sends what waits. */
  _lookAgain() {
    if (document.hidden) {
      this._leave();
      return;
    }
    this.progress.lookAgain();
    this.page?.lookAgain?.();
    this._exchange();
  }

  _leave() {
    this.page?.keep?.();
    this._sync.flush();
  }

  async _exchange() {
    try {
      await this._sync.start();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // no server: everything stays in the browser
      if (error.code === "token" && !this._isRefused) this.toast(error.message);
      this._isRefused ||= error.code === "token";
    }
  }

  /** @param {Route} route */
  go(route) {
    if (location.hash === formatRoute(route)) this.refresh();
    else location.hash = formatRoute(route);
  }

  refresh() { return this._show(); }

  async _show() {
    const route = parseRoute(location.hash);
    const turn = {};
    this._turn = turn;
    this._stopWaiting();
    const stop = this._stopWaiting = sayWaiting(this.t("loading"));
    try {
      const page = await this._pageFor(route);
      if (this._turn !== turn) return; // another page was asked for meanwhile
      this.page?.close();
      this.page = page;
      this._shown = null;
      await page.open();
      if (this._isShown) this._focusPage();
      this._shown = formatRoute(route.page === "progress" ? { page: "gallery" } : route);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      if (this._turn === turn) this._tellNotLoaded();
    } finally {
      stop();
    }
    if (route.page === "progress") await this._takeProgress(route.code ?? "");
  }

  /** Who goes by keys, or by ear, goes on from the new page and not from nowhere. */
  _focusPage() {
    if (document.activeElement === document.body) this._root.querySelector("main")?.focus({ preventScroll: true });
  }

  /** Who was somewhere stays there, and can ask once more. */
  _tellNotLoaded() {
    const text = this.t("page-not-loaded");
    if (this._shown) {
      history.replaceState(null, "", this._shown);
      this.toast(text);
    } else {
      this._root.replaceChildren(el("p", { class: "loading", role: "alert" }, text));
    }
  }

  /** @param {string} code asked once, not at every reload */
  async _takeProgress(code) {
    history.replaceState(null, "", formatRoute({ page: "gallery" }));
    await takeProgressLink(this, code);
  }

  /** @param {Route} route */
  async _pageFor(route) {
    const gallery = new GalleryPage(this, this._root);
    if (route.page === "gallery" || route.page === "progress") return gallery;
    if (route.page === "collection") return new CollectionPage(this, this._root, route.id ?? "");
    if (LATER_PAGES.includes(route.page)) return await (await this._later())?.laterPage(this, this._root, route) ?? gallery;
    const isEarly = route.page === "day" && route.id !== undefined && !hasBegun(route.id, new Date());
    const puzzle = isEarly ? null : await this._puzzleFor(route);
    if (puzzle) return new PlayerPage(this, this._root, puzzle);
    this.toast(this.t(isEarly ? "day-to-come" : "puzzle-not-found"));
    return gallery;
  }

  async _later() {
    try {
      return this._laterPages ??= await import("./later.js"); // the second time nobody waits
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // else it could not be fetched
      this.toast(this.t("page-not-loaded"));
      return null;
    }
  }

  /** @param {Route} route */
  async _puzzleFor(route) {
    if (!this.library.all().length) await this.library.entries();
    if (route.page === "code") return this._shared(route.code ?? "");
    const id = route.page === "day" ? await puzzleOfTheDay(this, route.id) : route.id;
    return id ? this.library.puzzle(id) : null;
  }

  /** @param {string} code */
  async _shared(code) {
    try {
      const puzzle = await decodePuzzle(code);
      const known = await this.library.puzzle(puzzle.id);
      if (known) return known;
      if (!await this.library.add(puzzle)) this.toast(this.t("save-full"));
      return puzzle;
    } catch (error) {
      if (error instanceof CodeError || error instanceof PuzzleError) return null;
      throw error;
    }
  }

  /** @param {string} date @returns {Promise<import("./model/puzzle.js").Puzzle|null>} */
  async puzzleOfDay(date) {
    const puzzle = await puzzleOfDay(date, api);
    if (puzzle) this.library.keep(puzzle);
    return puzzle;
  }

  /** @param {number} side @param {number} colours @returns {Promise<import("./model/puzzle.js").Puzzle|null>} */
  async drawn(side, colours) {
    const patience = AbortSignal.timeout(DRAWN_IN_S * 1000);
    try {
      for (let i = 0; i < MOST_DRAWN; i++) {
        const { puzzle } = await api.generate({ width: side, height: side, colours, like: "any" }, patience);
        const drawn = parsePuzzle(puzzle);
        if (this.library.entry(drawn.id)) continue; // the library was drawn by the same hand
        await this.library.add(drawn);
        return drawn;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    return null;
  }

  /** @param {import("./model/puzzle.js").Puzzle} puzzle */
  async editCopy(puzzle) { await (await this._later())?.editCopy(this, puzzle); }

  async typeClues() { (await this._later())?.typeClues(this); }
}
