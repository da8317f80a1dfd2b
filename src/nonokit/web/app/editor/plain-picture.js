/** A picture as the browser sees it, in the plainest file there is: Python in the browser has no library to decode others. */

/** Pixels of the longer side: two a cell of the largest puzzles. */
const MOST = 400;
const DRAWING_SIDE = 400; // of one that has no size of its own

/** @param {HTMLImageElement} image that the browser has decoded @returns {Blob} a PPM, on white where it is transparent */
export function plainPicture(image) {
  const [wide, high] = [image.naturalWidth || DRAWING_SIDE, image.naturalHeight || DRAWING_SIDE];
  const scale = Math.min(1, MOST / Math.max(wide, high));
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, width, height);
  return new Blob([`P6 ${width} ${height} 255\n`, withoutAlpha(pen.getImageData(0, 0, width, height).data)]);
}

/** @param {Uint8ClampedArray} pixels four bytes each @returns {Uint8Array<ArrayBuffer>} three bytes each */
export function withoutAlpha(pixels) {
  const bytes = new Uint8Array((pixels.length / 4) * 3);
  for (let i = 0; i < pixels.length / 4; i += 1) bytes.set(pixels.subarray(4 * i, 4 * i + 3), 3 * i);
  return bytes;
}
