import { readdir, readFile, utimes } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { pictureWidths } from "#gateway/domains/files/contract";
import { startChild } from "#tests/support/childGateway";
import { type Proving, withDatabase } from "./kills";

type Settings = Proving["settings"];

/** The files expected, by their ids. */
interface Expected {
  uploaded: ReadonlySet<number>;
  used: ReadonlySet<number>;
  due: readonly number[];
}

/** The files found in the end. */
export interface Left {
  /** Pictures without all their widths, or with one that is not whole. */
  broken: number;
  /** Files that something uses, or that were just uploaded, and that are not there. */
  lost: number;
  /** Of the files that were due, those that nothing uses, and how many of them are gone. */
  due: number;
  deleted: number;
  /** The paths of files that belong to nothing. */
  orphans: number;
  orphanPaths: string[];
  failed: number;
}

const dataDir = (settings: Settings) => settings["DATA_DIR"] ?? "";

async function listPaths(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Whether a picture can be decoded to its last pixel, in its width. */
async function isWhole(path: string, width: number): Promise<boolean> {
  try {
    const { info } = await sharp(await readFile(path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.width === width;
  } catch {
    return false;
  }
}

async function hasWidths(path: string): Promise<boolean> {
  for (const width of pictureWidths) if (!(await isWhole(`${path}.${width}.webp`, width))) return false;
  return isWhole(path, 2_000);
}

interface Row {
  id: number;
  storageKey: string;
}

async function countBroken(settings: Settings, pictures: readonly Row[]): Promise<number> {
  let broken = 0;
  for (const { storageKey } of pictures)
    if (!(await hasWidths(join(dataDir(settings), "files", storageKey)))) broken += 1;
  return broken;
}

/** Looks at every row and every byte, while no gateway runs. */
export async function takeStock(settings: Settings, expected: Expected): Promise<Left> {
  const { rows, uses, failed } = await withDatabase(settings, async (prisma) => ({
    rows: await prisma.file.findMany({ select: { id: true, storageKey: true } }),
    uses: new Set((await prisma.fileUse.findMany({ select: { fileId: true } })).map(({ fileId }) => fileId)),
    failed: await prisma.job.count({ where: { failedAt: { not: null } } }),
  }));
  const files = join(dataDir(settings), "files");
  const paths = await listPaths(files);
  const stored = new Set(paths.map((path) => relative(files, path).split(sep).join("/")));
  const known = new Set(rows.map(({ storageKey }) => storageKey));
  const kept = new Map(rows.map((row) => [row.id, row]));
  const isThere = (id: number) => stored.has(kept.get(id)?.storageKey ?? "");
  const mustBe = new Set([...expected.uploaded, ...expected.used, ...uses]);
  const unusedDue = expected.due.filter((id) => !mustBe.has(id));
  const orphanPaths = [
    ...[...stored].filter((key) => !known.has(key.split(".")[0] ?? "")).map((key) => join(files, key)),
    ...(await listPaths(join(dataDir(settings), "uploads"))),
  ];
  return {
    broken: await countBroken(
      settings,
      rows.filter(({ id }) => expected.uploaded.has(id)),
    ),
    lost: [...mustBe].filter((id) => !isThere(id)).length,
    due: unusedDue.length,
    deleted: unusedDue.filter((id) => !kept.has(id)).length,
    orphans: orphanPaths.length,
    orphanPaths,
    failed,
  };
}

/** Lets a gateway sweep what was left behind, as it does every day, once that is a day old. */
export async function sweepLeft(settings: Settings, { orphanPaths }: Left): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
  for (const path of orphanPaths) await utimes(path, longAgo, longAgo);
  const child = startChild(settings);
  await child.origin;
  const end = Date.now() + 60_000;
  const count = async () => {
    const storedNames = new Set([
      ...(await listPaths(join(dataDir(settings), "files"))),
      ...(await listPaths(join(dataDir(settings), "uploads"))),
    ]);
    return orphanPaths.filter((path) => storedNames.has(path)).length;
  };
  while ((await count()) > 0 && Date.now() < end) await setTimeout(200);
  child.process.kill("SIGTERM");
  await child.ended;
}
