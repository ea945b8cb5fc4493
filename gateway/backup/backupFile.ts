import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import {
  BackupError,
  type DatabaseFacts,
  databaseFacts,
  factsName,
  formatVersion,
  getTableName,
  type Manifest,
  manifestForm,
  manifestName,
} from "./manifest";
import { ArchiveError, type Entry, readContent, readTar, TarWriter, type Write } from "./tar";

/** Writes to a stream, at its pace. */
export const writeTo =
  (stream: Writable): Write =>
  (bytes) =>
    new Promise((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });

/** The same entry, adding its name, size and content to the hash as it is read. */
function hashed(entry: Entry, hash: Hash): Entry {
  hash.update(`${entry.name}\n${entry.size}\n`);
  async function* content() {
    for await (const bytes of entry.content) {
      hash.update(bytes);
      yield bytes;
    }
  }
  return { ...entry, content: content() };
}

/** The parts of a backup. */
export interface BackupSource {
  /** The version of the product. */
  version: string;
  /** The entries of the database; the last one holds its facts. */
  database: AsyncIterable<Entry>;
  /** Uploaded files, under files/. */
  files: AsyncIterable<Entry>;
}

async function copyDatabase(
  tar: TarWriter,
  entries: AsyncIterable<Entry>,
  hash: Hash,
): Promise<DatabaseFacts> {
  for await (const entry of entries) {
    if (entry.name === factsName)
      return databaseFacts.parse(JSON.parse((await readContent(entry)).toString()));
    await tar.addEntry(hashed(entry, hash));
  }
  throw new ArchiveError("it ends too early");
}

async function writeEntries(write: Write, { version, database, files }: BackupSource): Promise<Manifest> {
  const [tar, hash] = [new TarWriter(write), createHash("sha256")];
  const facts = await copyDatabase(tar, database, hash);
  const counted = { count: 0, bytes: 0 };
  for await (const entry of files) {
    await tar.addEntry(hashed(entry, hash));
    counted.count += 1;
    counted.bytes += entry.size;
  }
  const manifest: Manifest = {
    format: "lectern-backup",
    formatVersion,
    version,
    database: facts,
    files: counted,
    sha256: hash.digest("hex"),
  };
  await tar.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await tar.end();
  return manifest;
}

async function writeCompressed(path: string, source: BackupSource): Promise<Manifest> {
  // The file holds the whole database: only its owner may read it.
  const file = createWriteStream(path, { mode: 0o600, flags: "wx" });
  const gzip = createGzip({ level: 4 });
  const written = pipeline(gzip, file);
  // An error of the file also breaks the next write, which reports it.
  written.catch(() => undefined);
  try {
    const manifest = await writeEntries(writeTo(gzip), source);
    gzip.end();
    await written;
    return manifest;
  } catch (error) {
    gzip.destroy();
    throw error;
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The name of a backup that is being written by this process. */
export const unfinishedName = (path: string): string => `${path}.${process.pid}.part`;

/** Writes a backup under a temporary name, and renames it once it is complete and on the disk. */
export async function writeBackup(path: string, source: BackupSource): Promise<Manifest> {
  if (await exists(path)) throw new BackupError(`${path} is there already: choose another name`);
  const unfinished = unfinishedName(path);
  try {
    const manifest = await writeCompressed(unfinished, source);
    await flush(unfinished);
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The entries of a backup, in order; each is to be read before the next one. */
export const readEntries = (path: string): AsyncGenerator<Entry> => {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on("error", (error) => unzipped.destroy(error));
  return readTar(file.pipe(unzipped));
};

interface BackupSummary {
  manifest: Manifest;
  sha256: string;
  rows: Record<string, number>;
}

const countLines = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
};

async function readWhole(path: string): Promise<BackupSummary | undefined> {
  const hash = createHash("sha256");
  const rows: Record<string, number> = {};
  for await (const entry of readEntries(path)) {
    if (entry.name === manifestName) {
      const manifest = manifestForm.parse(JSON.parse((await readContent(entry)).toString()));
      return { manifest, sha256: hash.digest("hex"), rows };
    }
    const table = getTableName(entry.name);
    for await (const bytes of hashed(entry, hash).content)
      if (table !== undefined) rows[table] = (rows[table] ?? 0) + countLines(bytes);
  }
  return undefined;
}

const getCode = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Explains why a backup cannot be read, for the person who wants to restore it. */
function explain(path: string, error: unknown): BackupError {
  const code = getCode(error);
  if (code === "ENOENT") return new BackupError(`${path} is not there`);
  if (/^E[A-Z]+$/.test(code)) return new BackupError(`${path} cannot be read (${code})`);
  if (code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR" || error instanceof ArchiveError)
    return new BackupError(`${path} is damaged, or no backup of Lectern: take another backup`);
  return new BackupError(`${path} is no backup of Lectern, or of a version that this one does not know`);
}

/** Reads a whole backup and returns its manifest. Throws BackupError unless it is complete and unchanged. */
export async function checkBackup(path: string): Promise<Manifest> {
  const found = await readWhole(path).catch((error: unknown) => {
    throw explain(path, error);
  });
  if (!found) throw new BackupError(`${path} is no backup of Lectern: its manifest is missing`);
  const { manifest, sha256, rows } = found;
  if (manifest.formatVersion > formatVersion)
    throw new BackupError(
      `${path} was made by a newer Lectern (${manifest.version}): restore it with that one`,
    );
  const isWhole = Object.entries(manifest.database.tables).every(
    ([table, count]) => (rows[table] ?? 0) === count,
  );
  if (sha256 !== manifest.sha256 || !isWhole)
    throw new BackupError(
      `${path} is damaged: its contents are not what its manifest says. Take another backup`,
    );
  return manifest;
}
