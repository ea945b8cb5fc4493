import { z } from "zod";

/** A backup that cannot be made, read or restored; the message gives the reason and the remedy. */
export class BackupError extends Error {}

/** The facts about a database at the moment of its backup, apart from the rows. */
export const databaseFacts = z.object({
  /** The database's clock. */
  moment: z.iso.datetime(),
  /** The names of the migrations that it had, in order. */
  migrations: z.array(z.string()),
  /** The rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** The current value of each sequence; a restore continues after it. */
  sequences: z.record(z.string(), z.string()),
});
export type DatabaseFacts = z.infer<typeof databaseFacts>;

/** The last entry of a backup, by which a whole one is known. */
export const manifestForm = z.object({
  format: z.literal("lectern-backup"),
  formatVersion: z.number(),
  /** The version of the product that made it. */
  version: z.string(),
  database: databaseFacts,
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Over the names, sizes and contents of all entries before this one. */
  sha256: z.string(),
});
export type Manifest = z.infer<typeof manifestForm>;

export const formatVersion = 1;

export const manifestName = "manifest.json";

/** The last entry of a database's part of an archive. */
export const factsName = "facts.json";

/** The entry with some rows of a table, one a line; a large table has many. */
export const tableEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, "0")}.jsonl`;

/** The table that an entry has rows of; undefined for other entries. */
export const getTableName = (name: string): string | undefined =>
  /^tables\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1];

/** The path below the folder of files that an entry is the content of; undefined for other entries. */
export const getFilePath = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1];
