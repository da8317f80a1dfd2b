/**
 * What the browser keeps, name by name, and how each value is checked when it is read.
 *
 *     progress/<id>   the branches of a game, this browser's own first            readBranches
 *     puzzle/<id>     a puzzle that was opened, imported or drawn                 readPuzzle
 *     draft/<id>      a drawing                                                   Document.open (editor)
 *     mine, drawn     ids of one's own puzzles                                    readIds
 *     waiting         ids of games the server has not seen yet                    readIds
 *     filter          what the gallery shows                                      readFilter (pages/filters.js)
 *     training        exercises of the course, and what is looked for longest    readTraining (training.js)
 *     settings        preferences                                                 readSettings (settings.js)
 *     solves, techniques   figures from before they followed from games           readSolves, readCounts
 *     damaged/<name>  what could not be understood, as it was                     never read
 */

import { PuzzleError, parsePuzzle } from "../model/puzzle.js";
import { upgradeGame } from "./upgrade.js";

/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {{id: string, day: string, seconds: number, hints: number, width: number, height: number}} Solve */

const MOST_SIDE = 1000;

/** @param {any} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value @returns {value is number} */
const isCount = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;

/** @param {any} value @returns {value is string[]} */
const isTexts = (value) => Array.isArray(value) && value.every((one) => typeof one === "string");

/** @param {any} state whether it is a sheet: rows of one length */
function isSheet(state) {
  if (typeof state !== "string" || !state) return false;
  const rows = state.split("\n").map((row) => [...row].length);
  return rows.length <= MOST_SIDE && rows[0] > 0 && rows[0] <= MOST_SIDE && rows.every((length) => length === rows[0]);
}

/** @param {any} value from the browser, the server or a file @returns {Progress|null} */
export function readProgress(value) {
  if (!isObject(value) || typeof value.id !== "string" || !/^[\w-]{1,64}$/.test(value.id)) return null;
  const { id, state, moves, seconds = 0, hints = 0, solved = false } = value;
  const updated = new Date(value.updated);
  if (!isSheet(state) || !isTexts(moves) || Number.isNaN(updated.valueOf())) return null;
  if (!isCount(seconds) || !isCount(hints) || typeof solved !== "boolean") return null;
  return upgradeGame({ id, updated: updated.toISOString(), state, moves, seconds, hints, solved });
}

/** @param {any} value one game, or the branches of one @returns {Progress[]|null} */
export function readBranches(value) {
  const games = (Array.isArray(value) ? value : [value]).map(readProgress);
  return games.length && games.every((game) => game !== null) ? games : null;
}

/** @param {any} value @returns {import("../model/puzzle.js").Puzzle|null} */
export function readPuzzle(value) {
  try {
    return parsePuzzle(value);
  } catch (error) {
    if (error instanceof PuzzleError) return null;
    throw error;
  }
}

/** @param {any} value @returns {string[]|null} */
export function readIds(value) { return isTexts(value) ? value : null; }

/** @param {any} value @returns {Solve[]|null} */
export function readSolves(value) { return Array.isArray(value) && value.every(isSolve) ? value : null; }

/** @param {any} value @returns {value is Solve} */
function isSolve(value) {
  return isObject(value) && typeof value.id === "string" && /^\d{4}-\d\d-\d\d$/.test(String(value.day))
    && [value.seconds, value.hints, value.width, value.height].every(isCount);
}

/** @param {any} value @returns {Record<string, number>|null} */
export function readCounts(value) { return isObject(value) && Object.values(value).every(isCount) ? value : null; }
