/** What every page of ours stands on: stores, words, theme, and a way to say something in passing. */

import { chooseLanguage, loadLanguages, loadMessages, localeFor, translator } from "./i18n/i18n.js";
import { api } from "./net/api.js";
import { Library } from "./store/library.js";
import { ProgressStore } from "./store/progress.js";
import { SettingsStore, themeFor } from "./store/settings.js";
import { StatisticsStore } from "./store/statistics.js";
import { TrainingStore } from "./store/training.js";
import { openStorage } from "./store/storage.js";
import { el } from "./ui/dom.js";

const TOAST_MS = 3500;

export class Shell {
  /** @param {HTMLElement} root */
  constructor(root) {
    this._root = root;
    this.storage = openStorage();
    this.settings = new SettingsStore(this.storage);
    this.progress = new ProgressStore(this.storage);
    this.statistics = new StatisticsStore(this.storage, this.progress);
    this.training = new TrainingStore(this.storage);
    this.library = new Library(this.storage, api);
    /** @type {any} */
    this.page = null;
    /** @type {Set<() => void>} */
    this._themeListeners = new Set();
    /** @type {import("./i18n/i18n.js").Languages} */
    this.languages = {};
    this.language = "";
    this.locale = "";
    /** @type {import("./i18n/i18n.js").Translate} */
    this.t = (name) => name; // until the words are there, before the first page
    this._style();
  }

  /** Looks and speaks as is wished, now and whenever the wishes change. */
  async _begin() {
    this.languages = await loadLanguages();
    await this._speak();
    this.settings.onChange(() => this._style());
    this.settings.onChange(() => this._speak());
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
      matchMedia(query).addEventListener("change", () => this._style());
    }
  }

  /** Shows the page again, in other words. @returns {Promise<void>} */
  async refresh() {}

  _style() {
    const { theme, large_text, motion } = this.settings.values;
    const { dataset } = document.documentElement;
    dataset.theme = themeFor(String(theme), (query) => matchMedia(query).matches);
    dataset.text = large_text ? "large" : "normal";
    dataset.motion = String(motion);
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
    for (const listen of this._themeListeners) listen();
  }

  /** Speaks the language that is chosen. */
  async _speak() {
    const { language } = this.settings.values;
    const wanted = language === "auto" ? navigator.languages : [String(language)];
    const chosen = chooseLanguage(wanted, this.languages);
    if (chosen === this.language) return;
    this.language = chosen;
    this.locale = localeFor(chosen, navigator.languages);
    const messages = await loadMessages(chosen);
    if (chosen !== this.language) return; // another was chosen meanwhile
    this.t = translator(chosen, messages);
    document.documentElement.lang = chosen;
    if (this.page) this.refresh();
  }

  /** @param {() => void} listen @returns {() => void} */
  onTheme(listen) {
    this._themeListeners.add(listen);
    return () => this._themeListeners.delete(listen);
  }

  isMotionReduced() {
    return this.settings.values.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** @param {string} text */
  toast(text) {
    document.querySelector(".toast")?.remove();
    const toast = el("div", { class: "toast", role: "status" }, text);
    document.body.append(toast);
    setTimeout(() => toast.remove(), TOAST_MS + text.length * 30);
  }
}
