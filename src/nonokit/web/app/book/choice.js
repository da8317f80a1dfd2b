/** Which puzzles a book is made of: collections, one's own, and what was added; some of each, or all. */

import { collectionsOf, placesOf, playState } from "../pages/filters.js";
import { collectionTitle, nameOf, pictureTitle } from "../pages/titles.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{id: string, name: string, read: () => Promise<Puzzle|null>}} Item */
/** @typedef {{key: string, title: string, items: Item[]}} Group  a chapter of the book */

export const FILES = "files"; // the group of what was added

/** @param {App} app @returns {Group[]} what there is to choose from, as the gallery has it */
export function groupsOf(app) {
  const entries = app.library.all();
  const places = placesOf(entries);
  const item = (/** @type {import("../store/library.js").Entry} */ entry) => ({
    id: entry.id,
    name: nameOf(app, entry, playState(app.progress.get(entry.id) ?? undefined) === "solved", places.get(entry.id) ?? 0),
    read: async () => {
      const puzzle = await app.library.oneOfMany(entry.id);
      return puzzle && { ...puzzle, title: entry.isMine || !puzzle.title ? puzzle.title : pictureTitle(app, puzzle.title) };
    },
  });
  const collections = [...collectionsOf(entries)].map(([key, some]) => ({ key, title: collectionTitle(app, key), items: some.map(item) }));
  const mine = entries.filter((entry) => entry.isMine);
  return [...(mine.length ? [{ key: "mine", title: app.t("group-mine"), items: mine.map(item) }] : []), ...collections];
}

/** The puzzles that are chosen, by id. */
export class Choice {
  /** @param {Group[]} groups */
  constructor(groups) {
    this.groups = groups;
    /** @type {Set<string>} */
    this._ids = new Set();
  }

  get count() { return this._ids.size; }

  /** @param {string} id */
  has(id) { return this._ids.has(id); }

  /** @param {ReadonlyArray<string>} ids @param {boolean} isIn */
  set(ids, isIn) {
    for (const id of ids) {
      if (isIn) this._ids.add(id);
      else this._ids.delete(id);
    }
  }

  /** @param {Group} group @returns {"all"|"some"|"none"} */
  of(group) {
    const count = group.items.filter(({ id }) => this.has(id)).length;
    return count === 0 ? "none" : count === group.items.length ? "all" : "some";
  }

  /** Puts items into a group of the last place, chosen. @param {string} key @param {string} title @param {Item[]} items */
  add(key, title, items) {
    const known = this.groups.find((group) => group.key === key);
    const fresh = items.filter(({ id }) => !this.groups.some((group) => group.items.some((one) => one.id === id)));
    if (known) known.items.push(...fresh);
    else if (fresh.length) this.groups.push({ key, title, items: fresh });
    this.set(items.map(({ id }) => id), true);
  }

  /** What was chosen and added before, as far as it is still there. @param {Choice} before */
  resume(before) {
    const files = before.groups.find(({ key }) => key === FILES);
    if (files) this.add(files.key, files.title, files.items);
    const known = new Set(this.groups.flatMap(({ items }) => items.map(({ id }) => id)));
    this._ids = new Set([...before._ids].filter((id) => known.has(id)));
  }

  /** @returns {{title: string, items: Item[]}[]} the chapters, those of which nothing was chosen left out */
  chapters() {
    const chosen = this.groups.map(({ title, items }) => ({ title, items: items.filter(({ id }) => this.has(id)) })).filter(({ items }) => items.length);
    return chosen.length === 1 ? [{ ...chosen[0], title: "" }] : chosen; // one chapter is the book
  }
}
