/**
 * Games, one's own puzzles and what was learned, as they travel in a file or in a link. Taking them in merges: a game that goes
 * on from the one here takes its place, any other stays beside it, and nothing is overwritten.
 */

import { dayOfPuzzle } from "../model/calendar.js";
import { formatPuzzle } from "../model/puzzle.js";
import { readProgress, readPuzzle } from "./schema.js";
import { readTraining } from "./training.js";

/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{progress: import("./progress.js").ProgressStore, library: import("./library.js").Library, training: import("./training.js").TrainingStore}} Stores */
/** @typedef {{games: Progress[], puzzles: Puzzle[], training: import("./training.js").Training|null}} Content */

const VERSION = 2;
const READ = [1, 2];

/** @param {Stores} stores @returns {Record<string, any>} everything that is here */
export function everything({ progress, library, training }) {
  const own = library.all().filter(({ isMine }) => isMine).map(({ id }) => id);
  return { ...written(progress, library, [...new Set([...progress.ids(), ...own])]), training: training.value };
}

/** @param {Stores} stores @param {string} id @returns {Record<string, any>} one game */
export function oneGame({ progress, library }, id) { return written(progress, library, [id]); }

/** @param {Stores["progress"]} progress @param {Stores["library"]} library @param {string[]} ids */
function written(progress, library, ids) {
  const puzzles = ids.map((id) => library.known(id)).filter((puzzle) => puzzle !== null).map(formatPuzzle);
  return { nonokit_progress: VERSION, items: ids.flatMap((id) => progress.branches(id)), history: [], puzzles };
}

/** @param {any} value @returns {Content|null} null when it is none of ours or damaged, so that nothing of it is taken */
export function readContent(value) {
  const { nonokit_progress: version, items = [], puzzles = [], training = null } = value ?? {};
  if (!READ.includes(version) || !Array.isArray(items) || !Array.isArray(puzzles)) return null;
  const [games, read] = [items.map(readProgress), puzzles.map(readPuzzle)];
  if (games.includes(null) || read.includes(null)) return null;
  const learned = training && readTraining(training);
  if (training && !learned) return null;
  return { training: learned, games: games.filter((game) => game !== null), puzzles: read.filter((puzzle) => puzzle !== null) };
}

/** @param {Stores} stores @param {Content} content @returns {Promise<import("./progress.js").Brought>} what is new by it */
export async function takeIn({ progress, library, training }, content) {
  if (!library.all().length) await library.entries();
  for (const puzzle of content.puzzles) {
    // What no list here leads to would never be found again.
    if (library.entry(puzzle.id) || dayOfPuzzle(puzzle)) library.keep(puzzle);
    else await library.add(puzzle);
  }
  if (content.training) training.receive(content.training);
  const brought = progress.receive(content.games);
  for (const id of new Set(content.games.map((game) => game.id))) {
    const game = progress.get(id);
    if (game) progress.save(game); // and so to the server
  }
  return brought;
}
