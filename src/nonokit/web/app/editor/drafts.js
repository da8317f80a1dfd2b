/**
 * Drafts in the browser's storage, kept while one draws; the newest is the one to go on with.
 *
 * Tabs may have the same draft open. A page writes only what was done on it, follows what another one did, and where
 * both did something keeps both. What the browser has no room for stays in memory.
 */

import { Document, readDraft } from "./document.js";
import { blankPicture } from "./picture.js";
import { StorageFull } from "../store/storage.js";

/** @typedef {import("../store/storage.js").LocalStorage} LocalStorage */
/** @typedef {import("./document.js").Draft} Draft */

const PREFIX = "draft/";
const NEW_SIDE = 15;

const newId = () => Date.now().toString(36);

/** @type {WeakMap<LocalStorage, DraftStore>} */
const stores = new WeakMap();

/** @param {LocalStorage} storage @returns {DraftStore} the same for every page */
export function draftsIn(storage) {
  const store = stores.get(storage) ?? new DraftStore(storage);
  stores.set(storage, store);
  return store;
}

export class DraftStore {
  /** @param {LocalStorage} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Map<string, {kept: string, content: string}>} as they were last read or written here */
    this._seen = new Map();
    /** @type {Map<string, Draft>} what the browser had no room for */
    this._unkept = new Map();
  }

  /** @param {string} id @returns {Draft|null} */
  _read(id) { return this._unkept.get(id) ?? this._storage.read(PREFIX + id, readDraft); }

  /** @returns {Draft[]} the newest first */
  all() {
    const ids = new Set([...this._storage.names(PREFIX), ...this._unkept.keys()]);
    return [...ids].map((id) => this._read(id)).filter((draft) => draft !== null)
      .sort((a, b) => b.updated.localeCompare(a.updated));
  }

  /** @param {string|undefined} id @returns {Document} that draft, without an id the newest, else a blank sheet */
  open(id) {
    const draft = id ? this._read(id) : this.all()[0];
    return (draft && this._opened(draft)) ?? this.create(id);
  }

  /** @param {Draft} draft @returns {Document|null} */
  _opened(draft) {
    const document = Document.open(draft);
    if (document) this._seen.set(draft.id, { kept: JSON.stringify(draft), content: contentOf(document) });
    return document;
  }

  /** @param {string} [id] */
  create(id = newId()) { return new Document(id, blankPicture(NEW_SIDE, NEW_SIDE)); }

  /** @param {Document} document @returns {Document|null} what another tab has made of it, when nothing was done to it here since */
  followed(document) {
    const { id } = document;
    const draft = this._isElsewhere(id) && !this._isChanged(document) ? this._read(id) : null;
    return draft && this._opened(draft);
  }

  /** @param {string} id @returns {boolean} whether another tab has written it since it was read or written here */
  _isElsewhere(id) {
    const stored = this._read(id);
    return stored !== null && JSON.stringify(stored) !== this._seen.get(id)?.kept;
  }

  /** @param {Document} document @returns {boolean} */
  _isChanged(document) { return contentOf(document) !== this._seen.get(document.id)?.content; }

  /** @param {Document} document gets a name of its own where another tab has gone on too @returns {boolean} whether the browser had room for it */
  save(document) {
    if (!this._isChanged(document)) return !this._unkept.has(document.id);
    if (this._isElsewhere(document.id)) document.id = newId();
    const draft = document.save(new Date().toISOString());
    this._seen.set(document.id, { kept: JSON.stringify(draft), content: contentOf(document) });
    return this._keep(draft);
  }

  /** @param {Draft} draft @returns {boolean} */
  _keep(draft) {
    try {
      this._storage.set(PREFIX + draft.id, draft);
      this._unkept.delete(draft.id);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this._unkept.set(draft.id, draft);
      return false;
    }
  }

  /** @param {string} id */
  remove(id) {
    this._unkept.delete(id);
    this._storage.remove(PREFIX + id);
  }
}

/** @param {Document} document @returns {string} */
function contentOf(document) { return JSON.stringify(document.save("")); }
