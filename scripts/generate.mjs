// npm run generate: generates code from its sources, and only when they have changed: Prisma's client and the
// Pothos types from the models, the list of what domains tell the history, Relay's artifacts and persisted operations
// from the schema and the client's documents; and unpacks the fonts of printed documents.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn, inRoot, runCachedStep } from "./cachedStep.mjs";
import { listDeclaringFiles, listPaths, storeysPath } from "./domainLists.mjs";
import { packedFonts, unpackedFonts } from "./fonts.mjs";

const artifacts = inRoot("client", "__generated__");
const persisted = join(artifacts, "persisted.json");

const holdsDocuments = (file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("graphql`");

/**
 * The compiler requires the folder and the file of persisted operations to exist. It adds to that file the
 * operations whose artifacts it writes, and removes none: only from an empty folder does the file hold exactly
 * today's.
 */
function prepareArtifacts() {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  writeFileSync(persisted, "{}\n");
}

const steps = [
  {
    name: "prisma",
    says: "database client made",
    inputs: () => [
      inRoot("package-lock.json"),
      inRoot("prisma.config.ts"),
      inRoot("scripts", "readingModels.mjs"),
      ...filesIn(inRoot("prisma", "schema")),
    ],
    outputs: [
      inRoot("gateway", "database", "generated", "prisma", "client.ts"),
      inRoot("gateway", "graphql", "generated", "pothos.ts"),
      inRoot("gateway", "reading", "generated", "models.ts"),
    ],
    script: inRoot("node_modules", "prisma", "build", "index.js"),
    args: ["generate", "--no-hints"],
  },
  {
    name: "domains",
    says: "domains listed",
    inputs: () => [inRoot("scripts", "domainLists.mjs"), storeysPath, ...listDeclaringFiles()],
    outputs: listPaths,
    script: inRoot("scripts", "domainLists.mjs"),
    args: [],
  },
  {
    name: "relay",
    says: "documents compiled",
    inputs: () => [
      inRoot("package-lock.json"),
      inRoot("relay.config.js"),
      inRoot("schema.graphql"),
      ...filesIn(inRoot("client")).filter(holdsDocuments),
    ],
    outputs: [persisted],
    before: prepareArtifacts,
    script: inRoot("node_modules", "relay-compiler", "cli.js"),
    args: [],
  },
  {
    name: "fonts",
    says: "fonts unpacked",
    inputs: () => [inRoot("scripts", "fonts.mjs"), ...packedFonts],
    outputs: unpackedFonts,
    script: inRoot("scripts", "fonts.mjs"),
    args: [],
  },
];

/** Updates all generated code; returns the names of the steps that ran. */
export async function generate({ log = console.log } = {}) {
  const ran = await Promise.all(steps.map((step) => runCachedStep(step, log)));
  return steps.filter((_, index) => ran[index]).map((step) => step.name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const ran = await generate();
    if (ran.length === 0) console.log("Everything generated is up to date.");
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
