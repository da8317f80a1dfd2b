/**
 * Games on their way to another device, inside a link: nothing is sent to any server, and any copy of the site takes them in.
 *
 *     #P…   what a file of progress holds (store/progress-content.js), deflated, in base64url
 */

import { CodeError } from "../codes/bits.js";
import { pack, unpack } from "../codes/packed.js";
import { linkTo } from "../net/public-address.js";
import { everything, oneGame, readContent, takeIn } from "../store/progress-content.js";
import { confirmDialog, openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { copyRow, qrFigure } from "./link-rows.js";
import { exportProgress, tellBrought } from "./progress-file.js";

/** @typedef {import("../ui/context.js").App} App */

/** Characters that every browser opens. */
const LONGEST = 60_000;
/** Characters beyond which some messengers cut a link. */
const LONG = 4000;

/** @param {string} text the last word of a link, or a code alone @returns {string|null} */
export const progressIn = (text) => /(?:^|#)(P[\w-]{20,})$/.exec(text.trim())?.[1] ?? null;

/** @param {App} app @param {string|null} [id] of one game; all of them otherwise */
export async function openProgressLink(app, id = null) {
  const { t } = app;
  const code = `P${await pack(JSON.stringify(id ? oneGame(app, id) : everything(app)))}`;
  const { link } = await linkTo(code);
  const size = new Intl.NumberFormat(app.locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }).format(link.length / 1000);
  const save = el("button", { type: "button", class: "button", onclick: () => exportProgress(app) }, t("progress-export"));
  const content = link.length > LONGEST
    ? [el("p", {}, t("progress-link-too-long", { size }))]
    : [el("p", {}, t("progress-link-text")), copyRow(app, "share-link", link),
      el("p", { class: "note" }, t(link.length > LONG ? "progress-link-long" : "progress-link-size", { size })), qrFigure(app, link)];
  openDialog(app, t(id ? "progress-link-one" : "progress-link-all"), [...content, el("div", { class: "row end" }, save)]);
}

/** @param {App} app @param {string} code from a link that was opened or pasted */
export async function takeProgressLink(app, code) {
  const content = await contentOf(code);
  if (!content) {
    app.toast(app.t("progress-link-damaged"));
    return;
  }
  const { games } = content;
  const ids = [...new Set(games.map(({ id }) => id))];
  if (!await confirmDialog(app, app.t("progress-link-question", { count: ids.length }), app.t("progress-link-take"))) return;
  const brought = await takeIn(app, content);
  if (ids.length === 1) app.go({ page: "play", id: ids[0] });
  else app.refresh();
  tellBrought(app, brought);
}

/** @param {string} code @returns {Promise<import("../store/progress-content.js").Content|null>} */
async function contentOf(code) {
  try {
    return readContent(await unpack(code.slice(1)));
  } catch (error) {
    if (error instanceof CodeError) return null;
    throw error;
  }
}
