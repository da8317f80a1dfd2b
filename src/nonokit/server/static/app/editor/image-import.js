/** A picture file becomes a puzzle: sliders, and a strip of variants that follow them. */

import { ApiError, api } from "../net/api.js";
import { UNKNOWN, isColoured, parseGrid, parsePuzzle } from "../model/puzzle.js";
import { openDialog } from "../pages/dialog.js";
import { el } from "../pages/dom.js";
import { paintThumbnail } from "../view/thumbnail.js";
import { changed, pictureOf } from "./picture.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

const SETTLE_MS = 250;
const TARGETS = ["unique", "line-solvable", "easy", "medium"];

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
  const { app, picture } = page;
  const { t } = app;
  const base64 = await readBase64(file);
  const slider = (/** @type {string} */ name, /** @type {number} */ min, /** @type {number} */ max, /** @type {number} */ value) => {
    const out = el("output", {}, String(value));
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "range", class: "slider", id: `image-${name}`, min, max, value, oninput: () => { out.textContent = input.value; update(); } }));
    return { input, row: el("label", { class: "slider-row", for: `image-${name}` }, t(`edit.image.${name}`), input, out) };
  };
  const box = (/** @type {string} */ name, isOn = false) => {
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", class: "switch", role: "switch", id: `image-${name}`, checked: isOn, onchange: () => update() }));
    return { input, row: el("div", { class: "setting" }, el("label", { for: `image-${name}` }, t(`edit.image.${name}`)), input) };
  };
  const width = slider("width", 5, 60, picture.width);
  const height = slider("height", 5, 60, picture.height);
  const colours = slider("colours", 1, 8, 1);
  const threshold = slider("threshold", 10, 245, 128);
  const auto = box("auto", true);
  const [edges, invert, crop, keep] = [box("edges"), box("invert"), box("crop", true), box("keep_art")];
  const target = /** @type {HTMLSelectElement} */ (el("select", { class: "input", id: "image-target", onchange: () => update() }, TARGETS.map((name) => el("option", { value: name }, t(`edit.target.${name}`)))));
  const strip = el("div", { class: "variants", role: "list", "aria-label": t("edit.image.variants") });
  const status = el("p", { class: "note", role: "status" });
  const preview = el("img", { class: "image-original", alt: t("edit.image.original") });
  /** @type {HTMLImageElement} */ (preview).src = URL.createObjectURL(file);
  let asked = new AbortController();
  /** @type {any} */
  let timer = 0;

  const request = () => ({
    base64, size: [Number(width.input.value), Number(height.input.value)], colours: Number(colours.input.value), target: target.value,
    threshold: auto.input.checked ? null : Number(threshold.input.value), edges: edges.input.checked, invert: invert.input.checked || null,
    crop: crop.input.checked, keep_art: keep.input.checked,
  });
  const update = () => {
    threshold.input.disabled = auto.input.checked || Number(colours.input.value) > 1;
    auto.input.disabled = Number(colours.input.value) > 1;
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    strip.classList.add("is-stale");
    status.textContent = t("edit.image.working");
    timer = setTimeout(() => ask(asked.signal), SETTLE_MS);
  };
  const ask = async (/** @type {AbortSignal} */ signal) => {
    try {
      const { variants } = await api.fromImage(request(), signal);
      strip.replaceChildren(...variants.map((/** @type {any} */ variant) => card(page, variant, () => dialog.close())));
      status.textContent = t("edit.image.choose");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "aborted") return;
      strip.replaceChildren();
      status.textContent = error.code === "offline" ? t("edit.needs_server") : error.message;
    }
    strip.classList.remove("is-stale");
  };
  const dialog = openDialog(app, t("edit.image.title"), [el("div", { class: "image-import" },
    el("div", { class: "image-controls" }, preview, width.row, height.row, colours.row, auto.row, threshold.row,
      el("div", { class: "setting" }, el("label", { for: "image-target" }, t("edit.target")), target), edges.row, invert.row, crop.row, keep.row),
    el("div", { class: "image-results" }, status, strip))], { class: "wide image-dialog" });
  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    asked.abort();
    URL.revokeObjectURL(/** @type {HTMLImageElement} */ (preview).src);
  });
  update();
}

/** @param {EditorPage} page @param {any} variant @param {() => void} close */
function card(page, variant, close) {
  const { t } = page.app;
  const puzzle = parsePuzzle(variant.puzzle);
  const cells = parseGrid(variant.grid, puzzle.width, puzzle.height, puzzle.palette);
  const canvas = variantCanvas(puzzle, cells, variant.damage);
  // Dark colours need the background they were made for, whatever the theme.
  if (isColoured(puzzle)) canvas.style.background = puzzle.palette[0].rgb;
  const key = `edit.variant.${variant.name}`;
  const name = t(key) === key ? variant.name : t(key);
  const facts = [
    t(variant.is_line_solvable ? "edit.status.lines" : "edit.status.trials"),
    variant.given_count ? t("edit.variant.given", { count: variant.given_count }) : t("edit.variant.changed", { count: variant.damage.length }),
    t("edit.variant.likeness", { percent: Math.round(variant.likeness * 100) }),
  ];
  const use = () => {
    close();
    const shown = puzzle.given?.map((value) => (value === UNKNOWN ? 0 : 1));
    const made = pictureOf(variant.grid, puzzle.palette);
    page.replacePicture(shown ? changed(made, { shown }) : made);
  };
  return el("div", { role: "listitem", class: "variant-item" }, el("button", { type: "button", class: "variant", onclick: use },
    el("span", { class: "variant-frame" }, canvas), el("strong", {}, name), ...facts.map((fact) => el("small", {}, fact))));
}

/**
 * The picture, three pixels a cell, with a dot in every cell that the repair has changed.
 * @param {import("../model/puzzle.js").Puzzle} puzzle @param {Uint8Array} cells @param {number[][]} damage
 */
function variantCanvas(puzzle, cells, damage) {
  const small = document.createElement("canvas");
  paintThumbnail(small, puzzle, cells, true);
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "variant-picture", width: puzzle.width * 3, height: puzzle.height * 3 }));
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingEnabled = false;
  pen.drawImage(small, 0, 0, canvas.width, canvas.height);
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
  for (const [y, x] of damage) pen.fillRect(x * 3 + 1, y * 3 + 1, 1, 1);
  return canvas;
}

/** @param {Blob} file @returns {Promise<string>} */
function readBase64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
