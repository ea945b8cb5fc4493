import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemasContainer } from "@prisma/schema-engine-wasm";
import { packageRoot } from "../gateway/packageRoot";
import { openSchemaEngine } from "./schemaEngine";

const migrationsFolder = join(packageRoot, "prisma", "migrations");
const schemaFolder = join(packageRoot, "prisma", "schema");
const noFilter = { externalTables: [], externalEnums: [] };

async function readSchemas(): Promise<SchemasContainer> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith(".prisma")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      path: join(schemaFolder, name),
      content: await readFile(join(schemaFolder, name), "utf8"),
    })),
  );
  return { files };
}

/** The names of the migrations on disk, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const readScript = (name: string) => readFile(join(migrationsFolder, name, "migration.sql"), "utf8");

/** Returns the checksum of a migration's text, as Prisma's engine stores it. */
export const readChecksum = async (name: string): Promise<string> =>
  createHash("sha256")
    .update(await readScript(name))
    .digest("hex");

async function readMigrations(): Promise<MigrationList> {
  const names = await listMigrations();
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: await readScript(path) },
      },
    })),
  );
  const lockfile = {
    path: "migration_lock.toml",
    content: await readFile(join(migrationsFolder, "migration_lock.toml"), "utf8"),
  };
  return { baseDir: migrationsFolder, lockfile, shadowDbInitScript: "", migrationDirectories };
}

async function withEngine<T>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  use: (engine: Awaited<ReturnType<typeof openSchemaEngine>>, schemas: SchemasContainer) => Promise<T>,
): Promise<T> {
  const schemas = await readSchemas();
  const engine = await openSchemaEngine(
    adapter,
    schemas.files.map(({ path, content }) => [path, content]),
  );
  try {
    return await use(engine, schemas);
  } finally {
    engine.free();
  }
}

interface UpTo {
  /** The last migration to apply; left out, all are. */
  last?: string;
}

/** Applies pending migrations in order, and returns their names. */
export async function applyMigrations(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  { last }: UpTo = {},
): Promise<string[]> {
  const every = await readMigrations();
  const isMeant = ({ path }: { path: string }) => last === undefined || path <= last;
  const migrationsList = {
    ...every,
    migrationDirectories: every.migrationDirectories.filter(isMeant),
  };
  return withEngine(adapter, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilter });
    return appliedMigrationNames;
  });
}

/** Notes that all of a migration is in the database, though it failed: it was finished by hand. */
export async function markApplied(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  migrationName: string,
): Promise<void> {
  const migrationsList = await readMigrations();
  await withEngine(adapter, (engine) => engine.markMigrationApplied({ migrationName, migrationsList }));
}

/** Records that a failed migration left nothing in the database and is to be applied again. */
export async function markRolledBack(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  migrationName: string,
): Promise<void> {
  await withEngine(adapter, (engine) => engine.markMigrationRolledBack({ migrationName }));
}

/**
 * The SQL that brings a database with all migrations to the models; null when nothing is missing. The
 * migrations are replayed on the adapter's shadow database.
 */
export async function missingMigration(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<string | null> {
  const migrationsList = await readMigrations();
  return withEngine(adapter, async (engine, schemas) => {
    const { stdout } = await engine.diff({
      from:
        migrationsList.migrationDirectories.length === 0
          ? { tag: "empty" }
          : { tag: "migrations", ...migrationsList },
      to: { tag: "schemaDatamodel", ...schemas },
      script: true,
      exitCode: true,
      filters: noFilter,
    });
    const sql = stdout?.trim() ?? "";
    return sql === "" || sql.startsWith("-- This is an empty migration.") ? null : sql;
  });
}

/** Writes the next migration folder and returns its name. */
export async function writeMigration(name: string, sql: string): Promise<string> {
  const number = String((await listMigrations()).length + 1).padStart(4, "0");
  const folder = `${number}_${name}`;
  await mkdir(join(migrationsFolder, folder));
  await writeFile(join(migrationsFolder, folder, "migration.sql"), `${sql}\n`);
  return folder;
}
