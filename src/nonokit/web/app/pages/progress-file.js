/**
 * All games and one's own puzzles as one file, out and in; the server reads and writes the same games.
 * Reading merges: nothing is overwritten.
 */

import { parseProgress } from "../store/merge.js";
import { PuzzleError, formatPuzzle, parsePuzzle } from "../model/puzzle.js";
import { dayOf } from "../store/statistics.js";

/** @typedef {import("../ui/context.js").App} App */

const VERSION = 1;

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {App} app */
export function exportProgress(app) {
  const games = app.progress.all();
  const puzzles = games.map((game) => app.library.known(game.id)).filter((puzzle) => puzzle !== null).map(formatPuzzle);
  const content = {
    nonokit_progress: VERSION, items: games, history: [], puzzles, solves: app.statistics.solves(), techniques: app.statistics.techniques(),
  };
  download(`nonokit-${dayOf(new Date())}.json`, new Blob([JSON.stringify(content)], { type: "application/json" }));
}

/** @param {App} app */
export function importProgressFile(app) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file) importProgressText(app, await file.text());
  });
  input.click();
}

/** @param {string} text */
export function isProgressText(text) {
  return text.includes('"nonokit_progress"');
}

/** @param {App} app @param {string} text */
export function importProgressText(app, text) {
  const content = parseContent(text);
  if (!content) {
    app.toast(app.t("progress-unreadable"));
    return;
  }
  for (const puzzle of content.puzzles) app.library.keep(puzzle);
  for (const game of content.games) app.progress.save(app.progress.receive(game));
  for (const solve of content.solves) app.statistics.addSolve(solve);
  app.toast(app.t("progress-imported", { count: content.games.length }));
  app.refresh();
}

/** @param {string} text what a file holds; null when it is none of ours or damaged, so that nothing of it is taken */
function parseContent(text) {
  try {
    const { nonokit_progress, items = [], history = [], puzzles = [], solves = [] } = JSON.parse(text);
    if (nonokit_progress !== VERSION || !Array.isArray(solves)) return null;
    const games = [...items, ...history].map(parseProgress).filter((game) => game !== null);
    return { games, puzzles: /** @type {any[]} */ ([...puzzles]).map(parsePuzzle), solves };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof PuzzleError) return null;
    throw error;
  }
}
