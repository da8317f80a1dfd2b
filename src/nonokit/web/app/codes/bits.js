/**
 * Bits as characters, exponential Golomb numbers and the fixed Huffman tables of short codes.
 *
 * The tables come out of doubles that round, and that rounding is part of the format: do not tidy the
 * arithmetic. The layout is that of davidje13's nonogram player, whose links travel both ways.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MAX_ZEROS = 24;

/** A code that cannot be read, or a puzzle that has none. */
export class CodeError extends Error {}

export class BitWriter {
  constructor() { this._bits = ""; }

  /** @param {number} value @param {number} count its low bits, the highest first */
  bits(value, count) {
    if (count) this._bits += value.toString(2).padStart(count, "0").slice(-count);
  }

  /** @param {number} value @param {number} k */
  golomb(value, k) {
    const high = (value >> k) + 1;
    const length = 32 - Math.clz32(high);
    this.bits(0, length - 1);
    this.bits(high, length);
    this.bits(value & ((1 << k) - 1), k);
  }

  /** @param {number} value @param {number} most a number from 0 to most, small ones in fewer bits */
  small(value, most) { this._bits += tableFor(most).codes[value]; }

  text() {
    const bits = this._bits.padEnd(Math.ceil(this._bits.length / 6) * 6, "0");
    return (bits.match(/.{6}/g) ?? []).map((six) => ALPHABET[parseInt(six, 2)]).join("");
  }
}

export class BitReader {
  /** @param {string} text */
  constructor(text) {
    this._at = 0;
    this._bits = [...text].map((char) => {
      const value = ALPHABET.indexOf(char);
      if (value < 0) throw new CodeError(`${JSON.stringify(char)} is not a character of a short code`);
      return value.toString(2).padStart(6, "0");
    }).join("");
  }

  /** @param {number} count */
  raw(count) {
    if (this._at + count > this._bits.length) throw new CodeError("the short code ends too early");
    this._at += count;
    return this._bits.slice(this._at - count, this._at);
  }

  /** @param {number} k */
  golomb(k) {
    let zeros = 0;
    while (this.raw(1) === "0") {
      zeros += 1;
      if (zeros > MAX_ZEROS) throw new CodeError("the short code holds an impossible number");
    }
    const high = parseInt(`1${this.raw(zeros)}`, 2) - 1;
    return high * 2 ** k + (k ? parseInt(this.raw(k), 2) : 0);
  }

  /** @param {number} most */
  small(most) {
    const { values } = tableFor(most);
    let code = "";
    while (!values.has(code)) code += this.raw(1);
    return /** @type {number} */ (values.get(code));
  }

  finish() {
    const rest = this._bits.slice(this._at);
    if (rest.length >= 6 || rest.includes("1")) throw new CodeError("the short code is longer than its content");
  }
}

/** @typedef {{codes: string[], values: Map<string, number>}} Table */
/** @type {Map<number, Table>} */
const TABLES = new Map();

/** @param {number} most @returns {Table} */
function tableFor(most) {
  const known = TABLES.get(most);
  if (known) return known;
  const lengths = codeLengths(most);
  const order = Array.from(lengths.keys()).sort((a, b) => lengths[a] - lengths[b] || a - b);
  /** @type {Table} */
  const table = { codes: [], values: new Map() };
  let code = "";
  for (const value of order) {
    code = code && addOne(code);
    code = code.padEnd(lengths[value], "0");
    table.codes[value] = code;
    table.values.set(code, value);
  }
  TABLES.set(most, table);
  return table;
}

/** @param {string} bits the next number of the same length */
function addOne(bits) {
  const zero = bits.lastIndexOf("0");
  return `${bits.slice(0, zero)}1${"0".repeat(bits.length - zero - 1)}`;
}

/** @typedef {{top: number, bottom: number, children: [Node, Node]|null, value: number}} Node */

/** @param {number} most @returns {number[]} Huffman over weights 1/(value + 2), ties settled as the format does */
function codeLengths(most) {
  /** @type {Node[]} */
  const queue = Array.from({ length: most + 1 }, (_, value) =>
    ({ top: 1, bottom: value + 2, children: null, value }));
  while (queue.length > 1) {
    const last = /** @type {Node} */ (queue.pop());
    const parent = joined(/** @type {Node} */ (queue.pop()), last);
    queue.splice(placeFor(queue, parent), 0, parent);
  }
  /** @type {number[]} */
  const lengths = [];
  /** @type {[Node, number][]} */
  const waiting = [[queue[0], 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    if (node.children) waiting.push([node.children[0], depth + 1], [node.children[1], depth + 1]);
    else lengths[node.value] = depth;
  }
  return lengths;
}

/** @param {Node[]} queue @param {Node} node in front of the first that is not heavier */
function placeFor(queue, node) {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle];
    if (other.top * node.bottom - node.top * other.bottom > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {Node} a @param {Node} b @returns {Node} */
function joined(a, b) {
  let [top, bottom] = [a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom];
  if (bottom > 100000) {
    const divisor = commonDivisor(top, bottom);
    [top, bottom] = [top / divisor, bottom / divisor];
  }
  return { top, bottom, children: [a, b], value: -1 };
}

/** @param {number} a @param {number} b */
function commonDivisor(a, b) {
  while (b) [a, b] = [b, a % b];
  return a;
}
