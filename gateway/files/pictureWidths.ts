import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { type PictureWidth, pictureWidths } from "../domains/files/contract";
import type { Files } from "./files";
import { withLocalCopy } from "./localCopy";
import { pictureOwner, pictureQueue } from "./pictureQueue";
import { type FileStorage, MissingFile } from "./storage";

/** The key of a picture in a width. */
const widthKey = (storageKey: string, width: PictureWidth) => `${storageKey}.${width}.webp`;

/** Widths that are being made, by their keys, so that each is made once. */
const making = new Map<string, Promise<Buffer>>();

async function make(files: Files, storageKey: string, width: PictureWidth): Promise<Buffer> {
  // The library that reads pictures is loaded with the first of them.
  const { makeWidth } = await import("./pictures");
  const { storage, incoming } = files;
  const to = await incoming.newPath();
  try {
    await pictureQueue.run(pictureOwner(storageKey), () =>
      withLocalCopy(files, storageKey, (path) => makeWidth(path, { width, to })),
    );
    const key = widthKey(storageKey, width);
    await storage.keep(key, to);
    return await buffer(await storage.read(key));
  } finally {
    await rm(to, { force: true });
  }
}

/**
 * A picture in a width, as WebP: kept since it was first asked for. Refuses INVALID for one that was stored before pictures
 * of its size were refused.
 */
export async function readPictureWidth(
  files: Files,
  storageKey: string,
  width: PictureWidth,
): Promise<Buffer> {
  const key = widthKey(storageKey, width);
  try {
    return await buffer(await files.storage.read(key));
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
  }
  const underWay = making.get(key) ?? make(files, storageKey, width).finally(() => making.delete(key));
  making.set(key, underWay);
  return underWay;
}

/** Deletes the bytes of a file, in all widths. */
export async function removeWithWidths(storage: FileStorage, storageKey: string): Promise<void> {
  await storage.remove(storageKey);
  for (const width of pictureWidths) await storage.remove(widthKey(storageKey, width));
}
