import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import type { Config } from "../config";
import { FolderHeldError } from "../database/folderLock";
import { type Database, openDatabase } from "../database/open";
import { askOperatorChannel } from "../operator/channel";
import { productVersion } from "../productVersion";
import { writeBackup, writeTo } from "./backupFile";
import { dumpDatabase } from "./dump";
import { readFiles } from "./files";
import { BackupError, type Manifest } from "./manifest";
import { ArchiveError, type Entry, readTar, TarWriter } from "./tar";

/** The entries of a database, and the function that closes its connection. */
interface DatabaseSource {
  entries: AsyncIterable<Entry>;
  close: () => Promise<void>;
}

function readDatabase(database: Database): DatabaseSource {
  const through = new PassThrough();
  // A reader learns of an error by reading; after the backup has failed there is no reader.
  through.on("error", () => undefined);
  const dumped = dumpDatabase(database, new TarWriter(writeTo(through))).then(
    () => void through.end(),
    (error: Error) => void through.destroy(error),
  );
  async function close() {
    through.destroy();
    await dumped;
    await database.close();
  }
  return { entries: readTar(through), close };
}

async function* explainBreak(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new BackupError("the gateway broke off: its log says why");
  }
}

async function askGateway(dataDir: string): Promise<DatabaseSource> {
  const socket = await askOperatorChannel(dataDir, "backup").catch(() => {
    throw new BackupError(
      `a gateway has the data folder ${resolve(dataDir)} open and cannot be asked: run this as the gateway's user on its machine, or stop it first`,
    );
  });
  return { entries: explainBreak(readTar(socket)), close: async () => void socket.destroy() };
}

async function openSource(config: Config): Promise<DatabaseSource> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !(await stat(join(dataDir, "database")).catch(() => undefined)))
    throw new BackupError(`there is nothing to back up: no database in the data folder ${resolve(dataDir)}`);
  try {
    return readDatabase(await openDatabase(config));
  } catch (error) {
    if (error instanceof FolderHeldError) return askGateway(dataDir);
    throw error;
  }
}

/**
 * Writes the configured database and the uploaded files into one file. A running gateway reads its embedded database itself. Throws BackupError.
 */
export async function makeBackup(config: Config, path: string): Promise<Manifest> {
  const { entries, close } = await openSource(config);
  try {
    const files = readFiles(config.dataDir);
    return await writeBackup(path, { version: productVersion, database: entries, files });
  } finally {
    await close();
  }
}
