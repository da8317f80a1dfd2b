/** The words of the page as the tests have them: read from the catalogue itself. */

import { readFileSync } from "node:fs";
import { AREAS, translator } from "../../src/nonokit/web/app/i18n/i18n.js";

const FOLDER = new URL("../../src/nonokit/messages/", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, FOLDER), "utf8");

/** @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(read("languages.json"));

/** @param {string} language */
export const wordsOf = (language) => translator(language, AREAS.map((area) => read(`${language}/${area}.ftl`)));
