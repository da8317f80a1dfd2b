/** Solves beside the page, so that a hard puzzle never holds up the pen. Takes a puzzle, answers with cells. */

import { parsePuzzle } from "../model/puzzle.js";
import { findAnswer } from "./solve.js";

self.addEventListener("message", (event) => {
  self.postMessage(findAnswer(parsePuzzle(event.data)));
});
