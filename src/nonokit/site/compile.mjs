// Runs compile.py in the browser's own Python, so that what it writes is what that Python reads:
//   node compile.mjs PYODIDE_FOLDER SCRIPT FROM.zip TO.zip [FROM.zip TO.zip ...]
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } });
pyodide.runPython(readFileSync(script, "utf8"));
const compile = pyodide.globals.get("compile_archive");
for (let i = 0; i < files.length; i += 2) {
  pyodide.FS.writeFile("/from.zip", readFileSync(files[i]));
  compile("/from.zip", "/to.zip");
  writeFileSync(files[i + 1], pyodide.FS.readFile("/to.zip"));
}
