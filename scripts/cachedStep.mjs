// A step that runs only when its inputs have changed since it last ran.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

const generated = new Set(["__generated__", "generated"]);

/** All files below a folder, in a fixed order, except generated ones. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

function hashFiles(files) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const notePath = (step) => inRoot(".cache", `step-${step.name}.sha256`);

function isCurrent(step, hash) {
  const note = notePath(step);
  return step.outputs.every(existsSync) && existsSync(note) && readFileSync(note, "utf8") === hash;
}

// Prisma starts its generators by name.
const env = { ...process.env, PATH: [inRoot("node_modules", ".bin"), process.env.PATH].join(delimiter) };

/** Runs a program of this project; its output is printed only when it fails. */
export function runTool({ name, script, args }) {
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

/**
 * Runs a step {name, says, inputs(), outputs, before?, script, args, after?} unless its inputs are those of
 * the last run and its outputs exist; prints it in one line with its time. Returns whether it ran.
 */
export async function runCachedStep(step, log) {
  const hash = hashFiles(step.inputs());
  if (isCurrent(step, hash)) return false;
  const started = performance.now();
  step.before?.();
  await runTool(step);
  await step.after?.();
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(notePath(step), hash);
  log(`  ${step.says.padEnd(24)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
