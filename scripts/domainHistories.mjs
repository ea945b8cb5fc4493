// Lists, for gateway and client alike, the domains that tell the history of their changes (historyContract.ts): the
// client reads no manifest, and a list by hand would be one more to enter a domain in.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn, inRoot } from "./cachedStep.mjs";

export const historiesPath = inRoot("gateway", "domains", "generated", "historiesContract.ts");

export const listHistoryFiles = () =>
  filesIn(inRoot("gateway", "domains")).filter((path) => basename(path) === "historyContract.ts");

function writeHistories() {
  const names = listHistoryFiles().map((path) => basename(dirname(path)));
  const lines = [
    ...names.map((name) => `import { history as ${name} } from "../${name}/historyContract";`),
    "",
    "/** Labels of the history for the changes of each domain. */",
    `export const histories = { ${names.join(", ")} };`,
    "",
  ];
  mkdirSync(dirname(historiesPath), { recursive: true });
  writeFileSync(historiesPath, lines.join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeHistories();
