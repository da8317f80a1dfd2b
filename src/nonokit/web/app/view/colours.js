/**
 * Colours as eyes see them: contrast, and whether two are hard to tell apart.
 *
 * Distances are taken in OKLab (Ottosson 2020) for normal sight and for the two common kinds of colour
 * blindness, simulated with the matrices of Machado, Oliveira and Fernandes (2009): the same rule as in the
 * pictures the library draws.
 */

const TOO_CLOSE = 0.075;
const SIGHTS = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
];
const TO_LMS = [0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566,
  0.0883024619, 0.2817188376, 0.6299787005];
const TO_LAB = [0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099,
  0.0259040371, 0.7827717662, -0.808675766];

/** @param {string} hex @returns {number[]} linear light, 0 to 1 */
function linear(hex) {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** @param {number[]} m @param {number[]} v */
const times = (m, v) => [0, 3, 6].map((row) => m[row] * v[0] + m[row + 1] * v[1] + m[row + 2] * v[2]);

/** @param {number[]} light */
function okLab(light) {
  return times(TO_LAB, times(TO_LMS, light.map((part) => Math.min(1, Math.max(0, part)))).map(Math.cbrt));
}

/** @param {string} a @param {string} b @returns {number} the smallest distance any of the sights sees */
export function distance(a, b) {
  return Math.min(...SIGHTS.map((sight) => {
    const [p, q] = [a, b].map((hex) => okLab(times(sight, linear(hex))));
    return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  }));
}

/** @param {ReadonlyArray<{rgb: string}>} palette whether any two colours are hard to tell apart */
export function isHardToTell(palette) {
  return palette.some((a, i) => palette.slice(i + 1).some((b) => distance(a.rgb, b.rgb) < TOO_CLOSE));
}

/** @param {string} hex @returns {number} relative luminance, WCAG 2 */
export function luminance(hex) {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
export function contrast(a, b) {
  const [high, low] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (high + 0.05) / (low + 0.05);
}

/** @param {string} hex black or white, whichever reads better upon it */
export function readableOn(hex) {
  return contrast(hex, "#ffffff") >= contrast(hex, "#14171c") ? "#ffffff" : "#14171c";
}
