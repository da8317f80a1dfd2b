/** A puzzle for someone else: a link that holds it, a QR code of that link, the code alone, or a file. */

import { ApiError, api } from "../net/api.js";
import { PYTHON_FOLDER } from "../files/files.js";
import { linkTo } from "../net/public-address.js";
import { formatFile } from "../codes/file.js";
import { encodePuzzle } from "../codes/link.js";
import { formatPuzzle, isColoured } from "../model/puzzle.js";
import { openDialog } from "../ui/dialog.js";
import { button, el } from "../ui/dom.js";
import { pngOf } from "../view/drawn-png.js";
import { copyRow, qrFigure } from "./link-rows.js";
import { download, stemOf } from "./progress-file.js";
import { openProgressLink } from "./progress-link.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {NonNullable<import("../wire/wire.js").RenderRequest["to"]>} Drawn */

const FORMATS = [["json", ".json"], ["non", ".non"], ["xml", ".xml"], ["g", ".g"], ["svg", ".svg"], ["png", ".png"], ["pdf", ".pdf"]];
/** @type {Set<string>} */
const RENDERED = new Set(/** @type {Drawn[]} */ (["svg", "png", "pdf"]));

/** @param {App} app @param {Puzzle} puzzle @param {string|null} [goal] the picture, when whoever shares it drew it */
export async function openShare(app, puzzle, goal = null) {
  const { t } = app;
  const code = await encodePuzzle(puzzle);
  const { link, reach } = await linkTo(code);
  const isOpenToOthers = reach === "everyone" || reach === "network";
  const formats = app.isAlone ? FORMATS.slice(0, 1) : FORMATS;
  const choice = /** @type {HTMLSelectElement} */ (el("select", { class: "input grow", id: "share-format" },
    formats.map(([name, suffix]) => el("option", { value: name, "data-suffix": suffix }, t(`format-${name}`)))));
  addFormats(choice, isColoured(puzzle));
  const status = el("p", { class: "note", role: "status" });
  const hasGame = !goal && !app.isAlone && app.progress.get(puzzle.id) !== null;
  const dialog = openDialog(app, t("share-title"), [
    ...(reach === "everyone" ? [] : [el("p", { class: "note", role: "note" }, t(`share-only-${reach}`))]),
    ...(reach === "file" ? [] : [copyRow(app, "share-link", link)]), copyRow(app, "share-code", code),
    ...(isOpenToOthers ? [qrFigure(app, link), copyRow(app, "share-embed", embedOf(link))] : []),
    el("div", { class: "field" }, el("label", { for: "share-format" }, t("share-file")),
      el("div", { class: "row" }, choice, el("button", {
        type: "button", class: "button", onclick: async () => { status.textContent = t("loading"); status.textContent = await save(app, { ...formatPuzzle(puzzle), goal }, choice.value, choice.selectedOptions[0].dataset.suffix ?? ""); },
      }, t("share-save")))), status,
    ...(hasGame ? [button("share", t("progress-link-one"), () => { dialog.close(); openProgressLink(app, puzzle.id); }, { text: true })] : []),
  ]);
}

/** @param {string} link @returns {string} the puzzle as a part of somebody's own page */
function embedOf(link) {
  return `<iframe src="${link.replaceAll("&", "&amp;")}" title="Nonogram" width="100%" height="640" style="border: 0"></iframe>`;
}

/** @param {HTMLSelectElement} choice every other format the server writes that can hold the puzzle, by its own title @param {boolean} hasColours */
async function addFormats(choice, hasColours) {
  try {
    const { formats } = await api.formats();
    const more = formats.filter((one) => !FORMATS.some(([name]) => name === one.name) && (!hasColours || one.carries.includes("colours")));
    choice.append(...more.map((one) => el("option", { value: one.name, "data-suffix": one.suffixes[0] ?? ".txt" }, one.title)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // no server: JSON works without
  }
}

/** @param {App} app @param {import("../model/puzzle.js").PuzzleJson & {goal: string|null}} json @param {string} format @param {string} suffix @returns {Promise<string>} what to tell the player */
async function save(app, json, format, suffix) {
  // A title gives the picture away: only who drew it has it as the name of a file.
  const name = `${(json.goal && stemOf(json.title)) || `nonogram-${json.width}x${json.height}-${json.id.slice(0, 6)}`}${suffix}`;
  try {
    if (format === "json") download(name, new Blob([JSON.stringify(json, null, 1)], { type: "application/json" }));
    else if (RENDERED.has(format)) download(name, await drawn(json, /** @type {Drawn} */ (format)));
    else {
      const { text, base64, losses } = await api.convert({ puzzle: json, to: format });
      const bytes = base64 ? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) : text ?? "";
      download(name, new Blob([bytes], { type: base64 ? "application/octet-stream" : "text/plain" }));
      if (losses.length) return app.t("share-losses", { losses: losses.join(", ") });
    }
    return app.t("share-saved", { name });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === "offline" ? app.t("share-needs-server") : error.message;
  }
}

/** @param {import("../wire/wire.js").PuzzleRequest} puzzle @param {Drawn} to @returns {Promise<Blob>} */
async function drawn(puzzle, to) {
  // The browser's Python cannot paint; the browser can.
  if (to === "png" && PYTHON_FOLDER) return pngOf(await api.render({ puzzle, to: "svg" }));
  return api.render({ puzzle, to });
}
