import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "../domains/durationContract";

/** Lifetime of an unfinished upload, in milliseconds. */
export const uploadLife = dayMs;

/** The folder in which uploads arrive before they are files. It is on the disk of the data folder, so that moving is instant. */
export interface Incoming {
  folder: string;
  /** The path of a new file. */
  newPath(): Promise<string>;
  /** The bytes that a tenant's unfinished uploads will take, without one of them. */
  reserved(organizationId: number, except?: string): Promise<number>;
  /** Deletes uploads that have not changed for too long. */
  sweep(now: Date): Promise<void>;
}

/** Reads the noted size of an unfinished upload. */
async function readSize(path: string): Promise<number> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  const noted: unknown = JSON.parse(text || "{}");
  const isNoted = typeof noted === "object" && noted !== null && "size" in noted;
  return isNoted && typeof noted.size === "number" ? noted.size : 0;
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
    async reserved(organizationId, except) {
      const notes = (await list()).filter(
        (name) =>
          name.startsWith(`${organizationId}-`) && name.endsWith(".json") && name !== `${except}.json`,
      );
      const sizes = await Promise.all(notes.map((name) => readSize(join(folder, name))));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async sweep(now) {
      for (const name of await list()) await deleteOld(join(folder, name), now);
    },
  };
}
