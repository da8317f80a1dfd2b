// What browsers have and Node 18 (Debian 12's) lacks.
import { webcrypto } from "node:crypto";
import { Duplex } from "node:stream";
import { createDeflateRaw, createInflateRaw } from "node:zlib";

globalThis.crypto ??= webcrypto;

/** @param {() => unknown} attempt */
const works = (attempt) => { try { attempt(); return true; } catch { return false; } };

if (!works(() => new CompressionStream("deflate-raw"))) {
  Object.assign(globalThis, {
    CompressionStream: class { constructor() { return Duplex.toWeb(createDeflateRaw()); } },
    DecompressionStream: class { constructor() { return Duplex.toWeb(createInflateRaw()); } },
  });
}
