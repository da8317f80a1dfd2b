/**
 * Where the page's own files are. From a server they lie beside the page; `nonokit site` puts them into folders whose names
 * change with their contents, and says so in the page's first element.
 */

const DATA = globalThis.document?.documentElement.dataset ?? {};

/** The folder of the Python runtime, where the page answers for itself; empty where a server does. */
export const PYTHON_FOLDER = DATA.python ?? "";

/** Where everyone finds this site, when whoever built it has said so. */
export const PUBLIC_URL = DATA.public ?? "";

/** What the site is called. */
export const SITE_TITLE = DATA.title ?? "nonokit";

/** @param {string} path below the page's folder @returns {string} relative to the page */
export const fileOf = (path) => (DATA.files ?? "") + path;

/** Whether this is a page that holds all it needs, and has nobody to ask. */
export const IS_ALONE = "alone" in DATA;

/** A file of the page did not come: there is no network, or another version has taken its place. */
export class NotLoaded extends Error {}

/** @param {string} path @returns {Promise<string>} a file, from the page itself where it holds it */
export async function readText(path) {
  if (IS_ALONE) return document.querySelector(`script[data-file="${path}"]`)?.textContent ?? "";
  try {
    const response = await fetch(fileOf(path));
    if (response.ok) return await response.text();
    throw new NotLoaded(`${path}: ${response.status}`);
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded(`${path}: ${error.message}`);
  }
}

/** @param {string} path @returns {Promise<any>} */
export async function readJson(path) { return JSON.parse(await readText(path)); }
