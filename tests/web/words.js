/** The words of the page as the tests have them: read from the catalogue itself. */

import { readdirSync, readFileSync } from "node:fs";
import { translator } from "../../src/nonokit/web/app/i18n/i18n.js";

const FOLDER = new URL("../../src/nonokit/messages/", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, FOLDER), "utf8");

/** @param {string} language */
export const wordsOf = (language) => translator(language, read(`${language}.ftl`));

/** @type {Record<string, string>} */
export const LANGUAGES = Object.fromEntries(readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -".ftl".length)).map((language) => [language, wordsOf(language)("language-name")]));
