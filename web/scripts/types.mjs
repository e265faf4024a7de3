// Writes src/protocol/house.ts: the types of everything the house reads and sends, from its own description.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = `${here}../src/protocol/house.ts`;
const ridotto = [`${here}../../.venv/bin/ridotto`, "ridotto"].find((path) => path === "ridotto" || existsSync(path));
const description = execFileSync(ridotto ?? "ridotto", ["openapi"], { encoding: "utf-8", maxBuffer: 64 * 1024 * 1024 });
const nodes = await openapiTS(description, {
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  immutable: true,
});
const text = `// Made by \`npm run types\` from the house's description of itself; never edited.\n${astToString(nodes)}`;
if (!existsSync(target) || readFileSync(target, "utf-8") !== text) writeFileSync(target, text);
