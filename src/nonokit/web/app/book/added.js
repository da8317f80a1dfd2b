/** What is dropped upon a book: files with puzzles in any format, and pictures, of which puzzles are made. */

import { ApiError, api } from "../net/api.js";
import { readBase64 } from "../net/base64.js";
import { parsePuzzle } from "../model/puzzle.js";
import { readFile } from "../pages/import-dialog.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const EACH_S = 6; // the best is found early, and there may be many pictures

/** @param {App} app @param {File} file @param {AbortSignal} signal @returns {Promise<Puzzle[]|string>} its puzzles, or a sentence about why not */
export async function puzzlesIn(app, file, signal) {
  const name = file.name.replace(/\.\w+$/, "").replace(/[-_]+/g, " ").trim();
  const puzzles = file.type.startsWith("image/") ? await madeOf(app, file, name, signal) : await readFile(app, file);
  if (typeof puzzles === "string") return puzzles;
  return puzzles.map((puzzle, i) => ({ ...puzzle, title: puzzle.title ?? (puzzles.length > 1 ? `${name} ${i + 1}` : name) }));
}

/** @param {App} app @param {File} file @param {string} title @param {AbortSignal} signal @returns {Promise<Puzzle[]|string>} the puzzle most like the picture */
async function madeOf(app, file, title, signal) {
  try {
    const { variants } = await api.fromImage({ base64: await readBase64(file), title, timeout_s: EACH_S }, signal);
    return variants.slice(0, 1).map(({ puzzle }) => parsePuzzle(puzzle));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === "offline" ? app.t("edit-needs-server") : error.message;
  }
}
