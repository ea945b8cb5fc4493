import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { prepareApplicationRole, readRole } from "#gateway/database/applicationRole";
import { PrismaClient } from "#gateway/database/generated/prisma/client";
import { ScriptingPGlite } from "#gateway/database/wholeScripts";
import { packageRoot } from "#gateway/packageRoot";
import { hashPassword } from "#gateway/session/passwords";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";

/** The day on which the tests' demo data were made: all dates in them are relative to it. */
export const demoDay = "2026-11-18";

const folder = join(packageRoot, ".cache");

function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

function inputHash(): string {
  const hash = createHash("sha256").update(demoDay);
  const sources = ["package-lock.json", "tests/support/templates.ts", "gateway/database/applicationRole.ts"];
  for (const file of [
    ...filesIn(join(packageRoot, "prisma")),
    ...sources.map((path) => join(packageRoot, path)),
  ]) {
    // Names count, too: a migration is known by its own.
    hash.update(relative(packageRoot, file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Names the templates of the run; `none` makes none, for a run that opens no embedded database. */
const pinned = "LECTERN_TEST_TEMPLATES";

/** Asked for first by the set-up; the test processes inherit its answer, so that an edit during the run does not part them. */
function templateHash(): string {
  process.env[pinned] ??= inputHash();
  return process.env[pinned];
}

/** The contents of a test file's database at first: none but the migrations', or the demo data, too. */
export type Template = "empty" | "demo";

/** The copy of a database that a test file starts from. */
export const templatePath = (name: Template): string => join(folder, `test-${name}-${templateHash()}.tar`);

/**
 * A copy made at a checkpoint has nothing to replay, and one made at the beginning of a segment of the log has only that
 * segment (the next one is made when three quarters are full): together they halve what opening it takes.
 */
async function saveTemplate(pglite: PGlite, path: string): Promise<void> {
  await pglite.query("SELECT pg_switch_wal()");
  await pglite.query("CHECKPOINT");
  const image = await pglite.dumpDataDir("none");
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  renameSync(unfinished, path);
}

/**
 * Leaves out what every opened copy would pay for and no test uses: the databases that new ones are copied from, and most of the
 * memory for pages.
 */
async function slim(pglite: PGlite): Promise<void> {
  await pglite.query("ALTER SYSTEM SET shared_buffers = '16MB'");
  for (const name of ["template0", "template1"]) {
    await pglite.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await pglite.query(`DROP DATABASE ${name}`);
  }
}

/** Gives the gateway's role its rights, which the start of each opened copy would otherwise grant for every table. */
async function grantRole(pglite: PGlite): Promise<void> {
  const query = async (sql: string, values?: unknown[]) =>
    (await pglite.query<Record<string, unknown>>(sql, values)).rows;
  await prepareApplicationRole(query, await readRole(query));
}

/** Makes the databases that test files start from: one with the migrations only, one with the demo data. */
export default async function setup(): Promise<void> {
  if (templateHash() === "none") return;
  const empty = templatePath("empty");
  const demo = templatePath("demo");
  if (existsSync(empty) && existsSync(demo)) return;
  mkdirSync(folder, { recursive: true });
  const pglite = new PGlite();
  // Segments that are done with would stay, for later use.
  await pglite.query("SET wal_recycle = off");
  await slim(pglite);
  const adapter = new ScriptingPGlite(pglite);
  await applyMigrations(adapter);
  await grantRole(pglite);
  await saveTemplate(pglite, empty);
  const prisma = new PrismaClient({ adapter });
  await loadDemo(prisma, {
    today: demoDay,
    hashPassword: (password) => hashPassword(password, "demo"),
  });
  await saveTemplate(pglite, demo);
  await prisma.$disconnect();
  await pglite.close();
}
