// npm run generate: writes what the sources imply, and only when they have changed: Prisma's client and the Pothos
// types from the models, Relay's artifacts and persisted operations from the schema and the client's documents.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const inRoot = (...parts) => join(root, ...parts);
const artifacts = inRoot("client", "__generated__");
const persisted = join(artifacts, "persisted.json");

const steps = [
  {
    name: "prisma",
    says: "Generating the database client",
    inputs: () => [
      inRoot("package-lock.json"),
      inRoot("prisma.config.ts"),
      ...filesIn(inRoot("prisma", "schema")),
    ],
    outputs: [
      inRoot("gateway", "database", "generated", "prisma", "client.ts"),
      inRoot("gateway", "graphql", "generated", "pothos.ts"),
    ],
    script: inRoot("node_modules", "prisma", "build", "index.js"),
    args: ["generate", "--no-hints"],
  },
  {
    name: "relay",
    says: "Compiling the client's GraphQL documents",
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
];

/** All files below a folder, in a fixed order; what is generated is no input. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== "__generated__")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

const holdsDocuments = (file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("graphql`");

/** The compiler asks for the folder and the file of persisted operations to be there. */
function prepareArtifacts() {
  mkdirSync(artifacts, { recursive: true });
  if (!existsSync(persisted)) writeFileSync(persisted, "{}\n");
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

const noteOf = (step) => inRoot(".cache", `generate-${step.name}.sha256`);

function isCurrent(step, hash) {
  const note = noteOf(step);
  return step.outputs.every(existsSync) && existsSync(note) && readFileSync(note, "utf8") === hash;
}

// Prisma starts its generators by name.
const env = { ...process.env, PATH: [inRoot("node_modules", ".bin"), process.env.PATH].join(delimiter) };

/** Runs a tool with this Node; what it prints is shown only when it fails. */
function run({ name, script, args }) {
  return new Promise((resolve, reject) => {
    const stdio = ["ignore", "pipe", "pipe"];
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio });
    const printed = [];
    child.stdout.on("data", (chunk) => printed.push(chunk));
    child.stderr.on("data", (chunk) => printed.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${name} failed with code ${code}\n${Buffer.concat(printed).toString()}`));
    });
  });
}

async function runStep(step, log) {
  const hash = hashOf(step.inputs());
  if (isCurrent(step, hash)) return false;
  log(step.says);
  step.before?.();
  await run(step);
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(noteOf(step), hash);
  return true;
}

/** Brings all generated code up to date; answers the names of the steps that had something to do. */
export async function generate({ log = console.log } = {}) {
  const ran = await Promise.all(steps.map((step) => runStep(step, log)));
  return steps.filter((_, index) => ran[index]).map((step) => step.name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const ran = await generate();
    console.log(ran.length === 0 ? "Everything generated is up to date." : `Generated: ${ran.join(", ")}.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
