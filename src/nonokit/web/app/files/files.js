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
