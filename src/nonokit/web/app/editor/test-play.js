/** A draft, played to try it out: nothing of it reaches one's games, figures or collection. */

import { formatRoute } from "../model/route.js";
import { PlayerPage } from "../pages/player.js";
import { sandbox } from "../pages/sandbox.js";
import { readSheet } from "../model/clue-text.js";
import { draftsIn } from "./drafts.js";
import { puzzleOf } from "./picture.js";
import { parsePuzzle } from "../model/puzzle.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @param {App} app @param {string|undefined} id @returns {Puzzle|null} null when there is nothing to play */
function puzzleOfDraft(app, id) {
  const { mode, picture, clues, details } = draftsIn(app.storage).open(id);
  if (mode === "draw") return picture.cells.some((value) => value) ? puzzleOf(picture, details) : null;
  const { rows, columns, isComplete } = readSheet(clues, picture.palette);
  const side = (/** @type {import("../model/clue-text.js").ClueLine[]} */ lines) => lines.map(({ clue }) => clue);
  return isComplete ? parsePuzzle({ rows: side(rows), columns: side(columns), palette: picture.palette, ...details }) : null;
}

class TestPlayPage extends PlayerPage {
  /** @param {App} app @param {HTMLElement} root @param {Puzzle} puzzle @param {string} back */
  constructor(app, root, puzzle, back) {
    super(sandbox(app, "edit-test-back"), root, puzzle);
    this.isTest = true;
    this._back = back;
    // Where the player leads to the gallery, a test leads back to the drawing.
    root.addEventListener("click", (event) => this._return(event), { signal: this.leave.signal, capture: true });
  }

  open() {
    super.open();
    this.root.querySelector(".bar a")?.setAttribute("href", this._back);
    this.root.classList.add("is-test");
  }

  /** @param {MouseEvent} event */
  _return(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a.button");
    if (!link) return;
    event.preventDefault();
    location.hash = this._back;
  }
}

/** @param {App} app @param {HTMLElement} root @param {string|undefined} id @returns {TestPlayPage|null} */
export function testPlay(app, root, id) {
  const puzzle = puzzleOfDraft(app, id);
  return puzzle && new TestPlayPage(app, root, puzzle, formatRoute({ page: "edit", id }));
}
