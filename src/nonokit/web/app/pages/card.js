/** A puzzle in the gallery: own progress as its picture, size, difficulty, how far one is. */

import { PuzzleError, parseGrid } from "../model/puzzle.js";
import { GRADES, gradeOf } from "../model/grades.js";
import { formatRoute } from "../model/route.js";
import { paintThumbnail } from "../view/thumbnail.js";
import { tintOf } from "../view/tint.js";
import { playState } from "./filters.js";
import { button, el } from "../ui/dom.js";
import { nameOf } from "./titles.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */
/** @typedef {import("../play/game.js").Progress} Progress */

/** Cells a side beyond which the rules of a thumbnail would be all one sees. */
const MOST_RULED = 40;

/** @param {App} app @param {Entry} entry @param {Progress|undefined} progress @param {number} number its place in its collection */
export function makeCard(app, entry, progress, number) {
  const state = playState(progress);
  const share = progress ? shareOf(progress) : 0;
  const name = nameOf(app, entry, state === "solved", number);
  const size = `${entry.width}×${entry.height}`;
  const link = el("a", { class: `card ${state}`, href: formatRoute({ page: "play", id: entry.id }) },
    thumbnail(entry, progress),
    el("div", { class: "card-text" },
      el("span", { class: "card-name" }, name),
      el("span", { class: "card-size" }, size, entry.colours > 1 ? colourDots(entry) : null),
      el("span", { class: "card-difficulty" }, grade(app, entry)),
      el("span", { class: "hidden" }, app.t(`state-${state}`)), ring(state, share)));
  // What one has solved or drawn may be drawn on: nothing is given away.
  return state === "solved" || entry.isDrawn ? el("div", { class: "card-box" }, link, copyButton(app, entry, name)) : link;
}

/** @param {App} app @param {Entry} entry @param {string} name */
function copyButton(app, entry, name) {
  return button("draw", app.t("edit-copy-of", { name }), async () => {
    const puzzle = await app.library.puzzle(entry.id);
    if (puzzle) await app.editCopy(puzzle);
  }, { class: "card-edit" });
}

/** @param {App} app @param {Entry} entry a lesson says what it teaches: for a beginner its grade would mean nothing */
function grade(app, entry) {
  if (entry.course && entry.slug) return [app.t(`lesson-${entry.slug}`)];
  if (!entry.difficulty) return ["\u00a0"];
  const name = gradeOf(entry.difficulty.class);
  return [pips(GRADES.indexOf(name) + 1), " ", app.t(`grade-${name}`)];
}

/** @param {number} filled of as many pips as there are grades */
function pips(filled) {
  return el("span", { class: "pips", "aria-hidden": "true" }, "●".repeat(filled), el("span", { class: "pips-rest" }, "●".repeat(GRADES.length - filled)));
}

/** @param {Entry} entry its palette, as small as it goes */
function colourDots({ palette }) {
  return el("span", { class: "colour-dots", "aria-hidden": "true" }, palette.slice(1).map(({ rgb }) => {
    const dot = el("i", { class: "dot" });
    dot.style.background = rgb;
    return dot;
  }));
}

/** @param {Progress} progress */
function shareOf(progress) {
  const cells = progress.state.replaceAll("\n", "");
  return 1 - [...cells].filter((char) => char === "?").length / Math.max(1, cells.length);
}

/** @param {string} state @param {number} share how far one is, as a ring that closes */
function ring(state, share) {
  const element = el("span", { class: `ring ring-${state}` });
  element.style.setProperty("--share", String(Math.round(share * 100)));
  return element;
}

/** @param {Entry} entry @param {Progress|undefined} progress */
function thumbnail(entry, progress) {
  const frame = el("div", { class: "thumbnail" });
  frame.style.setProperty("--columns", String(entry.width));
  frame.style.setProperty("--rows", String(entry.height));
  frame.classList.toggle("is-large", Math.max(entry.width, entry.height) > MOST_RULED);
  const picture = progress && progressPicture(entry, progress);
  if (picture) frame.append(picture);
  else frame.append(tinted(entry));
  return frame;
}

/** @param {Entry} entry what is not begun promises its colours */
function tinted(entry) {
  const tint = el("span", { class: "tint" });
  tint.style.background = tintOf(entry);
  return tint;
}

/** @param {Pick<Entry, "width"|"height"|"palette">} puzzle @param {Progress} progress @returns {HTMLCanvasElement|null} null for a sheet of another puzzle */
export function progressPicture(puzzle, progress) {
  try {
    const cells = parseGrid(progress.state, puzzle.width, puzzle.height, puzzle.palette);
    const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", {}));
    paintThumbnail(canvas, puzzle, cells, progress.solved);
    return canvas;
  } catch (error) {
    if (error instanceof PuzzleError) return null;
    throw error;
  }
}
