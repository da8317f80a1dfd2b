/**
 * QR codes (ISO/IEC 18004) of a text: byte mode, error correction L, the smallest version that holds it.
 *
 * Level L because a link on a screen is read undamaged and a smaller code is read from further away.
 */

// For versions 1 … 40 at level L: check bytes in a block, and number of blocks.
const CHECK_BYTES = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
  26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
  16, 17, 18, 19, 19, 20, 21, 22, 24, 25];
const LEVEL_L = 1;
const PENALTY = { run: 3, square: 3, finder: 40, balance: 10 };

/** @typedef {{size: number, dark: Uint8Array, fixed: Uint8Array}} Matrix */

/** @param {string} text @returns {{size: number, dark: Uint8Array}|null} null when no code is large enough */
export function encodeQr(text) {
  const bytes = new TextEncoder().encode(text);
  const version = CHECK_BYTES.findIndex((_, i) => dataBytes(i + 1) * 8 >= headBits(i + 1) + bytes.length * 8) + 1;
  if (!version) return null;
  const matrix = blank(version);
  placeData(matrix, withChecks(version, dataOf(version, bytes)));
  const masks = Array.from({ length: 8 }, (_, mask) => masked(matrix, version, mask));
  return masks.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const headBits = (/** @type {number} */ version) => 4 + (version < 10 ? 8 : 16);
const sizeOf = (/** @type {number} */ version) => version * 4 + 17;

/** @param {number} version bytes of the whole code, checks included */
function totalBytes(version) {
  const rows = alignments(version).length;
  const aligned = rows ? 25 * (rows * rows - 3) - 2 * 5 * (rows - 2) : 0;
  const cells = sizeOf(version) ** 2 - 3 * 64 - 2 * (version * 4 + 1) - 31 - aligned - (version >= 7 ? 36 : 0);
  return Math.floor(cells / 8);
}

const dataBytes = (/** @type {number} */ version) =>
  totalBytes(version) - CHECK_BYTES[version - 1] * BLOCKS[version - 1];

/** @param {number} version @returns {number[]} middles of the alignment patterns along one side */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** @param {number} version @param {Uint8Array} bytes mode, length, text, end and filling */
function dataOf(version, bytes) {
  const room = dataBytes(version);
  let bits = `0100${bytes.length.toString(2).padStart(headBits(version) - 4, "0")}`;
  bits += Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  bits += "0".repeat(Math.min(4, room * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const data = (bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2));
  for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

/** @param {number} version @param {number[]} data blocks with their check bytes, woven together */
function withChecks(version, data) {
  const [count, checks, total] = [BLOCKS[version - 1], CHECK_BYTES[version - 1], totalBytes(version)];
  const shortBlocks = count - (total % count);
  const shortLength = Math.floor(total / count) - checks;
  const divisor = generator(checks);
  const blocks = [];
  for (let i = 0, at = 0; i < count; i += 1) {
    const block = data.slice(at, at + shortLength + (i < shortBlocks ? 0 : 1));
    at += block.length;
    blocks.push({ block, rest: remainder(block, divisor) });
  }
  const woven = [];
  for (let i = 0; i <= shortLength; i += 1) {
    for (const { block } of blocks) if (i < block.length) woven.push(block[i]);
  }
  for (let i = 0; i < checks; i += 1) for (const { rest } of blocks) woven.push(rest[i]);
  return woven;
}

/** @param {number} a @param {number} b product in the field of 256 elements */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** @param {number} degree coefficients of the Reed–Solomon generator, the highest left out */
function generator(degree) {
  const result = Array(degree).fill(0);
  result[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    for (let j = 0; j < degree; j += 1) result[j] = times(result[j], root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ /** @type {number} */ (result.shift());
    result.push(0);
    divisor.forEach((coefficient, i) => { result[i] ^= times(coefficient, factor); });
  }
  return result;
}

/** @param {number} version @returns {Matrix} finders, timing and alignment patterns; room kept for the rest */
function blank(version) {
  const size = sizeOf(version);
  const matrix = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let i = 0; i < size; i += 1) {
    set(matrix, 6, i, i % 2 === 0);
    set(matrix, i, 6, i % 2 === 0);
  }
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(matrix, y, x, 4, [0, 1, 3]);
  const middles = alignments(version);
  for (const y of middles) {
    for (const x of middles) {
      const isFinder = (y === 6 && (x === 6 || x === size - 7)) || (x === 6 && y === size - 7);
      if (!isFinder) square(matrix, y, x, 2, [0, 2]);
    }
  }
  placeFormat(matrix, 0);
  placeVersion(matrix, version);
  return matrix;
}

/** @param {Matrix} m @param {number} y @param {number} x @param {boolean} isDark */
function set(m, y, x, isDark) {
  if (y < 0 || x < 0 || y >= m.size || x >= m.size) return;
  m.dark[y * m.size + x] = isDark ? 1 : 0;
  m.fixed[y * m.size + x] = 1;
}

/** @param {Matrix} m @param {number} y @param {number} x @param {number} radius @param {number[]} darkRings */
function square(m, y, x, radius, darkRings) {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dy), Math.abs(dx));
      set(m, y + dy, x + dx, darkRings.includes(ring));
    }
  }
}

