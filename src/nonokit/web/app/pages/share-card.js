/** The solved picture as an image to show around: what it is, how long it took, and a link to the puzzle. */

import { encodePuzzle } from "../codes/link.js";
import { isColoured } from "../model/puzzle.js";
import { linkTo } from "../net/public-address.js";
import { download } from "./progress-file.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const SIDE = 1080;
const PICTURE = 760;
const TOP = 90;
/** A card is paper whatever theme its maker plays in. */
const PAPER = "#faf7f0";
const SHEET = "#ffffff";
const INK = "#1d2433";
const SOFT = "#5a606c";
const FONT = "system-ui, sans-serif";

/**
 * @param {PlayerPage} page with a solved game @param {string} title @param {string} facts
 * @returns {Promise<void>}
 */
export async function shareCard(page, title, facts) {
  const { app, puzzle } = page;
  const card = drawCard(puzzle, page.game.state.cells, title, `${puzzle.width}×${puzzle.height} · ${facts}`);
  const blob = await new Promise((resolve) => card.toBlob(resolve, "image/png"));
  const { link, reach } = await linkTo(await encodePuzzle(puzzle));
  const address = reach === "here" || reach === "file" ? {} : { url: link };
  const file = new File([blob], `nonogram-${puzzle.width}x${puzzle.height}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) await giveAway({ files: [file], text: facts, ...address });
  else {
    download(file.name, file);
    app.toast(app.t("share-card-saved", { name: file.name }));
  }
}

/** @param {ShareData} data whoever changes their mind is not told that something failed */
async function giveAway(data) {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells @param {string} title @param {string} facts @returns {HTMLCanvasElement} */
export function drawCard(puzzle, cells, title, facts) {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  drawPicture(pen, puzzle, cells);
  pen.textAlign = "center";
  write(pen, title, 945, `650 54px ${FONT}`, INK);
  write(pen, facts, 1000, `400 32px ${FONT}`, SOFT);
  write(pen, "nonokit", 1048, `650 26px ${FONT}`, SOFT);
  return canvas;
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} y @param {string} font @param {string} colour */
function write(pen, text, y, font, colour) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, SIDE / 2, y, SIDE - 80);
}

/** @param {CanvasRenderingContext2D} pen @param {Puzzle} puzzle @param {Uint8Array} cells */
function drawPicture(pen, puzzle, cells) {
  const cell = Math.floor(PICTURE / Math.max(puzzle.width, puzzle.height));
  const [width, height] = [cell * puzzle.width, cell * puzzle.height];
  const [left, top] = [Math.round((SIDE - width) / 2), TOP + Math.round((PICTURE - height) / 2)];
  const edge = 24;
  pen.fillStyle = isColoured(puzzle) ? puzzle.palette[0].rgb : SHEET;
  pen.fillRect(left - edge, top - edge, width + 2 * edge, height + 2 * edge);
  cells.forEach((value, i) => {
    if (value < 1 || value >= puzzle.palette.length) return;
    pen.fillStyle = isColoured(puzzle) ? puzzle.palette[value].rgb : INK;
    pen.fillRect(left + (i % puzzle.width) * cell, top + Math.floor(i / puzzle.width) * cell, cell, cell);
  });
}
