/** A photo that gave no puzzle: why, what helps, and where to go from there. */

import { ApiError } from "../net/api.js";
import { SOURCE_LANGUAGE } from "../i18n/i18n.js";
import { el } from "../ui/dom.js";

/** @typedef {import("../ui/context.js").App} App */

/**
 * @param {App} app @param {ApiError|null} error null where nobody reads photos
 * @param {{close: () => void, choose: (file: File) => void}} ways
 */
export function refusal(app, error, { close, choose }) {
  const { t } = app;
  const isTried = error !== null && error.code !== "offline";
  const isUnderstood = isTried && app.language === SOURCE_LANGUAGE; // the reason itself says what helps
  const file = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: "image/*", hidden: true, onchange: () => { if (file.files?.[0]) choose(file.files[0]); } }));
  const type = el("button", { type: "button", class: "button", onclick: () => { close(); app.typeClues(); } }, t("scan-type"));
  const again = el("button", { type: "button", class: "button primary", onclick: () => file.click() }, t("scan-again"));
  return el("div", { class: "stack", role: "alert" }, isTried ? el("p", { class: "scan-reason", lang: SOURCE_LANGUAGE }, t("scan-failed", { reason: error.message })) : null,
    isUnderstood ? null : el("p", { class: isTried ? "note" : "" }, t(isTried ? "scan-advice" : error ? "scan-needs-server" : "scan-not-here")),
    el("div", { class: "row end wrap" }, file, type, error ? again : null));
}
