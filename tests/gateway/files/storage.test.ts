import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { openFileStorage } from "#gateway/files/openStorage";
import { MissingFile } from "#gateway/files/storage";
import { startS3Store } from "./s3Store";

const store = await startS3Store();
const { folder, s3 } = store;
afterAll(() => store.close());

const limits = { maxBytes: 1, quotaBytes: 1 };

async function newFile(content: string): Promise<string> {
  const path = join(folder, `new-${Math.random()}`);
  await writeFile(path, content);
  return path;
}

describe.each([
  ["a folder", openFileStorage({ dataDir: folder, files: { ...limits, s3: undefined } })],
  ["a store that speaks S3", openFileStorage({ dataDir: folder, files: { ...limits, s3 } })],
])("files in %s", (_name, storage) => {
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys.sort();
  };

  it("are taken over, read whole and in parts, listed and deleted", async () => {
    const path = await newFile("0123456789");
    await storage.keep("1/abc", path);
    await storage.keep("1/abc.480.webp", await newFile("small"));
    await expect(readdir(path)).rejects.toThrow("ENOENT");
    expect(await text(await storage.read("1/abc"))).toBe("0123456789");
    expect(await text(await storage.read("1/abc", { start: 2, end: 4 }))).toBe("234");
    expect(await listed()).toEqual(["1/abc", "1/abc.480.webp"]);
    await storage.remove("1/abc");
    expect(await listed()).toEqual(["1/abc.480.webp"]);
  });

  it("are missing when they were deleted or never there", async () => {
    await storage.remove("1/never");
    await expect(storage.read("1/never")).rejects.toThrow(MissingFile);
  });

  it("have keys that lead nowhere else", async () => {
    for (const key of ["../1/abc", "1/../abc", "/etc/passwd", "1/a/b", "abc"])
      await expect(storage.read(key)).rejects.toThrow("is not the key of a file");
  });
});
