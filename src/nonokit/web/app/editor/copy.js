/**
 * A puzzle that is there already, as a draft of one's own: with its picture where that is known, else with its clues.
 *
 * Whoever draws on a puzzle sees it, so a player who has not solved it yet is asked before.
 */

import { UNKNOWN, parseGrid } from "../model/puzzle.js";
import { Statuses, isSolved } from "../logic/status.js";
import { answerOf } from "../net/answers.js";
import { confirmDialog } from "../ui/dialog.js";
import { formatSide } from "../model/clue-text.js";
import { Document } from "./document.js";
import { draftsIn } from "./drafts.js";
import { SIDES, blankPicture, changed } from "./picture.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../play/game.js").Progress} Progress */

const DETAILS = /** @type {const} */ (["title", "author", "licence", "description"]);

/** @param {App} app @param {Puzzle} puzzle */
export async function editCopy(app, puzzle) {
  const { t } = app;
  if (Math.max(puzzle.width, puzzle.height) > SIDES.most) {
    app.toast(t("edit-copy-large", { most: SIDES.most }));
    return;
  }
  const progress = app.progress.get(puzzle.id);
  const isSeen = progress?.solved || app.library.entry(puzzle.id)?.isDrawn;
  if (!isSeen && !await confirmDialog(app, t("edit-copy-question"), t("edit-copy-action"))) return;
  const drafts = draftsIn(app.storage);
  const draft = draftOf(drafts.create().id, puzzle, solvedCells(puzzle, progress) ?? await answerOf(puzzle));
  if (!draft) {
    app.toast(t("rewind-unknown"));
    return;
  }
  drafts.save(draft);
  if (draft.mode === "clues") app.toast(t("edit-copy-clues"));
  app.go({ page: "edit", id: draft.id });
}

/** @param {App} app a new draft, for a puzzle that is there on paper */
export function typeClues(app) {
  const drafts = draftsIn(app.storage);
  const draft = drafts.create();
  draft.mode = "clues";
  drafts.save(draft);
  app.go({ page: "edit", id: draft.id });
}

/** @param {Puzzle} puzzle @param {Progress|null} progress @returns {Uint8Array|null} the player's own solution, if the sheet still holds it */
export function solvedCells(puzzle, progress) {
  if (!progress?.solved || progress.state.includes("?")) return null;
  const cells = parseGrid(progress.state, puzzle.width, puzzle.height, puzzle.palette);
  return isSolved(new Statuses(puzzle, "off").of(cells)) ? cells : null;
}

/** @param {string} id @param {Puzzle} puzzle @param {Uint8Array|null} cells @returns {Document|null} null when neither picture nor clues say enough */
export function draftOf(id, puzzle, cells) {
  const sheet = blankPicture(puzzle.width, puzzle.height, puzzle.palette);
  const shown = puzzle.given ? puzzle.given.map((value) => (value === UNKNOWN ? 0 : 1)) : sheet.shown;
  const draft = new Document(id, cells ? changed(sheet, { cells, shown }) : sheet);
  draft.details = Object.fromEntries(DETAILS.map((name) => [name, puzzle[name]]).filter(([, text]) => text));
  if (cells) return draft;
  if (puzzle.given || [...puzzle.rows, ...puzzle.columns].includes(null)) return null;
  draft.mode = "clues";
  draft.clues = { rows: formatSide(puzzle, "rows"), columns: formatSide(puzzle, "columns") };
  return draft;
}
