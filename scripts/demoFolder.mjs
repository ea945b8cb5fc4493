// Lays a data folder with the demo data at DATA_DIR, for browser tests: a copy of one that the built gateway made today.
// Making one takes the gateway 20 seconds of one core while all browsers wait; each part of a run would make it again.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, inRoot } from "./cachedStep.mjs";

const kept = inRoot(".cache");
const program = inRoot("build", "gateway", "main.js");

/** The demo data's dates are relative to the day of the demo institute. */
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());

/** Names the folder that this build makes on this day. */
function nameFolder() {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...filesIn(inRoot("build", "gateway")), ...filesIn(inRoot("prisma", "migrations"))])
    hash.update(`${relative(inRoot(), file)}\0`).update(readFileSync(file));
  return `demo-${today()}-${hash.digest("hex").slice(0, 16)}`;
}

/** Starts the gateway on an empty folder and stops it when it is ready, as an operator would. */
function fill(folder) {
  const { DATABASE_URL, REDIS_URL, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, PORT: "0", DEMO: "1", LOG_LEVEL: "error" };
  return new Promise((resolve, reject) => {
    // Away from the project's own .env.
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes("Lectern is ready")) child.kill("SIGTERM");
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the gateway that makes the demo data ended with ${code}`));
    });
  });
}

const name = nameFolder();
const made = join(kept, name);
if (!existsSync(made)) {
  mkdirSync(kept, { recursive: true });
  for (const each of readdirSync(kept)) {
    if (/^demo-/.test(each)) rmSync(join(kept, each), { recursive: true, force: true });
  }
  const unfinished = join(kept, `demo-unfinished-${process.pid}`);
  mkdirSync(unfinished);
  await fill(unfinished);
  renameSync(unfinished, made);
}
cpSync(made, process.env.DATA_DIR, { recursive: true, preserveTimestamps: true });
