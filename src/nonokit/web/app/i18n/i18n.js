/**
 * Words of the page by key, in the player's language.
 *
 * A text may hold `{name}` places. A key with forms `.one` and `.other` is chosen by `count`. A key that
 * is missing comes back as itself, so it is seen and found.
 */

import { DE } from "./de.js";
import { EN } from "./en.js";

/** @type {Record<string, Record<string, string>>} */
export const LANGUAGES = { en: EN, de: DE };

/** @param {string} language @returns {(key: string, params?: Record<string, any>) => string} */
export function translator(language) {
  const words = LANGUAGES[language] ?? EN;
  const plural = new Intl.PluralRules(language in LANGUAGES ? language : "en");
  return (key, params = {}) => {
    const form = "count" in params ? `${key}.${plural.select(params.count) === "one" ? "one" : "other"}` : key;
    const text = words[form] ?? words[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (place, name) => (name in params ? String(params[name]) : place));
  };
}

/** @param {ReadonlyArray<string>} wanted languages by preference, such as navigator.languages */
export function chooseLanguage(wanted) {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}
