// Installs the locked packages when node_modules is missing or belongs to another lock file.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const oldest = [20, 19];

/** Stops with one line when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Lectern needs Node ${oldest.join(".")} or newer, this is ${process.versions.node}`);
  process.exit(1);
}

const lockHash = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");

function runNpm(folder, args) {
  return new Promise((resolve, reject) => {
    // npm names itself to the scripts that it runs; without it, the one on the PATH will do.
    const own = process.env.npm_execpath;
    const [command, first] = own ? [process.execPath, [own]] : ["npm", []];
    const child = spawn(command, [...first, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const printed = [];
    child.stdout.on("data", (chunk) => printed.push(chunk));
    child.stderr.on("data", (chunk) => printed.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(" ")} failed\n${Buffer.concat(printed).toString()}`));
    });
  });
}

/** Whether the packages are another checkout's: installing here would empty that one's folder. */
const isBorrowed = (packages) => lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Makes node_modules of the project, or of a package within it, match its lock file. No package's own script
 * runs.
 */
export async function install({ log = console.log, within = "." } = {}) {
  const folder = join(root, within);
  const packages = join(folder, "node_modules");
  if (isBorrowed(packages)) return;
  const note = join(packages, ".lectern-lock.sha256");
  const hash = lockHash(folder);
  if (existsSync(note) && readFileSync(note, "utf8") === hash) return;
  const started = performance.now();
  await runNpm(folder, ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]);
  mkdirSync(packages, { recursive: true });
  writeFileSync(note, hash);
  log(`  ${"packages installed".padEnd(24)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
