/** Photos and screenshots before they are read: which files are such, and how large they travel. */

const LEAST_SIDE = 160; // pixels: smaller pictures are pixel art, which the importer reads as such
const MOST_SIDE = 4200; // larger photos are made smaller before they travel
const MOST_BYTES = 12_000_000; // likewise: the server takes no more than half as much again
const QUALITY = 0.92;

/** @param {File} file @returns {Promise<boolean>} whether it shows something, and is not a picture of one pixel a cell */
export async function isPhoto(file) {
  if (!/^image\/(jpeg|png|webp|avif|bmp|hei[cf])/.test(file.type)) return false;
  const picture = await createImageBitmap(file).catch(() => null);
  return picture ? Math.min(picture.width, picture.height) >= LEAST_SIDE : isFromCamera(file);
}

/** @param {File} file whether it is of a kind that only cameras write, and few browsers show */
const isFromCamera = (file) => /^image\/hei[cf]/.test(file.type);

/** @param {File} file @returns {Promise<Blob>} the photo, no larger than it need be */
export async function madeSmaller(file) {
  const picture = await createImageBitmap(file).catch(() => null); // what the browser cannot show the server may still read
  if (!picture) return file;
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= MOST_BYTES) return file;
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
