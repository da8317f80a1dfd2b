/**
 * The words of the page, in the player's language: Fluent messages that Python speaks, too.
 *
 * `messages/languages.json`, which is made from the files beside it, says which languages there are.
 */

import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent-bundle/index.js";
import { readJson, readText } from "../files/files.js";

/** @typedef {(name: string, params?: Record<string, any>) => string} Translate */
/** @typedef {Readonly<Record<string, string>>} Languages by code, each with its name in itself */

export const SOURCE_LANGUAGE = "en";

/** @returns {Promise<Languages>} */
export async function loadLanguages() {
  return readJson("messages/languages.json");
}

/** @param {string} language @returns {Promise<string>} its messages */
export function loadMessages(language) {
  return readText(`messages/${language}.ftl`);
}

/**
 * Says messages. Names taken from data may hold blanks and underscores. A message that is missing comes back as its
 * name, so it is seen and found.
 * @param {string} language @param {string} messages @returns {Translate}
 */
export function translator(language, messages) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return (name, params = {}) => {
    const pattern = bundle.getMessage(name.replace(/[ _]/g, "-"))?.value;
    return pattern ? bundle.formatPattern(pattern, numbersPlain(params)) : name;
  };
}

/** Numbers of rows and cells are names, not amounts: no separators. @param {Record<string, any>} params */
function numbersPlain(params) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) =>
    [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));
}

/** @param {ReadonlyArray<string>} wanted languages by preference, such as navigator.languages @param {Languages} languages */
export function chooseLanguage(wanted, languages) {
  return wanted.map(languageOf).find((language) => language in languages) ?? SOURCE_LANGUAGE;
}

/** @param {string} tag such as en-GB */
const languageOf = (tag) => tag.split("-")[0].toLowerCase();

/** @param {string} language @param {ReadonlyArray<string>} wanted @returns {string} the language as it is spoken where the player lives: some systems give names that are no tags */
export function localeFor(language, wanted) {
  return wanted.find((tag) => languageOf(tag) === language && /^[a-z]+(-[a-z0-9]+)*$/i.test(tag)) ?? language;
}
