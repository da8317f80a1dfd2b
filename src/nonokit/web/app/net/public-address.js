/** Where links to puzzles lead: a copy of the page that whoever gets them can open. */

import { PUBLIC_URL, PYTHON_FOLDER } from "../files/files.js";
import { ApiError, api } from "./api.js";

/** @typedef {{url: string, reach: "everyone"|"network"|"here"}} Address */

const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
const NETWORK = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|.*\.local|\[f[cde].*\])$/;

/** @returns {Promise<Address>} the public copy that is named, else this very page and who can reach it */
export async function publicAddress() {
  const named = PUBLIC_URL || await namedByServer();
  if (named) return { url: named, reach: "everyone" };
  return { url: location.href.split(/[?#]/)[0], reach: reachOf(location.hostname) };
}

/** @param {string} host @returns {Address["reach"]} */
export function reachOf(host) {
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
