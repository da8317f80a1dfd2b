/**
 * The puzzle of a date. A site holds those of some years in files, a month in each: they are there before Python is. All
 * others are made by whoever answers.
 */

import { PYTHON_FOLDER, readJson } from "../files/files.js";
import { ApiError } from "../net/api.js";
import { parsePuzzle } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @param {string} date @param {typeof import("../net/api.js").api} api @returns {Promise<Puzzle|null>} null when nobody here can make it */
export async function puzzleOfDay(date, api) {
  try {
    const puzzle = await dayOfSite(date) ?? (await api.day(date)).puzzle;
    return parsePuzzle(puzzle);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** @param {string} date @returns {Promise<any>} nothing where there is no such file, or no network */
async function dayOfSite(date) {
  if (!PYTHON_FOLDER) return null;
  const month = await readJson(`days/${date.slice(0, 7)}.json`).catch(() => ({}));
  return month[date];
}
