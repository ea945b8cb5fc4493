import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Metadata } from "@tus/server";
import { afterAll, describe, expect, it } from "vitest";
import { cleanFileName, fileAddress } from "#gateway/domains/files/contract";
import { namedFileIds } from "#gateway/domains/files/rules";
import { findMarkup } from "#gateway/files/findMarkup";
import { findType } from "#gateway/files/findType";
import { namesTag } from "#gateway/http/entityTag";
import { parseRange } from "#gateway/http/files/byteRange";
import { contentDisposition } from "#gateway/http/files/contentDisposition";
import { findNameProblem } from "#gateway/zip/entryNames";
import { threadTime } from "#tests/support/hostile/loopHold";

const folder = await mkdtemp(join(tmpdir(), "lectern-texts-"));
afterAll(() => rm(folder, { recursive: true }));

const mostTime = 50;
const tries = 3;

/**
 * The least milliseconds of this thread's processor in a few tries of a work, the first that is quick enough being the
 * last: other programs of a busy machine do not count, nor does a collection of garbage that falls into one.
 */
async function spend(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && least >= mostTime; count += 1) {
    const since = threadTime();
    await work();
    least = Math.min(least, threadTime() - since);
  }
  return least;
}

const head = 16_000;
const rows = [
  ".",
  " ",
  ". ",
  "a",
  "%",
  "(",
  "1",
  "-",
  "<",
  "[",
  "]",
  ">",
  "<!--",
  "<?",
  "-->",
  "\u200d",
  "/files/1",
];
const openings = ["", "<!doctype svg", "<!doctype svg[", "<!--", "<?xml", "<", " "];

describe("a hostile text", () => {
  it("costs at most 50 ms as the beginning of a file", async () => {
    const path = join(folder, "hostile.txt");
    for (const opening of openings)
      for (const row of rows) {
        await writeFile(path, (opening + row.repeat(65_536)).slice(0, 65_536));
        expect(await spend(() => findType(path, "hostile.txt")), `${opening} ${row}`).toBeLessThan(mostTime);
      }
  }, 60_000);

  const readers: Record<string, (text: string) => unknown> = {
    "a file's name": (text) => fileAddress({ id: 1, name: cleanFileName(text) }),
    "a download's name": (name) => contentDisposition({ kind: "OTHER", name }),
    "a range": (text) => parseRange(text, 1_000),
    "a list of tags": (text) => namesTag(text, '"a"'),
    "an upload's metadata": (text) => {
      try {
        Metadata.parse(`filename ${Buffer.from(text).toString("base64")}`);
        Metadata.parse(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    },
    "the name of an entry": findNameProblem,
    "a text with addresses": namedFileIds,
  };

  it.each(Object.entries(readers))("costs at most 50 ms as %s", async (_name, read) => {
    for (const opening of ["", "a", "bytes=", "bytes=1"])
      for (const row of rows) {
        const text = `${opening}${row.repeat(head)}`.slice(0, head);
        for (const given of [text, `${text}a`])
          expect(await spend(() => read(given)), `${opening} ${row}`).toBeLessThan(mostTime);
      }
  });
});

describe("findMarkup", () => {
  it.each([
    ["  <svg>", "<svg>"],
    ["<?xml version='1.0'?><!-- a --> <svg>", "<svg>"],
    ["<!DOCTYPE svg PUBLIC 'a' 'b'><svg>", "<svg>"],
    ["<!doctype svg [ <!ENTITY a '>'> ]> <svg>", "<svg>"],
    ["<!doctype svg [ no end ><svg>", "<svg>"],
    ["<!doctype svg no end", "<!doctype svg no end"],
    ["<!-- no end", "<!-- no end"],
    ["<!doctype html><svg>", "<!doctype html><svg>"],
    ["", ""],
  ])("begins %s at %s", (text, markup) => expect(findMarkup(text)).toBe(markup));
});

describe("parseRange", () => {
  it("takes spaces around the numbers", () => {
    expect(parseRange("bytes= 1 - 2 ", 10)).toEqual({ kind: "part", range: { start: 1, end: 2 } });
    expect(parseRange("bytes= - 2", 10)).toEqual({ kind: "part", range: { start: 8, end: 9 } });
  });
});
