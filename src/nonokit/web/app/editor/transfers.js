/**
 * What comes in by paste and drop, and goes out by copy: pieces of the picture, pictures to turn into puzzles, clues as
 * text. Puzzles in files are left to the page around, which adds them to the collection.
 */

import { splitSides } from "../model/clue-text.js";
import { openImageImport } from "./image-import.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

const PIECE = "nonokit picture";

/** @param {EditorPage} page */
export function listenToTransfers(page) {
  const { signal } = page.leave;
  const isElsewhere = (/** @type {Event} */ event) =>
    /** @type {HTMLElement} */ (event.target).closest?.("input, textarea, select") !== null || document.querySelector("dialog[open]") !== null;
  for (const name of /** @type {const} */ (["copy", "cut"])) {
    document.addEventListener(name, (event) => {
      if (isElsewhere(event) || page.mode !== "draw" || !page.strokes.copy()) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", PIECE);
      if (name === "cut") page.strokes.remove(true);
    }, { signal });
  }
  document.addEventListener("paste", (event) => {
    if (isElsewhere(event)) return;
    event.stopPropagation(); // the page around would import it
    event.preventDefault();
    take(page, [...(event.clipboardData?.files ?? [])], event.clipboardData?.getData("text/plain") ?? "");
  }, { signal, capture: true });
  document.addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.some(isPicture)) return;
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.classList.remove("is-dropping");
    take(page, files, "");
  }, { signal, capture: true });
}

/** @param {File} file */
const isPicture = (file) => file.type.startsWith("image/");

/** @param {EditorPage} page @param {File[]} files @param {string} text */
function take(page, files, text) {
  const picture = files.find(isPicture);
  const sides = splitSides(text);
  if (picture) openImageImport(page, picture);
  else if (text === PIECE || (!text && page.strokes.copied)) page.strokes.paste();
  else if (sides) page.cluePanel.take(sides);
  else page.app.toast(page.app.t("edit-paste-unknown"));
}
