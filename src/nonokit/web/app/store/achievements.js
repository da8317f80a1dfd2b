/**
 * What a player may look back on. All of it follows from the games, so it is the same wherever they are, and nothing is
 * ever lost by not playing.
 */

import { GRADES, gradeOf } from "../model/grades.js";
import { streaks } from "./statistics.js";

/** @typedef {import("./schema.js").Solve} Solve */
/** @typedef {Pick<import("./library.js").Entry, "id"|"collection"|"course"|"difficulty"|"isMine">} Entry */
/** @typedef {{name: string, have: number, need: number}} Achievement  reached when one has what it needs */

const [SOME_CELLS, MANY_CELLS] = [100, 900];
const [DAYS, PICTURES] = [7, 100];
const ANY_DAY = "2000-01-01"; // the longest row of days is the same on each

/** @param {Achievement} achievement */
export const isReached = ({ have, need }) => have >= need;

/**
 * @param {ReadonlyArray<Solve>} solves @param {ReadonlyArray<Entry>} entries the library
 * @returns {Achievement[]} those that can be reached with this library, from near to far
 */
export function achievementsOf(solves, entries) {
  const solved = new Set(solves.map(({ id }) => id));
  const unaided = solves.filter(({ hints }) => !hints);
  const ours = entries.filter(({ isMine }) => !isMine);
  const pictures = ours.filter(({ course }) => !course);
  const experts = new Set(pictures.filter((one) => ["expert", "extreme"].includes(gradeIn(one))).map(({ id }) => id));
  const cells = (/** @type {Solve} */ { width, height }) => width * height;
  return [
    progress("course", ours.filter(({ course }) => course), solved),
    once("unaided", unaided.some((one) => cells(one) >= SOME_CELLS)),
    nearest(pictures, solved),
    grades(pictures, solved),
    { name: "week", have: streaks([...solves], ANY_DAY).longest, need: DAYS },
    once("large", solves.some((one) => cells(one) >= MANY_CELLS)),
    { ...once("expert", unaided.some(({ id }) => experts.has(id))), need: experts.size ? 1 : 0 },
    { name: "hundred", have: solved.size, need: PICTURES },
  ].filter(({ need }) => need > 0);
}

/** @param {ReadonlyArray<Solve>} solves @param {ReadonlyArray<Entry>} entries @param {string} id @returns {string[]} what the last solve of a puzzle has brought */
export function earnedWith(solves, entries, id) {
  const last = solves.filter((one) => one.id === id).map(({ day }) => day).sort().pop();
  const reached = (/** @type {ReadonlyArray<Solve>} */ some) => achievementsOf(some, entries).filter(isReached).map(({ name }) => name);
  const before = reached(solves.filter((one) => one.id !== id || one.day !== last));
  return reached(solves).filter((name) => !before.includes(name));
}

/** @param {string} name @param {boolean} isDone @returns {Achievement} */
const once = (name, isDone) => ({ name, have: Number(isDone), need: 1 });

/** @param {Entry} entry @returns {string} */
const gradeIn = ({ difficulty }) => (difficulty ? gradeOf(difficulty.class) : "");

/** @param {string} name @param {ReadonlyArray<Entry>} entries @param {ReadonlySet<string>} solved @returns {Achievement} all of them */
function progress(name, entries, solved) {
  return { name, have: entries.filter(({ id }) => solved.has(id)).length, need: entries.length };
}

/** @param {ReadonlyArray<Entry>} entries @param {ReadonlySet<string>} solved @returns {Achievement} of the collection that lacks least of its pictures */
function nearest(entries, solved) {
  const names = new Set(entries.flatMap(({ collection }) => collection ?? []));
  const share = (/** @type {Achievement} */ { have, need }) => have / need;
  return [...names].map((name) => progress("collection", entries.filter(({ collection }) => collection === name), solved))
    .reduce((best, one) => (!best.need || share(one) > share(best) ? one : best), { name: "collection", have: 0, need: 0 });
}

/** @param {ReadonlyArray<Entry>} entries @param {ReadonlySet<string>} solved @returns {Achievement} one picture of each grade there is */
function grades(entries, solved) {
  const found = new Set(entries.map(gradeIn).filter((grade) => GRADES.includes(grade)));
  const have = new Set(entries.filter(({ id }) => solved.has(id)).map(gradeIn).filter((grade) => found.has(grade)));
  return { name: "grades", have: have.size, need: found.size };
}
