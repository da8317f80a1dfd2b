/** Texts in a link: deflated, in base64url. */

import { CodeError } from "./bits.js";

const MAX_JSON = 4_000_000;

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} code @returns {Promise<any>} the JSON inside */
export async function unpack(code) {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await readAtMost(stream, MAX_JSON));
  } catch (error) {
    throw new CodeError("the code in the link is damaged", { cause: error });
  }
}

/** @param {ReadableStream<any>} stream @param {number} most a small link must not unfold without end */
async function readAtMost(stream, most) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > most) throw new CodeError("the code in the link is too large");
  }
  return text + decoder.decode();
}
