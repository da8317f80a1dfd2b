/**
 * SHA-256 (FIPS 180-4) of a text, as hexadecimal digits.
 *
 * The browser's own is asynchronous and missing on plain http from another machine; names of puzzles are
 * needed at once and everywhere.
 */

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((p) => n % p)) primes.push(n);
  return primes;
}

const fraction = (/** @type {number} */ value) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(firstPrimes(64), (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(firstPrimes(8), (p) => fraction(Math.sqrt(p)));

const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  return blocks;
}

/** @param {string} text */
export function hashText(text) {
  const blocks = padded(new TextEncoder().encode(text));
  const view = new DataView(blocks.buffer);
  const words = new Int32Array(64);
  const hash = START.slice();
  for (let start = 0; start < blocks.length; start += 64) mix(hash, words, view, start);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @param {Int32Array} hash @param {Int32Array} words @param {DataView} view @param {number} start */
function mix(hash, words, view, start) {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(start + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [words[i - 15], words[i - 2]];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + CONSTANTS[i] + words[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] += value; });
}
