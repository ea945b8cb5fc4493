import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { readCopy, readDockerfile } from "./dockerfile";

/** A folder with what the image holds. */
export interface Image {
  folder: string;
  remove: () => void;
}

interface Runtime {
  /** The user that runs it; this process's own when left out. */
  account?: { uid?: number; gid?: number };
  /** The program of Node; this process's own when left out. */
  node?: string;
}

/**
 * Lays out the files of the Dockerfile's last stage from this checkout, which must be built; the packages are linked,
 * unless a proof installs its own.
 */
export function layOutImage({ withoutPackages = false } = {}): Image {
  const folder = mkdtempSync(join(tmpdir(), "lectern-image-"));
  const copies = (readDockerfile(join(packageRoot, "Dockerfile")).at(-1)?.instructions ?? [])
    .filter(({ name }) => name === "COPY")
    .map(({ text }) => readCopy(text));
  for (const { stage, sources, target } of copies) {
    for (const source of sources) {
      const from = source.replace(/^\/app\//, "");
      const to = join(folder, target.endsWith("/") ? join(target, from) : target);
      if (stage === "packages" && withoutPackages) continue;
      if (stage === "packages") symlinkSync(join(packageRoot, from), to);
      else cpSync(join(packageRoot, from), to, { recursive: true });
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives an image a migration of its own, as the next version would bring one. */
export function addMigration({ folder }: Image, name: string, sql: string): void {
  const migration = join(folder, "prisma", "migrations", name);
  mkdirSync(migration);
  writeFileSync(join(migration, "migration.sql"), sql);
}

/** A built gateway in a process of its own. */
export interface BuiltGateway {
  process: ChildProcess;
  /** Its output so far. */
  printed(): string;
  ended: Promise<number | null>;
}

/** Starts the gateway of an image, and waits until it is ready. */
export async function startImage(
  { folder, account = {}, node = process.execPath }: Pick<Image, "folder"> & Runtime,
  settings: Record<string, string>,
): Promise<BuiltGateway> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(node, [join(folder, "build", "gateway", "main.js")], {
    ...account,
    cwd: tmpdir(),
    env: { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ended = once(child, "close").then(([status]) => status as number | null);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += String(chunk);
    });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => {
      if (printed.includes("Lectern is ready")) resolve();
    });
    void ended.then((status) => reject(new Error(`the gateway ended with ${status}: ${printed}`)));
  });
  return { process: child, printed: () => printed, ended };
}
