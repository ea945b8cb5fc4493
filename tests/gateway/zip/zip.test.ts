import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDirectory } from "#gateway/zip/directory";
import { readEntry } from "#gateway/zip/readZip";
import { writeZip } from "#gateway/zip/writeZip";
import { handZip, openBytes, unzip } from "#tests/support/zip";

const zip = (files: readonly (readonly [string, Uint8Array])[]) =>
  buffer(
    Readable.from(
      writeZip(
        files.map(([name, bytes], index) => ({
          name,
          isCompressible: index % 2 === 0,
          read: () => Readable.from([Buffer.from(bytes)]),
        })),
      ),
    ),
  );

describe("a ZIP archive", () => {
  it("gives back what was put in, whatever it is", async () => {
    const file = fc.tuple(fc.string({ minLength: 1, unit: "grapheme" }), fc.uint8Array({ maxLength: 5_000 }));
    const files = fc.uniqueArray(file, { maxLength: 8, selector: ([name]) => name });
    await fc.assert(
      fc.asyncProperty(files, async (given) => {
        const unpacked = await unzip(await zip(given));
        expect([...unpacked].map(([name, bytes]) => [name, new Uint8Array(bytes)])).toEqual(given);
      }),
      { numRuns: 30 },
    );
  });

  it("has equal bytes for equal files", async () => {
    const files = [["a.txt", Buffer.from("hello")]] as const;
    expect(await zip(files)).toEqual(await zip(files));
  });

  it("fails when a file cannot be read", async () => {
    const failing = writeZip([
      {
        name: "a",
        isCompressible: true,
        read: async () => {
          throw new Error("the storage is away");
        },
      },
    ]);
    await expect(buffer(Readable.from(failing))).rejects.toThrow("the storage is away");
  });

  it("reads what other programs have packed, stored or deflated, with a comment at the end", async () => {
    const made = handZip([
      { name: "a.txt", bytes: "stored", method: 0 },
      { name: "b/c.txt", bytes: "deflated", flags: 0 },
    ]);
    const comment = Buffer.from("made by hand");
    made.writeUInt16LE(comment.length, made.length - 2);
    const unpacked = await unzip(Buffer.concat([made, comment]));
    expect([...unpacked].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ["a.txt", "stored"],
      ["b/c.txt", "deflated"],
    ]);
  });

  it("never unpacks more than the directory promises", async () => {
    const source = openBytes(handZip([{ name: "bomb", bytes: Buffer.alloc(50_000_000), size: 1_000 }]));
    const [entry] = await readDirectory(source, 10);
    if (!entry) throw new Error("no entry");
    let size = 0;
    const read = async () => {
      for await (const chunk of readEntry(source, entry)) size += chunk.length;
    };
    await expect(read()).rejects.toThrow("larger than the archive says");
    expect(size).toBeLessThan(100_000);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("hello")],
    ["an archive that breaks off", handZip([{ name: "a", bytes: "hello" }]).subarray(0, 40)],
    ["more entries than it has", handZip([{ name: "a" }], 3)],
    ["fewer entries than it has", handZip([{ name: "a" }, { name: "b" }], 1)],
    ["a directory elsewhere", Buffer.concat([Buffer.alloc(10), handZip([{ name: "a" }])])],
  ])("is not %s", async (_what, bytes) => {
    await expect(readDirectory(openBytes(bytes), 100)).rejects.toThrow("not a ZIP archive");
  });
});
