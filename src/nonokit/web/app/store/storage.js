/**
 * Values as JSON under names, kept in the browser at once.
 *
 * localStorage, because a write is done when it returns (also when the page is being closed) and other tabs are
 * told. Where the browser forbids it, values live as long as the page.
 *
 * Anything may be stored there by anyone, or half a value after a crash of the browser, so whoever reads says how:
 * `parse` makes a value of what it understands and null of everything else. What is not understood is set aside
 * under `damaged/`, so that it is neither lost nor in the way, and told once.
 */

const PREFIX = "nonokit/";
const DAMAGED = "damaged/";

/** The browser's store is full; what was there before is untouched. */
export class StorageFull extends Error {}

export class LocalStorage {
  /** @param {Storage|null} storage */
  constructor(storage) {
    this._storage = storage;
    /** @type {Map<string, string>} */
    this._memory = new Map();
    /** @type {Set<(name: string) => void>} */
    this._listeners = new Set();
  }

  /** @param {string} name */
  _text(name) { return (this._storage ? this._storage.getItem(PREFIX + name) : this._memory.get(name)) ?? null; }

  /** @param {string} name @param {string} text */
  _write(name, text) {
    if (this._storage) this._storage.setItem(PREFIX + name, text);
    else this._memory.set(name, text);
  }

  /**
   * @template T
   * @param {string} name @param {(value: any) => T|null} parse gives null for what it does not understand
   * @returns {T|null} null when there is nothing, or nothing that can be understood
   */
  read(name, parse) {
    const text = this._text(name);
    if (text === null) return null;
    const value = understand(text, parse);
    if (value === null) this._setAside(name, text);
    return value;
  }

  /** @param {string} name @param {string} text */
  _setAside(name, text) {
    try {
      this._write(DAMAGED + name, text);
      this.remove(name);
    } catch {
      // No room for a copy: it stays where it is, and is passed over again next time.
    }
    for (const listen of this._listeners) listen(name);
  }

  /** @param {(name: string) => void} listen told of every value that was set aside */
  onDamage(listen) { this._listeners.add(listen); }

  /** @returns {Record<string, string>} what was set aside, by name */
  damaged() { return Object.fromEntries(this.names(DAMAGED).map((name) => [name, this._text(DAMAGED + name) ?? ""])); }

  /** @param {string} name @param {any} value */
  set(name, value) {
    try {
      this._write(name, JSON.stringify(value));
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

/** @template T @param {string} text @param {(value: any) => T|null} parse @returns {T|null} */
function understand(text, parse) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // cut off, or not ours
  }
  return parse(value);
}

/** @param {string|null} key of a storage event @returns {string|null} the name it is about */
export function nameOfKey(key) {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}

/** @returns {LocalStorage} */
export function openStorage() {
  try {
    const { localStorage } = window;
    const probe = `${PREFIX}probe`;
    // One that holds something works: it may have no room even for this, and what it holds must still be found.
    if (!localStorage.length) localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return new LocalStorage(localStorage);
  } catch {
    return new LocalStorage(null); // forbidden by the browser: play goes on without saving
  }
}
