/** Drafts in the browser's storage, kept while one draws; the newest is the one to go on with. */

import { Document, readDraft } from "./document.js";
import { blankPicture } from "./picture.js";

/** @typedef {import("../store/storage.js").LocalStorage} LocalStorage */

const PREFIX = "draft/";
const NEW_SIDE = 15;

export class DraftStore {
  /** @param {LocalStorage} storage */
  constructor(storage) { this._storage = storage; }

  /** @returns {import("./document.js").Draft[]} the newest first */
  all() {
    return this._storage.names(PREFIX).map((id) => this._storage.read(PREFIX + id, readDraft)).filter((draft) => draft !== null)
      .sort((a, b) => b.updated.localeCompare(a.updated));
  }

  /** @param {string|undefined} id @returns {Document} that draft, without an id the newest, else a blank sheet */
  open(id) {
    const draft = id ? this._storage.read(PREFIX + id, readDraft) : this.all()[0];
    return (draft && Document.open(draft)) ?? this.create(id);
  }

  /** @param {string} [id] */
  create(id = Date.now().toString(36)) { return new Document(id, blankPicture(NEW_SIDE, NEW_SIDE)); }

  /** @param {Document} document */
  save(document) { this._storage.set(PREFIX + document.id, document.save(new Date().toISOString())); }

  /** @param {string} id */
  remove(id) { this._storage.remove(PREFIX + id); }
}
