/** A link or a code to copy, and to point a phone at. */

import { encodeQr } from "../codes/qr.js";
import { el } from "../ui/dom.js";

/** @typedef {import("../ui/context.js").App} App */

/** @param {App} app @param {string} label @param {string} text */
export function copyRow(app, label, text) {
  const input = /** @type {HTMLInputElement} */ (el("input", { class: "input grow", id: label, readonly: true, value: text }));
  const copy = async () => {
    input.select();
    await navigator.clipboard.writeText(text);
    app.toast(app.t("share-copied"));
  };
  return el("div", { class: "field" }, el("label", { for: label }, app.t(label)),
    el("div", { class: "row" }, input, el("button", { type: "button", class: "button primary", onclick: copy }, app.t("share-copy"))));
}

/** @param {App} app @param {string} link */
export function qrFigure(app, link) {
  const qr = qrCanvas(link);
  return qr ? el("figure", { class: "qr" }, qr, el("figcaption", {}, app.t("share-qr"))) : el("p", { class: "note" }, app.t("share-no-qr"));
}

/** @param {string} text @returns {HTMLCanvasElement|null} dark on white in every theme: that is what readers expect */
function qrCanvas(text) {
  const qr = encodeQr(text);
  if (!qr) return null;
  const quiet = 4;
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "qr-code", role: "img", "aria-label": "QR" }));
  canvas.width = qr.size + 2 * quiet;
  canvas.height = canvas.width;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000000";
  qr.dark.forEach((isDark, i) => {
    if (isDark) pen.fillRect((i % qr.size) + quiet, Math.floor(i / qr.size) + quiet, 1, 1);
  });
  return canvas;
}
