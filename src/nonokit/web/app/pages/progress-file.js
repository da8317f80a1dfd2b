/**
 * All games, one's own puzzles and what was learned as one file, out and in; the server reads and writes the same games.
 * Reading merges: nothing is overwritten.
 */

import { dayOf } from "../model/calendar.js";
import { formatPuzzle } from "../model/puzzle.js";
import { readProgress, readPuzzle } from "../store/schema.js";
import { readTraining } from "../store/training.js";

/** @typedef {import("../ui/context.js").App} App */

const VERSION = 2;
const READ = [1, 2];

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
  const ids = app.progress.ids();
  const puzzles = ids.map((id) => app.library.known(id)).filter((puzzle) => puzzle !== null).map(formatPuzzle);
  const items = ids.flatMap((id) => app.progress.branches(id));
  const content = { nonokit_progress: VERSION, items, history: [], puzzles, training: app.training.value, damaged: app.storage.damaged() };
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
  if (content.training) app.training.receive(content.training);
  app.progress.receive(content.games);
  for (const id of new Set(content.games.map((game) => game.id))) {
    const game = app.progress.get(id);
    if (game) app.progress.save(game); // and so to the server
  }
  app.toast(app.t("progress-imported", { count: content.games.length }));
  app.refresh();
}

/** @param {string} text what a file holds; null when it is none of ours or damaged, so that nothing of it is taken */
function parseContent(text) {
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const { nonokit_progress: version, items = [], puzzles = [], training = null } = content ?? {};
  if (!READ.includes(version) || !Array.isArray(items) || !Array.isArray(puzzles)) return null;
  const [games, read] = [items.map(readProgress), puzzles.map(readPuzzle)];
  if (games.includes(null) || read.includes(null)) return null;
  const learned = training && readTraining(training);
  if (training && !learned) return null;
  return { training: learned, games: games.filter((game) => game !== null), puzzles: read.filter((puzzle) => puzzle !== null) };
}
