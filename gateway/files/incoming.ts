import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "../domains/durationContract";

/** Lifetime of an unfinished upload, in milliseconds. */
export const uploadLife = dayMs;

/** The folder in which uploads arrive before they are files. It is on the disk of the data folder, so that moving is instant. */
export interface Incoming {
  folder: string;
  /** The path of a new file. */
  newPath(): Promise<string>;
  /** Deletes what has arrived of an upload, if it arrives here. */
  remove(key: string): Promise<void>;
  /** Deletes uploads that have not changed for too long. */
  sweep(now: Date): Promise<void>;
}

async function deleteOld(path: string, now: Date): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && now.getTime() - found.mtimeMs > uploadLife) await rm(path, { force: true });
}

/** Opens the folder; it is made with the first upload. */
export function openIncoming(folder: string): Incoming {
  const list = () => readdir(folder).catch((): string[] => []);
  return {
    folder,
    async newPath() {
      await mkdir(folder, { recursive: true });
      return join(folder, `new-${randomBytes(12).toString("hex")}`);
    },
    async remove(key) {
      if (!/^[\w-]+$/.test(key)) throw new Error(`${key} is not the key of an upload`);
      for (const name of [key, `${key}.json`]) await rm(join(folder, name), { force: true });
    },
    async sweep(now) {
      for (const name of await list()) await deleteOld(join(folder, name), now);
    },
  };
}
