import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { findExcess, findWrittenWidth, type PictureFacts } from "#gateway/files/pictureCost";
import { packageRoot } from "#gateway/packageRoot";
import { makeAnimation } from "#tests/support/pictures";

const folder = await mkdtemp(join(tmpdir(), "lectern-pictures-"));
afterAll(() => rm(folder, { recursive: true }));

const facts = (given: Partial<PictureFacts>): PictureFacts => ({
  format: "jpeg",
  width: 7_000,
  height: 7_100,
  channels: 3,
  depth: "uchar",
  isProgressive: false,
  chromaSubsampling: "4:2:0",
  ...given,
});

/** Reads pictures at once in a process of its own, as uploads of one gateway do. */
async function readApart(pictures: Record<string, Buffer>) {
  const named = await Promise.all(
    Object.entries(pictures).map(async ([name, bytes]) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return [`image/${name.split(".")[1]}`, path];
    }),
  );
  const reader = join(packageRoot, "tests", "support", "pictureReader.ts");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--max-old-space-size=256", reader].concat(named.flat()),
  );
  return JSON.parse(stdout) as { outcomes: string[]; peak: number };
}

describe("pictures that are read at once", () => {
  it("take at most 256 MB together", { timeout: 120_000 }, async () => {
    const hostile = await makeAnimation(5_000, 10);
    const heavy = await makeAnimation(4_000, 2);
    const upright = await sharp({ create: { width: 3_000, height: 2_900, channels: 3, background: "#fff" } })
      .withMetadata({ orientation: 6 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { outcomes, peak } = await readApart({
      ...Object.fromEntries([1, 2, 3, 4].map((copy) => [`hostile${copy}.webp`, hostile])),
      "heavy1.webp": heavy,
      "heavy2.webp": heavy,
      "turned.png": upright,
    });
    const [tooMany, tooHeavy] = [50, 23].map(
      (most) => `The picture has more than ${most} megapixels, all its frames counted`,
    );
    const expected = [tooMany, tooMany, tooMany, tooMany, tooHeavy, tooHeavy, "2900 x 3000"];
    expect(outcomes).toEqual(expected);
    expect(peak).toBeLessThan(256);
  });
});

describe("findExcess", () => {
  it.each<[string, Partial<PictureFacts>, number | null]>([
    ["a photograph of 50 megapixels", {}, null],
    ["more than that", { height: 7_200 }, 50],
    [
      "frames counted together",
      { format: "gif", width: 1_000, height: 51_000, pageHeight: 1_000, pages: 51 },
      50,
    ],
    [
      "an animation whose frames pass one by one",
      { format: "gif", width: 1_000, height: 50_000, pageHeight: 1_000, pages: 50 },
      null,
    ],
    ["a progressive JPEG with all its colours", { isProgressive: true, chromaSubsampling: "4:4:4" }, 33],
    [
      "an interlaced PNG of 16 bits",
      { format: "png", isProgressive: true, channels: 4, depth: "ushort" },
      20,
    ],
    ["an AVIF of 25 megapixels", { format: "heif", width: 5_000, height: 5_000 }, 12],
    ["a WebP of 50 megapixels", { format: "webp" }, 31],
  ])("knows %s", (_name, given, expected) => expect(findExcess(facts(given))).toBe(expected));
});

describe("findWrittenWidth", () => {
  it("keeps the size of a photograph, turned or not", () => {
    expect([findWrittenWidth(facts({})), findWrittenWidth(facts({ orientation: 6 }))]).toEqual([null, null]);
  });

  it("makes a large WebP smaller, along its upright width", () => {
    const width = findWrittenWidth(facts({ format: "webp", width: 6_000, height: 4_000, orientation: 6 }));
    expect(width).toBeLessThan(4_000);
    expect(width).toBeGreaterThan(1_000);
  });
});
