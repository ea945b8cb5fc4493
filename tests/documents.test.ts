import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { packageRoot } from "#gateway/packageRoot";
import { readSources } from "./support/architecture/sources";
import {
  documents,
  fencedBlocks,
  inlineCode,
  isPath,
  linkedFiles,
  patchProblems,
  pathExists,
} from "./support/documents";

const getDocument = (path: string) => {
  const found = documents.find((document) => document.path === path);
  if (!found) throw new Error(`no document ${path}`);
  return found;
};

describe("the documents", () => {
  it("are found", () => {
    expect(documents.length).toBeGreaterThan(25);
    expect(documents.flatMap(inlineCode).filter(isPath).length).toBeGreaterThan(100);
  });

  test.each(documents)("$path names only files and folders that exist", (document) => {
    expect(inlineCode(document).filter((code) => isPath(code) && !pathExists(code))).toEqual([]);
  });

  test.each(documents)("$path links only to files that exist", (document) => {
    expect(linkedFiles(document).filter((to) => !existsSync(join(packageRoot, to)))).toEqual([]);
  });

  it("name only functions and types that the sources have, in ARCHITECTURE.md", () => {
    const sources = readSources("gateway", "client", "prisma", "scripts", "tests");
    const known = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
    const names = inlineCode(getDocument("ARCHITECTURE.md")).flatMap((code) =>
      isPath(code) ? [] : (code.match(/\b[A-Za-z]+[a-z][A-Z]\w*\b/g) ?? []),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("a decision", () => {
  const decisions = documents.filter(({ path }) => path.startsWith("docs/decisions/"));

  test.each(decisions)(
    "$path has the number of its file, a status with its day, and three sections",
    (document) => {
      const number = document.path.replace(/^docs\/decisions\/(\d{4})-.*$/, "$1");
      expect(document.text).toMatch(
        new RegExp(`^# ${number}\\. .+\\n\\nStatus: accepted on \\d{4}-\\d\\d-\\d\\d[.,]`),
      );
      expect(document.text.match(/^## .+$/gm)).toEqual(["## Context", "## Decision", "## Consequences"]);
    },
  );
});

describe("CONTRIBUTING.md", () => {
  const patches = fencedBlocks(getDocument("CONTRIBUTING.md"), "diff");

  it("shows a column, a field and a live list as diffs that apply", () => {
    expect(patches.length).toBeGreaterThanOrEqual(3);
    expect(patches.flatMap(patchProblems)).toEqual([]);
  });

  it.each([
    ["whose context has changed", (patch: string) => patch.replace(/^ .+$/m, " const gone = 1;")],
    ["whose header miscounts", (patch: string) => patch.replace(/^\+(?!\+).+\n/m, "")],
    ["that changes nothing", () => ""],
    ["of a file that is gone", (patch: string) => patch.replaceAll("/Category.ts", "/Gone.ts")],
  ])("would notice a diff %s", (_case, change) => {
    expect(patchProblems(change(patches[0] ?? ""))).toHaveLength(1);
  });
});
