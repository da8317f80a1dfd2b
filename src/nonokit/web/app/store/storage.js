/**
 * Values as JSON under names, kept in the browser at once.
 *
 * localStorage, because a write is done when it returns (also when the page is being closed) and other
 * tabs are told. Where the browser forbids it, values live as long as the page.
 */

const PREFIX = "nonokit/";

/** The browser's store is full; what was there before is untouched. */
export class StorageFull extends Error {}

export class LocalStorage {
  /** @param {Storage|null} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Map<string, string>} */
    this._memory = new Map();
  }

  /** @param {string} name @returns {any} null when there is nothing, or nothing readable */
  get(name) {
    const text = this._storage ? this._storage.getItem(PREFIX + name) : this._memory.get(name);
    if (text === null || text === undefined) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null; // not ours, or cut off: as good as absent
    }
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    const text = JSON.stringify(value);
    if (!this._storage) {
      this._memory.set(name, text);
      return;
    }
    try {
      this._storage.setItem(PREFIX + name, text);
    } catch (error) {
      throw new StorageFull(`no room for ${name}`, { cause: error });
    }
  }

  /** @param {string} name */
  remove(name) {
    this._memory.delete(name);
    this._storage?.removeItem(PREFIX + name);
  }

  /** @param {string} start @returns {string[]} all names that begin so, without that beginning */
  names(start) {
    const all = this._storage
      ? Array.from({ length: this._storage.length }, (_, i) => this._storage?.key(i) ?? "")
        .filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
      : [...this._memory.keys()];
    return all.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  }

  get isKept() { return this._storage !== null; }
}

/** @param {string|null} key of a storage event @returns {string|null} the name it is about */
export function nameOfKey(key) {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}

/** @returns {LocalStorage} */
export function openStorage() {
  try {
    const probe = `${PREFIX}probe`;
    window.localStorage.setItem(probe, "1");
    window.localStorage.removeItem(probe);
    return new LocalStorage(window.localStorage);
  } catch {
    return new LocalStorage(null); // forbidden by the browser: play goes on without saving
  }
}
