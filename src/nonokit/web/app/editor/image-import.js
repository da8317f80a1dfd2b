/** A picture file becomes a puzzle: what the maker wishes, and a strip of variants that follow. */

import { PYTHON_FOLDER } from "../files/files.js";
import { ApiError, api } from "../net/api.js";
import { readBase64 } from "../net/base64.js";
import { UNKNOWN, formatPuzzle, isColoured, parseGrid, parsePuzzle } from "../model/puzzle.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { paintThumbnail } from "../view/thumbnail.js";
import { ImageControls } from "./image-controls.js";
import { changed, pictureOf } from "./picture.js";
import { plainPicture } from "./plain-picture.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

const SETTLE_MS = 250;

/** @param {EditorPage} page */
export function chooseImage(page) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => { if (input.files?.[0]) openImageImport(page, input.files[0]); });
  input.click();
}

/** @param {EditorPage} page @param {File} file */
export async function openImageImport(page, file) {
  const { app } = page;
  const { t } = app;
  const preview = /** @type {HTMLImageElement} */ (el("img", { class: "image-original", alt: t("edit-image-original") }));
  preview.src = URL.createObjectURL(file);
  const isDecoded = await preview.decode().then(() => true, () => false); // what the browser cannot show a server may still read
  if (!file.size || (PYTHON_FOLDER && !isDecoded)) {
    app.toast(t("edit-image-unreadable"));
    return;
  }
  const base64 = await readBase64(PYTHON_FOLDER ? plainPicture(preview) : file);
  const strip = el("div", { class: "variants", role: "list", "aria-label": t("edit-image-variants") });
  const status = el("p", { class: "note", role: "status" });
  let asked = new AbortController();
  /** @type {any} */
  let timer = 0;

  const update = () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    strip.classList.add("is-stale");
    status.textContent = t("edit-image-working");
    timer = setTimeout(() => ask(asked.signal), SETTLE_MS);
  };
  const ask = async (/** @type {AbortSignal} */ signal) => {
    try {
      const { variants, is_recognisable: isRecognisable } = await api.fromImage({ base64, ...controls.wishes() }, signal);
      const cards = variants.map((variant) => card(page, variant, () => dialog.close()));
      strip.replaceChildren(...cards.map((/** @type {Card} */ { element }) => element));
      status.textContent = t(isRecognisable ? "edit-image-choose" : "edit-image-doubtful");
      rateAll(cards, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "aborted") return;
      strip.replaceChildren();
      status.textContent = error.code === "offline" ? t("edit-needs-server") : error.message;
    }
    strip.classList.remove("is-stale");
  };
  const controls = new ImageControls(page, preview, update);
  const dialog = openDialog(app, t("edit-image-title"), [el("div", { class: "image-import" },
    controls.element,
    el("div", { class: "image-results" }, status, strip))], { class: "wide image-dialog" });
  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    asked.abort();
    URL.revokeObjectURL(preview.src);
  });
  update();
}

/** @typedef {{element: HTMLElement, puzzle: import("../model/puzzle.js").Puzzle, tell: (rating: any) => void}} Card */

/** @param {Card[]} cards one after the other, so that whoever moves a slider does not wait for them @param {AbortSignal} signal */
async function rateAll(cards, signal) {
  try {
    for (const { puzzle, tell } of cards) tell(await api.rate(formatPuzzle(puzzle), signal));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // else the cards say what they said before
  }
}

/** @param {EditorPage} page @param {import("../wire/wire.js").VariantJson} variant @param {() => void} close @returns {Card} */
function card(page, variant, close) {
  const { t } = page.app;
  const puzzle = parsePuzzle(variant.puzzle);
  const cells = parseGrid(variant.grid, puzzle.width, puzzle.height, puzzle.palette);
  const canvas = variantCanvas(puzzle, cells, variant.damage);
  const key = `edit-variant-${variant.name.replace(/[ ,]+/g, "-")}`;
  const name = t(key) === key ? variant.name : t(key);
  const hard = el("small", { class: "variant-difficulty" }, "…"); // its line is there from the start, so that nothing jumps
  const tell = (/** @type {import("../wire/wire.js").RateAnswer} */ { grade, score }) => { hard.textContent = grade === "unknown" ? "" : `${t(`grade-${grade}`)} ${score ?? ""}`; };
  const facts = [
    t(variant.is_line_solvable ? "edit-status-lines" : "edit-status-trials"),
    variant.given_count ? t("edit-variant-given", { count: variant.given_count }) : t("edit-variant-changed", { count: variant.damage.length }),
    t("edit-variant-likeness", { percent: Math.round(variant.likeness * 100) }),
  ];
  const use = () => {
    close();
    const shown = puzzle.given?.map((value) => (value === UNKNOWN ? 0 : 1));
    const made = pictureOf(variant.grid, puzzle.palette);
    page.replacePicture(shown ? changed(made, { shown }) : made);
  };
  const element = el("div", { role: "listitem", class: "variant-item" }, el("button", { type: "button", class: "variant", onclick: use },
    el("span", { class: "variant-frame" }, canvas), el("strong", {}, name), hard, ...facts.map((fact) => el("small", {}, fact))));
  return { element, puzzle, tell };
}

/**
 * The picture, three pixels a cell, with a dot in every cell that the repair has changed.
 * @param {import("../model/puzzle.js").Puzzle} puzzle @param {Uint8Array} cells @param {import("../wire/wire.js").VariantJson["damage"]} damage
 */
function variantCanvas(puzzle, cells, damage) {
  const small = document.createElement("canvas");
  paintThumbnail(small, puzzle, cells, true);
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "variant-picture", width: puzzle.width * 3, height: puzzle.height * 3 }));
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingEnabled = false;
  // Dark colours need the background they were made for, whatever the theme.
  if (isColoured(puzzle)) {
    pen.fillStyle = puzzle.palette[0].rgb;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(small, 0, 0, canvas.width, canvas.height);
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
  for (const [y, x] of damage) pen.fillRect(x * 3 + 1, y * 3 + 1, 1, 1);
  return canvas;
}
