// npm run dev: the gateway, the client and the relay-compiler, each restarted or reloaded when its sources
// change. The client is on PORT (4000) and proxies the gateway's paths to the port above it.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { checkNode, install } from "./install.mjs";

checkNode();
await install();
const { inRoot } = await import("./cachedStep.mjs");
const { generate } = await import("./generate.mjs");
await generate();

const port = Number(process.env.PORT || 4000);
const env = { ...process.env, GATEWAY_PORT: String(port + 1) };
const children = [];

function run(name, script, { args, extra = {} }) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: inRoot(),
    env: { ...env, ...extra },
    stdio: "inherit",
  });
  child.on("exit", (code) => stop(code ?? 0, `${name} has stopped`));
  children.push(child);
}

let stopping = false;
function stop(code, reason) {
  if (stopping) return;
  stopping = true;
  console.log(reason);
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}

const excluded = ["client/**", "build/**", "tests/**"].flatMap((glob) => ["--exclude", glob]);
const gatewayArgs = ["watch", "--clear-screen=false", ...excluded, "gateway/main.ts"];
run("The gateway", inRoot("node_modules", "tsx", "dist", "cli.mjs"), {
  args: gatewayArgs,
  extra: { PORT: String(port + 1) },
});
run("The client", inRoot("node_modules", "vite", "bin", "vite.js"), { args: ["--port", String(port)] });
console.log(`Lectern in development: http://127.0.0.1:${port}`);

// relay-compiler watches through another program, watchman, so the watching is done here.
let waiting;
function compileSoon(file) {
  if (!/\.tsx?$/.test(file) || file.includes("__generated__")) return;
  const path = join(inRoot("client"), file);
  if (!existsSync(path) || !readFileSync(path, "utf8").includes("graphql`")) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => generate().catch((error) => console.error(error.message)), 150);
}
watch(inRoot("client"), { recursive: true }, (_event, file) => file && compileSoon(file));
watch(inRoot("schema.graphql"), () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => generate().catch((error) => console.error(error.message)), 150);
});

process.on("SIGINT", () => stop(0, ""));
process.on("SIGTERM", () => stop(0, ""));
