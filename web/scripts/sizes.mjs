// Says nothing, or fails when the first load of a table is larger than promised: 120 kB of gzipped script, 150 kB with any board,
// and nothing of the pages, whose words and styles it does not need.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const built = fileURLToPath(new URL("../../src/ridotto/house/web/app/", import.meta.url));
const TABLE_KB = 120;
const BOARD_KB = 150;

/** @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, "utf-8"));

/** Every chunk that is loaded with these, themselves included. @param {string[]} names @returns {Set<string>} */
function withImports(names) {
  /** @type {Set<string>} */
  const found = new Set();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    left.push(...(manifest[name]?.imports ?? []));
  }
  return found;
}

/** @param {string[]} names */
function kilobytes(names) {
  const files = new Set([...withImports(names)].map((name) => manifest[name]?.file ?? ""));
  return [...files].filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(built + file), { level: 9 }).length, 0) / 1000;
}

const table = ["index.html", "src/table/TablePage.svelte"];
const boards = Object.keys(manifest).filter((name) => /^src\/games\/\w+\/index\.ts$/.test(name));
const sizes = [["table", kilobytes(table), TABLE_KB], ...boards.map((board) => [board, kilobytes([...table, board]), BOARD_KB])];
let large = false;
for (const [name, size, limit] of /** @type {[string, number, number][]} */ (sizes)) {
  if (size <= limit) continue;
  large = true;
  console.error(`${name} is too large: ${size.toFixed(1)} kB of script, gzipped (at most ${limit})`);
}
const pages = [...withImports([...table, ...boards])].filter((name) => manifest[name]?.name === "pages");
if (pages.length) console.error("a table loads what only pages need");
process.exit(large || pages.length ? 1 : 0);
