// Every file of a folder in the place of itself, as small as brotli makes it:   node compress.mjs FOLDER
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const data = readFileSync(path);
  writeFileSync(path, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }));
}
