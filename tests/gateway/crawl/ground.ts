import { createHash } from "node:crypto";
import { existsSync, openAsBlob, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaClient } from "#gateway/database/generated/prisma/client";
import { type Database, openDatabase } from "#gateway/database/open";
import { ScriptingPGlite } from "#gateway/database/wholeScripts";
import { packageRoot } from "#gateway/packageRoot";
import type { Caller } from "#tests/support/caller";
import { copyFiles } from "#tests/support/copiedFiles";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { templatePath } from "#tests/support/templates";
import { copyOnServer } from "#tests/support/testServer";
import { fillWorlds } from "./fill";
import { getRow, paint } from "./paint";
import { chooseGround, type Ground, prune } from "./prune";
import { makeReader, type Reader, signInReader, type Wanted } from "./readers";
import { readStored, type StoredTables } from "./stored";
import { findWorlds, type Worlds } from "./worlds";

/** The files that the database is made by. */
const sources = ["fill", "ground", "paint", "places", "prune", "stored", "worlds"] as const;

function imagePath(): string {
  const template = templatePath("demo");
  const hash = createHash("sha256").update(template);
  for (const name of sources)
    hash.update(readFileSync(join(packageRoot, "tests/gateway/crawl", `${name}.ts`)));
  return join(packageRoot, ".cache", `test-crawl-${hash.digest("hex").slice(0, 16)}.tar`);
}

/** Makes the crawl's rows of the demo's: a part of them, with a row of each table for each world, all texts marked. */
async function mark(prisma: PrismaClient): Promise<void> {
  const ground = await chooseGround(prisma);
  await prune(prisma, ground);
  await fillWorlds(prisma, { tables: await readStored(prisma), ground });
  await paint(prisma, await readStored(prisma));
}

/** Keeps the marked rows for the next run on the embedded database, which takes longest to make them. */
async function makeImage(path: string): Promise<void> {
  const pglite = new PGlite({ loadDataDir: await openAsBlob(templatePath("demo")) });
  const prisma = new PrismaClient({ adapter: new ScriptingPGlite(pglite) });
  await mark(prisma);
  await prisma.$disconnect();
  await pglite.query("VACUUM");
  await pglite.query("CHECKPOINT");
  const image = await pglite.dumpDataDir("none");
  await pglite.close();
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  renameSync(unfinished, path);
}

/** Opens the marked database: on the run's PostgreSQL where it has one, since thousands of requests follow. */
async function openMarked(): Promise<Database> {
  const copied = await copyOnServer("demo");
  if (!copied) {
    const path = imagePath();
    if (!existsSync(path)) await makeImage(path);
    return openDatabase({ memory: copyFiles(path) });
  }
  const database = await openDatabase({ databaseUrl: copied.databaseUrl });
  await mark(database.prisma);
  await database.prisma.$executeRaw`ANALYZE`;
  return { ...database, close: () => database.close().then(copied.drop) };
}

/** Gives the worlds' files their bytes: their marked names. */
async function keepFiles({ gateway }: TestGateway, tables: StoredTables, worlds: Worlds): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-crawl-"));
  for (const world of Object.values(worlds)) {
    const { name, storageKey } = getRow(tables, { table: "File", row: world.get("File") ?? 0 });
    const path = join(folder, "file");
    await writeFile(path, String(name));
    await gateway.files.storage.keep(String(storageKey), path);
  }
  await rm(folder, { recursive: true });
}

/** A gateway over the marked database. */
export interface Crawl {
  test: TestGateway;
  tables: StoredTables;
  ground: Ground;
  worlds: Worlds;
  /** Signs in a new person; it teaches the ground's own course in its batch, where nothing else is said. */
  signIn(wanted: Wanted): Promise<{ reader: Reader; caller: Caller }>;
  close(): Promise<void>;
}

export async function openCrawl(): Promise<Crawl> {
  const database = await openMarked();
  const { prisma } = database;
  const test = await openTestGateway({ database });
  const tables = await readStored(prisma);
  const ground = await chooseGround(prisma);
  const worlds = findWorlds(tables, ground);
  await keepFiles(test, tables, worlds);
  return {
    test,
    tables,
    ground,
    worlds,
    async signIn(wanted) {
      const reader = await makeReader(prisma, { teaches: ground.own, ...wanted });
      return { reader, caller: await signInReader(prisma, test.origin, reader) };
    },
    async close() {
      await test.close();
      await database.close();
    },
  };
}
