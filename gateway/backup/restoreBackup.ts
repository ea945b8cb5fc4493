import { resolve } from "node:path";
import type { Config } from "../config";
import { openDatabase } from "../database/open";
import { checkBackup, readEntries } from "./backupFile";
import { FilesRestore, hasFiles } from "./files";
import { BackupError, type Manifest } from "./manifest";
import { restoreDatabase } from "./restore";

interface Order {
  path: string;
  /** Whether existing data may be replaced. */
  replace: boolean;
}

/** Replaces the configured database and uploaded files by those of a backup. Throws BackupError. */
export async function restoreBackup(config: Config, { path, replace }: Order): Promise<Manifest> {
  const manifest = await checkBackup(path);
  if (!replace && (await hasFiles(config.dataDir)))
    throw new BackupError(
      `the data folder ${resolve(config.dataDir)} holds uploaded files: give --replace to have those of the backup take their place`,
    );
  const files = new FilesRestore(config.dataDir);
  const database = await openDatabase(config);
  try {
    await restoreDatabase(database, {
      facts: manifest.database,
      entries: () => readEntries(path),
      take: (entry) => files.take(entry),
      replace,
    });
    await files.finish();
  } finally {
    await database.close();
  }
  return manifest;
}
