/**
 * The one solution of a puzzle, for whoever asked to be told about mistakes: from the server, or found on
 * this device in a worker. null when there is not exactly one, or nobody could find it.
 */

import { ApiError, api } from "./api.js";
import { IS_ALONE, fileOf } from "../files/files.js";
import { findAnswer } from "../logic/solve.js";
import { formatPuzzle, parseGrid } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @type {Map<string, Promise<Uint8Array|null>>} */
const KNOWN = new Map();

/** @param {Puzzle} puzzle @returns {Promise<Uint8Array|null>} */
export function answerOf(puzzle) {
  const known = KNOWN.get(puzzle.id);
  if (known) return known;
  const answer = solveLocally(puzzle).then((cells) => cells ?? solveOnServer(puzzle));
  KNOWN.set(puzzle.id, answer);
  answer.then((cells) => { if (!cells) KNOWN.delete(puzzle.id); }, () => KNOWN.delete(puzzle.id));
  return answer;
}

/** @param {Puzzle} puzzle @returns {Promise<Uint8Array|null>} */
async function solveLocally(puzzle) {
  if (IS_ALONE) return findAnswer(puzzle); // there is no file for a worker
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileOf("app/logic/worker.js"), { type: "module" });
    worker.addEventListener("message", (event) => {
      worker.terminate();
      resolve(event.data);
    });
    worker.addEventListener("error", (event) => {
      worker.terminate();
      reject(new Error(event.message));
    });
    worker.postMessage(formatPuzzle(puzzle));
  });
}

/** @param {Puzzle} puzzle @returns {Promise<Uint8Array|null>} */
async function solveOnServer(puzzle) {
  try {
    const { solutions } = await api.solve(formatPuzzle(puzzle));
    return solutions?.length === 1 ? parseGrid(solutions[0], puzzle.width, puzzle.height, puzzle.palette) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
