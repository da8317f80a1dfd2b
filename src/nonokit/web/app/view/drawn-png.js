/** A drawing as a picture of pixels, painted by the browser. */

/** Pixels for one of the drawing: dense screens and paper show both. */
const SHARPNESS = 2;

/** @param {Blob} svg with its own width and height @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(svg);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * SHARPNESS, image.naturalHeight * SHARPNESS];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
    if (!blob) throw new Error("this picture is too large for the browser");
    return blob;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
