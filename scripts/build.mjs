// Builds the client and the gateway into build/, each only when its sources have changed.
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify } from "vite";
import { filesIn, inRoot, runCachedStep } from "./cachedStep.mjs";
import { writePageFiles } from "./pageFiles.mjs";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Files that are served from public/ unchanged are read before the first paint: they are sent without
 * comments and spaces.
 */
async function minifyEarly() {
  const file = inRoot("build", "client", "early.js");
  const { code } = await minify(file, readFileSync(file, "utf8"), { module: false });
  writeFileSync(file, code);
}

/** Lays a brotli and a gzip twin beside every text file, so that no request pays for compression. */
async function compressClient() {
  const files = filesIn(inRoot("build", "client")).filter((file) =>
    /\.(css|html|js|json|svg|txt)$/.test(file),
  );
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, await compressBrotli(bytes, { params }));
  }
}

const vite = inRoot("node_modules", "vite", "bin", "vite.js");
const always = () =>
  ["package.json", "package-lock.json", "schema.graphql", "tsconfig.json"].map((file) => inRoot(file));

/** The screens' sources, and the plugins that change what is built from them. */
const screens = () => [
  ...filesIn(inRoot("scripts", "vitePlugins")),
  ...filesIn(inRoot("client")),
  ...filesIn(inRoot("gateway", "domains")).filter((file) => /[cC]ontract\.ts$/.test(file)),
];

const steps = [
  {
    name: "client",
    says: "client built",
    inputs: () => [
      ...always(),
      inRoot("index.html"),
      inRoot("vite.config.ts"),
      ...filesIn(inRoot("public")),
      ...screens(),
    ],
    outputs: [inRoot("build", "client", "index.html"), inRoot("build", "client", ".vite", "manifest.json")],
    script: vite,
    args: ["build", "--logLevel", "error"],
    async after() {
      await minifyEarly();
      await compressClient();
    },
  },
  {
    name: "pages",
    says: "visitors' pages built",
    follows: "client",
    inputs: () => [
      ...always(),
      inRoot("vite.pages.config.ts"),
      inRoot("scripts", "pageFiles.mjs"),
      inRoot("build", "client", ".vite", "manifest.json"),
      ...screens(),
    ],
    outputs: [inRoot("build", "pages", "files.json")],
    script: vite,
    args: ["build", "--config", "vite.pages.config.ts", "--logLevel", "error"],
    after: writePageFiles,
  },
  {
    name: "gateway",
    says: "gateway built",
    inputs: () => [
      ...always(),
      inRoot("vite.gateway.config.ts"),
      ...filesIn(inRoot("gateway")),
      ...filesIn(inRoot("prisma")),
      ...filesIn(inRoot("scripts")).filter((file) => file.endsWith(".ts")),
    ],
    outputs: [inRoot("build", "gateway", "main.js")],
    script: vite,
    args: ["build", "--config", "vite.gateway.config.ts", "--logLevel", "error"],
  },
];

/** Runs a step and those that follow it. */
async function runWithFollowers(step, log) {
  await runCachedStep(step, log);
  await Promise.all(
    steps.filter(({ follows }) => follows === step.name).map((next) => runWithFollowers(next, log)),
  );
}

/** Brings build/ up to date, or only the named part of it: client (with the visitors' pages) or gateway. */
export async function build({ log = console.log, only } = {}) {
  const wanted = steps.filter(({ name, follows }) => follows === undefined && (only ?? name) === name);
  await Promise.all(wanted.map((step) => runWithFollowers(step, log)));
}
