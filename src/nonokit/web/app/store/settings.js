/**
 * What the player prefers, one table for defaults, choices, the settings dialog and the tests.
 */

import { TECHNIQUES } from "../model/techniques.js";
import { StorageFull, nameOfKey } from "./storage.js";

/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/** @typedef {Record<string, string|boolean>} Settings */

/** @type {{name: string, group: string, choices: string[]|"switch"|"techniques", initial: string|boolean}[]} */
export const OPTIONS = [
  { name: "theme", group: "look", choices: ["auto", "light", "sepia", "dark", "contrast", "contrast-dark"], initial: "auto" },
  { name: "language", group: "look", choices: ["auto"], initial: "auto" }, // and all there are,
  { name: "large_text", group: "look", choices: "switch", initial: false },
  { name: "symbols", group: "look", choices: ["auto", "always", "never"], initial: "auto" },
  { name: "crosshair", group: "look", choices: "switch", initial: true },
  { name: "motion", group: "look", choices: ["auto", "less"], initial: "auto" },
  { name: "check", group: "help", choices: ["off", "runs", "line", "cells"], initial: "runs" },
  { name: "finished", group: "help", choices: "switch", initial: true },
  { name: "auto_cross", group: "help", choices: "switch", initial: false },
  { name: "timer", group: "help", choices: "switch", initial: true },
  { name: "without", group: "help", choices: "techniques", initial: "" }, // those that hints do without
  { name: "drag", group: "hand", choices: ["same", "empty", "all"], initial: "same" },
  { name: "drag_count", group: "hand", choices: "switch", initial: true },
  { name: "long_press", group: "hand", choices: ["cross", "maybe", "off"], initial: "cross" },
  { name: "sound", group: "feel", choices: "switch", initial: false },
  { name: "haptics", group: "feel", choices: "switch", initial: false },
];

/**
 * @param {string} theme as it is set @param {(query: string) => boolean} prefers what the device is asked
 * @returns {string} one of the themes of tokens.css
 */
export function themeFor(theme, prefers) {
  if (theme !== "auto") return theme;
  const isDark = prefers("(prefers-color-scheme: dark)");
  if (prefers("(prefers-contrast: more)")) return isDark ? "contrast-dark" : "contrast";
  return isDark ? "dark" : "light";
}

const NAME = "settings";

/** @param {any} value @returns {Settings} every option, with what is stored where that is a valid choice */
export function readSettings(value) {
  return Object.fromEntries(OPTIONS.map(({ name, choices, initial }) => {
    const stored = value?.[name];
    const isLanguage = name === "language" && /^[a-z]{2,3}$/.test(stored);
    const isValid = choices === "switch" ? typeof stored === "boolean" : isLanguage || isChoice(choices, stored);
    return [name, isValid ? stored : initial];
  }));
}

/** @param {string[]|"techniques"} choices @param {any} stored */
function isChoice(choices, stored) {
  if (choices !== "techniques") return choices.includes(stored);
  return typeof stored === "string" && stored.split(" ").filter(Boolean).every((name) => TECHNIQUES.includes(name));
}

export class SettingsStore {
  /** @param {LocalStorage} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Set<(settings: Settings) => void>} */
    this._listeners = new Set();
    this.values = this._read();
    globalThis.window?.addEventListener("storage", (event) => { if (nameOfKey(event.key) === NAME) this._take(this._read()); });
  }

  _read() { return readSettings(this._storage.read(NAME, (value) => (typeof value === "object" ? value : null))); }

  /** @param {Settings} values chosen here or in another tab */
  _take(values) {
    this.values = values;
    for (const listen of this._listeners) listen(values);
  }

  /** @param {string} name @param {string|boolean} value */
  set(name, value) {
    const values = readSettings({ ...this.values, [name]: value });
    try {
      this._storage.set(NAME, values);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error; // they hold as long as the page is open
    }
    this._take(values);
  }

  /** @param {(settings: Settings) => void} listen @returns {() => void} */
  onChange(listen) {
    this._listeners.add(listen);
    return () => this._listeners.delete(listen);
  }
}
