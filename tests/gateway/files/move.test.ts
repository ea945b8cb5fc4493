import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openIncoming } from "#gateway/files/incoming";
import { moveFiles } from "#gateway/files/moveFiles";
import { openFileStorage } from "#gateway/files/openStorage";
import type { FileStorage } from "#gateway/files/storage";
import { startS3Store } from "./s3Store";

const store = await startS3Store();
const { folder, s3 } = store;
afterAll(() => store.close());

const limits = { maxBytes: 1, quotaBytes: 1 };
const disk = openFileStorage({ dataDir: folder, files: { ...limits, s3: undefined } });
const bucket = openFileStorage({ dataDir: folder, files: { ...limits, s3 } });
const { newPath, folder: incoming } = openIncoming(join(folder, "uploads"));

const keysIn = async (storage: FileStorage) => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
};

async function put(storage: FileStorage, key: string, content: string) {
  const path = await newPath();
  await writeFile(path, content);
  await storage.keep(key, path);
}

const read = async (storage: FileStorage, key: string) => text(await storage.read(key));
const move = (from: FileStorage, to: FileStorage, keep = false) => moveFiles({ from, to, newPath, keep });
const names = Array.from({ length: 20 }, (_, at) => `${(at % 3) + 1}/file${at}`);
const contentOf = (key: string) => `content of ${key}`.repeat(1_000);

beforeEach(async () => {
  for (const storage of [disk, bucket]) for (const key of await keysIn(storage)) await storage.remove(key);
  for (const key of names) await put(disk, key, contentOf(key));
});

describe("files are moved", () => {
  it("files are moved from the disk to a bucket and back, byte for byte, and nothing is left behind", async () => {
    expect(await move(disk, bucket)).toEqual({ copied: 20, known: 0, differing: [] });
    expect(await keysIn(disk)).toEqual([]);
    expect(await keysIn(bucket)).toEqual([...names].sort());
    expect(await move(bucket, disk)).toEqual({ copied: 20, known: 0, differing: [] });
    for (const key of names) expect(await read(disk, key)).toBe(contentOf(key));
    expect(await keysIn(bucket)).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
  });

  it("files are moved once: another move has nothing to do", async () => {
    await move(disk, bucket);
    expect(await move(disk, bucket)).toEqual({ copied: 0, known: 0, differing: [] });
  });

  it("files are moved in two steps, for gateways that go on: copied first, then what is left is moved", async () => {
    expect(await move(disk, bucket, true)).toMatchObject({ copied: 20 });
    expect(await keysIn(disk)).toHaveLength(20);
    await put(disk, "1/later", "later");
    expect(await move(disk, bucket)).toEqual({ copied: 1, known: 20, differing: [] });
    expect(await keysIn(disk)).toEqual([]);
    expect(await read(bucket, "1/later")).toBe("later");
  });

  it("a move goes on from where it was cut off", async () => {
    let count = 0;
    const failing: FileStorage = {
      ...bucket,
      async keep(key, path) {
        count += 1;
        if (count > 5) throw new Error("the connection broke");
        await bucket.keep(key, path);
      },
    };
    await expect(move(disk, failing)).rejects.toThrow("the connection broke");
    for (const key of names) {
      const isThere = await read(disk, key).catch(() => read(bucket, key));
      expect(isThere).toBe(contentOf(key));
    }
    await move(disk, bucket);
    expect(await keysIn(bucket)).toHaveLength(20);
    expect(await keysIn(disk)).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
  });

  it("files are moved only when they arrive as they were sent", async () => {
    const changing: FileStorage = {
      ...bucket,
      read: async (key, range) => (key === "1/file0" ? Readable.from(["other"]) : bucket.read(key, range)),
      list: bucket.list,
    };
    const spoiling: FileStorage = {
      ...changing,
      read: (key, range) => (keptKeys.has(key) ? changing.read(key, range) : bucket.read(key, range)),
      async keep(key, path) {
        await bucket.keep(key, path);
        keptKeys.add(key);
      },
    };
    const keptKeys = new Set<string>();
    await expect(move(disk, spoiling)).rejects.toThrow(
      "the file 1/file0 did not arrive as it was sent: it is still where it was",
    );
    expect(await read(disk, "1/file0")).toBe(contentOf("1/file0"));
    await expect(bucket.read("1/file0")).rejects.toThrow("no file");
  });

  it("files whose bytes differ in both places are named and left, but widths can be made again", async () => {
    await put(bucket, "1/file0", "other");
    await put(disk, "1/file0.480.webp", "small");
    await put(bucket, "1/file0.480.webp", "smaller");
    expect(await move(disk, bucket)).toEqual({ copied: 19, known: 1, differing: ["1/file0"] });
    expect(await keysIn(disk)).toEqual(["1/file0"]);
    expect(await read(bucket, "1/file0")).toBe("other");
    expect(await read(bucket, "1/file0.480.webp")).toBe("smaller");
  });
});
