/** Links to puzzles: they lead to a copy of the page that whoever gets them can open. */

import { IS_ALONE, PUBLIC_URL, PYTHON_FOLDER } from "../files/files.js";
import { ApiError, api } from "./api.js";

/** @typedef {"everyone"|"network"|"here"|"file"} Reach  who can open a link */

const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
const NETWORK = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|.*\.local|\[f[cde].*\])$/;

/** @param {string} code of a puzzle @returns {Promise<{link: string, reach: Reach}>} to the public copy that is named, else to this very page */
export async function linkTo(code) {
  const named = PUBLIC_URL || await namedByServer();
  if (named) return { link: `${named}#${code}`, reach: "everyone" };
  const here = location.href.split(/[?#]/)[0];
  return { link: IS_ALONE ? here : `${here}#${code}`, reach: reachOf(location.hostname) };
}

/** @param {string} host @returns {Reach} */
export function reachOf(host) {
  if (!host) return "file";
  if (HERE.test(host)) return "here";
  return NETWORK.test(host) ? "network" : "everyone";
}

/** @returns {Promise<string|null>} */
async function namedByServer() {
  if (PYTHON_FOLDER) return null;
  try {
    return (await api.health()).public_url;
  } catch (error) {
    if (error instanceof ApiError) return null; // no server
    throw error;
  }
}
