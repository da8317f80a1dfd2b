/** What pictures and collections are called, in the player's language. */

import { dayOf, dayOfPuzzle } from "../model/calendar.js";
import { placesOf } from "./filters.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */

/** Titles that end in what is drawn: a letter or a number. */
const SIGNED = /^(Letter|Number) (.+)$/;

/** @param {App} app @param {string} title of one of our pictures; what is not in the catalogue stays as it is */
export function pictureTitle(app, title) {
  const [, kind, sign] = SIGNED.exec(title) ?? [null, title, ""];
  const key = `title-${kind.toLowerCase()}`;
  const said = app.t(key, { sign });
  return said === key ? title : said;
}

/** @param {App} app @param {string} name */
export function collectionTitle(app, name) {
  const key = `collection-${name}`;
  const said = app.t(key);
  return said === key ? name : said;
}

/**
 * The title gives the picture away, so it appears after solving; before that a puzzle has a number. Only who drew
 * it knows anyway.
 * @param {App} app @param {Entry} entry @param {boolean} isSolved @param {number} number its place in its collection
 */
export function nameOf(app, entry, isSolved, number) {
  if (entry.title && (isSolved || entry.isDrawn)) return entry.isMine ? entry.title : pictureTitle(app, entry.title);
  if (entry.course) return app.t("card-lesson", { number: entry.course.position });
  if (entry.collection) return app.t("card-of", { collection: collectionTitle(app, entry.collection), number });
  return app.t("card-number", { number });
}

/** @param {App} app @param {Entry} entry @param {boolean} isSolved its name, where its place is not at hand */
export function nameInLibrary(app, entry, isSolved) {
  return nameOf(app, entry, isSolved, placesOf(app.library.all()).get(entry.id) ?? 0);
}

/** @param {App} app @param {import("../model/puzzle.js").Puzzle} puzzle of no collection @param {boolean} isSolved pictures that we made keep their name until then */
export function nameOutside(app, puzzle, isSolved) {
  const isOurs = puzzle.source?.startsWith("nonokit, ");
  if (!isOurs) return puzzle.title ?? app.t("puzzle-untitled");
  if (isSolved && puzzle.title) return pictureTitle(app, puzzle.title);
  const day = dayOfPuzzle(puzzle);
  if (!day) return app.t("puzzle-untitled");
  return day === dayOf(new Date()) ? app.t("day-title") : app.t("day-of", { date: spokenDay(app, day) });
}

/** @param {App} app @param {string} day such as 2026-03-01 */
function spokenDay(app, day) {
  return new Intl.DateTimeFormat(app.locale, { dateStyle: "long" }).format(new Date(`${day}T12:00`));
}
