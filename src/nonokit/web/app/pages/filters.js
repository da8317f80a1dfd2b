/** Which puzzles of the gallery are shown, and in which groups. Pure. */

import { GRADES, gradeOf } from "../model/grades.js";

/** @typedef {import("../store/library.js").Entry} Entry */
/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {{text: string, size: string, difficulty: string, colour: string, state: string}} Filter */
/** @typedef {"new"|"started"|"solved"} PlayState */

/** @type {Filter} */
export const NO_FILTER = Object.freeze({ text: "", size: "all", difficulty: "all", colour: "all", state: "all" });
export const SIZES = /** @type {const} */ (["all", "small", "medium", "large", "huge"]);
const SIZE_LIMITS = { small: [1, 10], medium: [11, 20], large: [21, 35], huge: [36, Infinity] };
const MOST_CONTINUED = 8;

/** @param {Progress|undefined} progress @returns {PlayState} */
export function playState(progress) {
  if (progress?.solved) return "solved";
  return progress && /[^?\n]/.test(progress.state) ? "started" : "new";
}

/** @param {Entry} entry @param {PlayState} state @param {Filter} filter @param {string} name as it is shown */
export function isShown(entry, state, filter, name) {
  const side = Math.max(entry.width, entry.height);
  const limits = SIZE_LIMITS[/** @type {keyof typeof SIZE_LIMITS} */ (filter.size)];
  const text = filter.text.trim().toLowerCase();
  const words = `${name} ${entry.author ?? ""} ${entry.width}x${entry.height} ${entry.width}×${entry.height} ${entry.tags.join(" ")}`;
  return (!limits || (side >= limits[0] && side <= limits[1]))
    && (filter.difficulty === "all" || gradeIn(entry) === filter.difficulty)
    && (filter.colour === "all" || (entry.colours > 1) === (filter.colour === "coloured"))
    && (filter.state === "all" || filter.state === state)
    && (!text || words.toLowerCase().includes(text));
}

/** @param {Filter} filter */
export function isFiltered(filter) {
  return Object.entries(NO_FILTER).some(([name, value]) => filter[/** @type {keyof Filter} */ (name)].trim() !== value);
}

/** @param {Entry} entry @returns {string|undefined} */
const gradeIn = ({ difficulty }) => difficulty ? gradeOf(difficulty.class) : undefined;

/** @param {Entry[]} entries @returns {string[]} from easy to hard, then what has no grade */
export function gradesOf(entries) {
  const found = new Set(entries.flatMap((entry) => gradeIn(entry) ?? []));
  return [...new Set([...GRADES, ...found])].filter((grade) => found.has(grade));
}

/** @param {Entry[]} entries @param {Map<string, Progress>} games @returns {Entry[]} what was begun, the latest first */
export function begunEntries(entries, games) {
  const latest = (/** @type {Entry} */ entry) => games.get(entry.id)?.updated ?? "";
  return entries.filter((entry) => playState(games.get(entry.id)) === "started")
    .sort((a, b) => (latest(a) < latest(b) ? 1 : -1)).slice(0, MOST_CONTINUED);
}

/**
 * Groups in the order the gallery shows them: the course for beginners, one's own, then everything by
 * difficulty. Who has solved something else is no beginner, and finds the course among the collections.
 * @param {Entry[]} entries @param {Map<string, Progress>} games
 * @returns {{key: string, grade?: string, entries: Entry[]}[]}
 */
export function groupEntries(entries, games) {
  const isBeginner = !entries.some((entry) => !entry.course && games.get(entry.id)?.solved);
  const course = entries.filter((entry) => entry.course && isBeginner);
  const mine = entries.filter((entry) => entry.isMine).reverse(); // what came last is what one looks for
  const ours = entries.filter((entry) => !entry.course && !entry.isMine).sort(byScore);
  const byDifficulty = gradesOf(ours).map((grade) => ({
    key: "difficulty", grade, entries: ours.filter((entry) => gradeIn(entry) === grade),
  }));
  return [{ key: "course", entries: course }, { key: "mine", entries: mine }, ...byDifficulty]
    .filter((group) => group.entries.length);
}

/** @param {Entry[]} entries @returns {Map<string, Entry[]>} the collections, each in its own order */
export function collectionsOf(entries) {
  /** @type {Map<string, Entry[]>} */
  const found = new Map();
  for (const entry of entries) {
    if (entry.collection) found.set(entry.collection, [...(found.get(entry.collection) ?? []), entry]);
  }
  return found;
}

/** @param {Entry[]} entries @returns {Map<string, number>} by id the place within the collection, or among one's own */
export function placesOf(entries) {
  /** @type {Map<string|null, number>} */
  const counts = new Map();
  return new Map(entries.map((entry) => {
    counts.set(entry.collection, (counts.get(entry.collection) ?? 0) + 1);
    return [entry.id, counts.get(entry.collection) ?? 0];
  }));
}

/** @param {any} value as it was kept @returns {Filter|null} */
export function readFilter(value) {
  const isKnown = typeof value === "object" && value !== null
    && Object.keys(NO_FILTER).every((name) => typeof value[name] === "string");
  return isKnown ? { ...value, difficulty: gradeOf(value.difficulty) } : null; // it was a class once
}

/** @param {Entry} a @param {Entry} b */
function byScore(a, b) {
  return (a.difficulty?.score ?? 0) - (b.difficulty?.score ?? 0) || a.width * a.height - b.width * b.height;
}
