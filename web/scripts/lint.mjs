// What svelte-check cannot see: markup that the house's policy would block, and a lock file that names a host.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** @type {string[]} */
const faults = [];

for (const entry of readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith(".svelte")) continue;
  const path = join(entry.parentPath, entry.name);
  readFileSync(path, "utf-8").split("\n").forEach((line, index) => {
    if (/\sstyle=["'{]/.test(line)) faults.push(`${path}:${index + 1}: an inline style is blocked; use a style: directive or a class`);
    if (/\{@html/.test(line)) faults.push(`${path}:${index + 1}: {@html} is not used in this app`);
  });
}
if (/"resolved":/.test(readFileSync(join(root, "package-lock.json"), "utf-8"))) {
  faults.push("package-lock.json: names a package host; install with the .npmrc of this folder");
}
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
