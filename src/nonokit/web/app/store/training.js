/**
 * What was learned: exercises with the day they are due again, and what the player looks for longest. Kept in this
 * browser and in the file of all progress, sent to nobody.
 *
 * An exercise that is answered at once and without help comes again after days, each time more of them; one that was
 * missed comes again after two others, and counts as new. A technique is mastered by as many such answers.
 */

import { dayAfter } from "../model/calendar.js";
import { StorageFull } from "./storage.js";

/** @typedef {import("./storage.js").LocalStorage} LocalStorage */
/** @typedef {{box: number, due: string, turn: number}} Answer  `turn`: not before so many answers were given */
/** @typedef {{count: number, seconds: number}} Look */
/** @typedef {{turn: number, answers: Record<string, Answer>, looks: Record<string, Look>}} Training */

const DAYS_UNTIL_DUE = [1, 3, 7, 21, 60];
const TURNS_BETWEEN = 2;
export const TO_MASTER = 6;

/** @type {Training} */
const NOTHING = Object.freeze({ turn: 0, answers: {}, looks: {} });

/** @param {any} value @returns {Training|null} */
export function readTraining(value) {
  const isCount = (/** @type {any} */ n) => Number.isFinite(n) && n >= 0;
  const isTable = (/** @type {any} */ table, /** @type {(one: any) => boolean} */ check) =>
    typeof table === "object" && table !== null && Object.values(table).every(check);
  const isAnswer = (/** @type {any} */ one) => isCount(one?.box) && isCount(one?.turn) && /^\d{4}-\d\d-\d\d$/.test(one?.due);
  const isLook = (/** @type {any} */ one) => isCount(one?.count) && isCount(one?.seconds);
  return isCount(value?.turn) && isTable(value.answers, isAnswer) && isTable(value.looks, isLook) ? value : null;
}

/** @param {Training} training @param {string} id @param {boolean} isRight at once and without help @param {string} today @returns {Training} */
export function withAnswer(training, id, isRight, today) {
  const turn = training.turn + 1;
  const box = isRight ? (training.answers[id]?.box ?? 0) + 1 : 0;
  const days = DAYS_UNTIL_DUE[Math.min(box, DAYS_UNTIL_DUE.length) - 1] ?? 0;
  const answer = { box, due: dayAfter(today, days), turn: isRight ? turn : turn + TURNS_BETWEEN };
  return { ...training, turn, answers: { ...training.answers, [id]: answer } };
}

/** @param {Training} training @param {string} technique @param {number} seconds how long it was looked for @returns {Training} */
export function withLook(training, technique, seconds) {
  const { count, seconds: before } = training.looks[technique] ?? { count: 0, seconds: 0 };
  return { ...training, looks: { ...training.looks, [technique]: { count: count + 1, seconds: before + seconds } } };
}

/** @param {Answer} answer @returns {string} the day it was given */
const dayGiven = ({ box, due }) => dayAfter(due, -(DAYS_UNTIL_DUE[Math.min(box, DAYS_UNTIL_DUE.length) - 1] ?? 0));

/** @param {Answer|undefined} a @param {Answer} b @returns {Answer} the later one; of a day the one that asks again sooner */
function laterAnswer(a, b) {
  if (!a || dayGiven(a) < dayGiven(b)) return b;
  return dayGiven(b) < dayGiven(a) || a.box <= b.box ? a : b;
}

/** What was learned here and elsewhere; the same however often it is read. @param {Training} mine @param {Training} other @returns {Training} */
export function mergeTraining(mine, other) {
  const [answers, looks] = [{ ...mine.answers }, { ...mine.looks }];
  for (const [id, answer] of Object.entries(other.answers)) answers[id] = laterAnswer(answers[id], answer);
  for (const [technique, look] of Object.entries(other.looks)) {
    if (look.count > (looks[technique]?.count ?? 0)) looks[technique] = look;
  }
  return { turn: Math.max(mine.turn, other.turn), answers, looks };
}

/** @param {Training} training @param {ReadonlyArray<string>} ids of a lesson @returns {number} how many were answered without help */
export const countRight = ({ answers }, ids) => ids.filter((id) => answers[id]?.box > 0).length;

/**
 * The next exercise of a lesson: those that are new in order, and those that were missed again after two others.
 * @param {Training} training @param {ReadonlyArray<string>} ids @returns {string|null} null when all were answered
 */
export function nextInLesson({ turn, answers }, ids) {
  const open = ids.filter((id) => !(answers[id]?.box > 0));
  const missed = open.filter((id) => answers[id]).sort((a, b) => answers[a].turn - answers[b].turn);
  const isTime = missed.length > 0 && answers[missed[0]].turn <= turn;
  return (isTime ? missed[0] : open.find((id) => !answers[id]) ?? missed[0]) ?? null;
}

/**
 * The next exercise of the trainer: what was missed, what is due, then new ones of the techniques that are looked for
 * longest, then of those that come first.
 * @param {Training} training @param {ReadonlyArray<{lesson: string, ids: ReadonlyArray<string>}>} lessons
 * @param {Readonly<Record<string, number>>} asked hints that were asked for, by technique @param {string} today @returns {string|null}
 */
export function nextToTrain({ turn, answers, looks }, lessons, asked, today) {
  const known = lessons.flatMap(({ ids }) => ids).filter((id) => answers[id]);
  const due = known.filter((id) => answers[id].due <= today && answers[id].turn <= turn)
    .sort((a, b) => answers[a].box - answers[b].box || answers[a].turn - answers[b].turn);
  if (due.length) return due[0];
  const weight = (/** @type {string} */ lesson) => (looks[lesson]?.count ?? 0) + (asked[lesson] ?? 0);
  const weakest = [...lessons].sort((a, b) => weight(b.lesson) - weight(a.lesson));
  const fresh = weakest.flatMap(({ ids }) => ids).find((id) => !answers[id]);
  return fresh ?? known.sort((a, b) => answers[a].due.localeCompare(answers[b].due))[0] ?? null;
}

export class TrainingStore {
  /** @param {LocalStorage} storage */
  constructor(storage) { this._storage = storage; }

  /** @returns {Training} */
  get value() { return this._storage.read("training", readTraining) ?? NOTHING; }

  /** @param {string} id @param {boolean} isRight @param {string} today */
  answer(id, isRight, today) { this._keep(withAnswer(this.value, id, isRight, today)); }

  /** @param {string} technique @param {number} seconds */
  look(technique, seconds) { this._keep(withLook(this.value, technique, seconds)); }

  /** @param {Training} other of a file */
  receive(other) { this._keep(mergeTraining(this.value, other)); }

  /** @param {Training} training */
  _keep(training) {
    try {
      this._storage.set("training", training);
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error; // then it is learned, and not written down
    }
  }
}
