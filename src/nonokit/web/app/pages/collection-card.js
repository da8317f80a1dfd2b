/** A collection in the gallery: a mosaic that fills with the pictures one has solved. */

import { formatRoute } from "../model/route.js";
import { tintOf } from "../view/tint.js";
import { el } from "../ui/dom.js";
import { progressPicture } from "./card.js";
import { collectionTitle } from "./titles.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../store/library.js").Entry} Entry */
/** @typedef {import("../play/game.js").Progress} Progress */

/** Tiles in a row for each in a column. */
const WIDE = 1.6;

/** @param {App} app @param {string} name @param {Entry[]} entries @param {Map<string, Progress>} games */
export function collectionCard(app, name, entries, games) {
  const solved = countSolved(entries, games);
  return el("a", { class: `collection ${solved === entries.length ? "is-complete" : ""}`, href: formatRoute({ page: "collection", id: name }) },
    mosaic(entries, games),
    el("span", { class: "collection-text" }, el("strong", {}, collectionTitle(app, name)),
      el("span", { class: "collection-count" }, app.t("collection-solved", { solved, count: entries.length }))));
}

/** @param {Entry[]} entries @param {Map<string, Progress>} games */
export function countSolved(entries, games) { return entries.filter((entry) => games.get(entry.id)?.solved).length; }

/** @param {Entry[]} entries @param {Map<string, Progress>} games */
function mosaic(entries, games) {
  const columns = Math.ceil(Math.sqrt(entries.length * WIDE));
  const tiles = el("span", { class: "mosaic", "aria-hidden": "true" }, entries.map((entry) => tile(entry, games.get(entry.id))));
  tiles.style.setProperty("--columns", String(columns));
  tiles.style.setProperty("--rows", String(Math.ceil(entries.length / columns)));
  return tiles;
}

/** @param {Entry} entry @param {Progress|undefined} progress */
function tile(entry, progress) {
  const picture = progress?.solved ? progressPicture(entry, progress) : null;
  const element = el("span", { class: picture ? "tile is-solved" : "tile" }, picture);
  if (!picture) element.style.background = tintOf(entry);
  return element;
}
