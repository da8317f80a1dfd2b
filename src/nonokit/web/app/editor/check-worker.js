/** Looks at single lines beside the page, so that the pen never waits. Takes {turn, puzzle}, answers {turn, cells}. */

import { parsePuzzle } from "../model/puzzle.js";
import { settleLines } from "../logic/solve.js";

self.addEventListener("message", (event) => {
  const { turn, puzzle } = event.data;
  self.postMessage({ turn, cells: settleLines(parsePuzzle(puzzle)) });
});