/** @param {Matrix} m @param {number} mask level and mask, with their own check bits, twice */
function placeFormat(m, mask) {
  const data = (LEVEL_L << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ i) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 6; i += 1) set(m, i, 8, bit(i));
  set(m, 7, 8, bit(6));
  set(m, 8, 8, bit(7));
  set(m, 8, 7, bit(8));
  for (let i = 9; i < 15; i += 1) set(m, 8, 14 - i, bit(i));
  for (let i = 0; i < 8; i += 1) set(m, 8, m.size - 1 - i, bit(i));
  for (let i = 8; i < 15; i += 1) set(m, m.size - 15 + i, 8, bit(i));
  set(m, m.size - 8, 8, true);
}

/** @param {Matrix} m @param {number} version */
function placeVersion(m, version) {
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const [a, b] = [m.size - 11 + (i % 3), Math.floor(i / 3)];
    set(m, b, a, ((bits >>> i) & 1) === 1);
    set(m, a, b, ((bits >>> i) & 1) === 1);
  }
}

/** @param {Matrix} m @param {number[]} bytes in pairs of columns, right to left, up and down */
function placeData(m, bytes) {
  let at = 0;
  for (let right = m.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < m.size; step += 1) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const index = (isUpward ? m.size - 1 - step : step) * m.size + x;
        if (m.fixed[index] || at >= bytes.length * 8) continue;
        m.dark[index] = (bytes[at >>> 3] >>> (7 - (at & 7))) & 1;
        at += 1;
      }
    }
  }
}

/** @type {((y: number, x: number) => number)[]} */
const MASKS = [
  (y, x) => (x + y) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (x + y) % 3,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (y, x) => ((x * y) % 2) + ((x * y) % 3),
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** @param {Matrix} m @param {number} version @param {number} mask @returns {Matrix} */
function masked(m, version, mask) {
  const copy = { size: m.size, dark: m.dark.slice(), fixed: m.fixed };
  for (let i = 0; i < copy.dark.length; i += 1) {
    const isTurned = !m.fixed[i] && MASKS[mask](Math.floor(i / m.size), i % m.size) === 0;
    if (isTurned) copy.dark[i] ^= 1;
  }
  placeFormat(copy, mask);
  placeVersion(copy, version);
  return copy;
}

/** @param {Matrix} m how hard the pattern is to read: long runs, squares, false finders, imbalance */
function penalty(m) {
  let sum = 0;
  const rows = Array.from({ length: m.size }, (_, y) => m.dark.subarray(y * m.size, (y + 1) * m.size).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += PENALTY.run + run.length - 5;
    sum += PENALTY.finder * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y + 1 < m.size; y += 1) {
    for (let x = 0; x + 1 < m.size; x += 1) {
      const at = y * m.size + x;
      const four = m.dark[at] + m.dark[at + 1] + m.dark[at + m.size] + m.dark[at + m.size + 1];
      if (four % 4 === 0) sum += PENALTY.square;
    }
  }
  const share = m.dark.reduce((a, b) => a + b, 0) / m.dark.length;
  return sum + PENALTY.balance * Math.floor(Math.abs(share - 0.5) * 20);
}
