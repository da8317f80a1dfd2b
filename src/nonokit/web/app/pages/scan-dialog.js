/**
 * A puzzle from a photo or a screenshot: the server reads it, doubtful numbers are marked on the photo, and every line
 * can be corrected, with the sums beside it.
 */

import { ApiError, api } from "../net/api.js";
import { readBase64 } from "../net/base64.js";
import { isAnswered } from "../net/python.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { ScanForm } from "./scan-form.js";
import { Marks } from "./scan-marks.js";
import { madeSmaller } from "./scan-picture.js";
import { refusal } from "./scan-refused.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */
/** @typedef {import("./scan-form.js").Add} Add */

const LONG_MS = 6000; // after which it is said that some photos take longer

/** Whether anybody here can read photos. */
export const canScan = () => isAnswered("scan");

/** @param {App} app @param {File} file @param {Add} add */
export async function openScan(app, file, add) {
  const { t } = app;
  for (const other of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))) other.close(); // pasted over one
  const photo = /** @type {HTMLImageElement} */ (el("img", { class: "scan-picture", alt: t("scan-picture") }));
  const frame = el("div", { class: "scan-photo" }, photo);
  const status = el("p", { class: "note", role: "status" }, t("scan-working")); // one and the same, so that changes are heard
  const place = el("div", { class: "stack" });
  const asked = new AbortController();
  const dialog = openDialog(app, t("scan-title"), [el("div", { class: "scan" }, frame, el("div", { class: "stack" }, status, place))], { class: "wide" });
  dialog.addEventListener("close", () => {
    asked.abort();
    URL.revokeObjectURL(photo.src);
  });
  const refused = (/** @type {ApiError|null} */ error) => refusal(app, error, {
    close: () => dialog.close(), choose: (/** @type {File} */ other) => { openScan(app, other, add); },
  });
  place.append(working(app, () => dialog.close()));
  const later = setTimeout(() => { status.textContent = t("scan-longer"); }, LONG_MS);
  try {
    const sent = await madeSmaller(file);
    photo.src = URL.createObjectURL(sent);
    await photo.decode().catch(() => frame.remove()); // what cannot be shown may still be read
    const answer = canScan() ? await api.scan(await readBase64(sent), asked.signal) : null;
    status.textContent = answer ? summary(app, answer) : "";
    place.replaceChildren(answer ? compared(app, answer, photo, (puzzle, cells) => { dialog.close(); add(puzzle, cells); }) : refused(null));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    status.textContent = "";
    if (error.code !== "aborted") place.replaceChildren(refused(error));
  }
  clearTimeout(later);
}

/** @param {App} app @param {() => void} cancel */
function working({ t }, cancel) {
  return el("div", { class: "stack" }, el("progress", { "aria-label": t("scan-working") }),
    el("div", { class: "row end" }, el("button", { type: "button", class: "button", onclick: cancel }, t("cancel"))));
}

/** @param {App} app @param {ScanAnswer} answer @param {HTMLImageElement} photo @param {Add} add */
function compared(app, answer, photo, add) {
  const marks = new Marks(answer, photo);
  photo.after(marks.element);
  return new ScanForm(app, answer, photo, marks, add).element;
}

/** @param {App} app @param {ScanAnswer} answer */
function summary({ t }, answer) {
  const { width, height } = answer.puzzle;
  return [
    answer.doubts.length ? t("scan-doubts", { count: answer.doubts.length }) : t("scan-sure", { width, height }),
    answer.status === "multiple" && t("scan-several"), answer.is_mixed && t("scan-mixed"),
  ].filter(Boolean).join(" ");
}
