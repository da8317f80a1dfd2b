/** A page that holds one puzzle and everything to play it, with nobody behind it: see `nonokit render --playable`. */

import { readJson } from "./files/files.js";
import { parsePuzzle } from "./model/puzzle.js";
import { PlayerPage } from "./pages/player.js";
import { Shell } from "./shell.js";

/** @typedef {import("./ui/context.js").App} Context */

/** @implements {Context} */
class Playable extends Shell {
  /** @param {HTMLElement} root @param {import("./model/puzzle.js").Puzzle} puzzle */
  constructor(root, puzzle) {
    super(root);
    this.isAlone = true;
    this._puzzle = puzzle;
  }

  async start() {
    await this._begin();
    await this.refresh();
    window.addEventListener("pagehide", () => this.page.keep());
  }

  async refresh() {
    this.page?.close();
    this.page = new PlayerPage(this, this._root, this._puzzle);
    this.page.open();
  }

  /** There is nowhere to go. */
  go() { this.refresh(); }

  async puzzleOfDay() { return null; }

  async drawn() { return null; }

  async editCopy() {}

  async typeClues() {}
}

const root = document.getElementById("app");
if (root) {
  const app = new Playable(root, parsePuzzle(await readJson("puzzle.json")));
  Object.assign(window, { nonokit: app }); // for the console and the browser tests
  await app.start();
}
