// Builds the client and the gateway into build/, each only when its sources have changed.
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn, inRoot, runCachedStep } from "./cachedStep.mjs";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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

const steps = [
  {
    name: "client",
    says: "client built",
    inputs: () => [
      ...always(),
      inRoot("index.html"),
      inRoot("vite.config.ts"),
      ...filesIn(inRoot("public")),
      ...filesIn(inRoot("client")),
      ...filesIn(inRoot("gateway", "domains")).filter((file) => /[cC]ontract\.ts$/.test(file)),
    ],
    outputs: [inRoot("build", "client", "index.html")],
    script: vite,
    args: ["build", "--logLevel", "error"],
    after: compressClient,
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

/** Brings build/ up to date, or only the named part of it: client or gateway. */
export async function build({ log = console.log, only } = {}) {
  const wanted = steps.filter(({ name }) => only === undefined || name === only);
  await Promise.all(wanted.map((step) => runCachedStep(step, log)));
}
