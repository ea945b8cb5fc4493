// npm run new:domain NAME STOREY: writes a domain with its model, tests and access rows, and enters it in the central lists.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { centralLists } from "./newDomain/centralLists";
import { domainNames, fill } from "./newDomain/names";

const template = fileURLToPath(new URL("./newDomain/template/", import.meta.url));

const [name = "", storey = ""] = process.argv.slice(2);
if (!/^[a-z][A-Za-z]*$/.test(name) || existsSync(join("gateway", "domains", name)) || storey === "") {
  console.error(
    "Name a new domain in one camelCase word, in the plural, and its storey (gateway/schema/manifests.ts): npm run new:domain assignments work",
  );
  process.exit(1);
}
const names = domainNames(name, storey);

/** The path of a template's file. */
function placeOf(file: string): string {
  const filled = fill(file, names).replace(/\.txt$/, "");
  if (filled === "model.prisma") return join("prisma", "schema", `${name}.prisma`);
  if (filled === join("tests", "access.ts")) return join("tests", "gateway", "access", `${name}.ts`);
  if (filled.startsWith("tests")) return join("tests", "gateway", name, filled.slice("tests/".length));
  return join("gateway", "domains", name, filled.slice("gateway/".length));
}

const written: string[] = [];
for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const from = join(entry.parentPath, entry.name);
  const to = placeOf(from.slice(template.length));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, fill(await readFile(from, "utf8"), names));
  written.push(to);
}
for (const { path, enter } of centralLists) {
  await writeFile(path, enter(await readFile(path, "utf8"), names));
  written.push(path);
}
const biome = join("node_modules", "@biomejs", "biome", "bin", "biome");
execFileSync(process.execPath, [biome, "check", "--write", ...written], { stdio: "ignore" });
for (const path of written) console.log(path);
console.log(`
Now: npm run generate, npm run db:migration -- add_${names.table}, npm run schema.`);
