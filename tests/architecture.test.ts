import { describe, expect, it, test } from "vitest";
import { findCircles } from "./support/architecture/circles";
import { type FileRule, fileRules } from "./support/architecture/fileRules";
import { describeImport, standingImports, upwardLimit } from "./support/architecture/floorRules";
import { importRules, openFiles } from "./support/architecture/importRules";
import { type ImportRule, listImports } from "./support/architecture/imports";
import { readSources } from "./support/architecture/sources";
import { isLockById, listStatements, tenantlessTables } from "./support/architecture/sqlRules";
import { foreignWrites, mapTableOwners } from "./support/architecture/tableRules";
import { overfullFolders, strayTests, untestedDomains } from "./support/architecture/treeRules";

const sources = readSources("gateway", "client", "prisma", "scripts", "tests");
const imports = sources.flatMap(listImports);
const owners = mapTableOwners(sources.filter(({ path }) => path.endsWith(".prisma")));

const importRule = (name: string): ImportRule => importRules[name] ?? (() => undefined);
const fileRule = (name: string): FileRule => fileRules[name] ?? (() => undefined);

describe("the sources keep the architecture's rules", () => {
  it("finds the sources and their imports", () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(400);
    expect(owners.get("batchCourse")).toBe("batchCourses");
  });

  test.each(Object.keys(importRules))("%s", (name) => {
    const rule = importRule(name);
    const broken = imports
      .filter(({ from }) => !from.startsWith("tests/"))
      .flatMap((item) => {
        const problem = rule(item);
        return problem === undefined ? [] : [`${item.from}: ${problem}`];
      });
    expect(broken).toEqual([]);
  });

  test.each(Object.keys(fileRules))("%s", (name) => {
    const rule = fileRule(name);
    const broken = sources.flatMap((file) => {
      const problem = rule(file);
      return problem === undefined ? [] : [`${file.path}: ${problem}`];
    });
    expect(broken).toEqual([]);
  });

  it("lets few imports lead up, each of which is there", () => {
    const known = new Set(imports.map(describeImport));
    for (const standing of Object.values(standingImports)) {
      expect(standing.length).toBeLessThanOrEqual(upwardLimit);
      expect(standing.filter((standingImport) => !known.has(standingImport))).toEqual([]);
    }
  });

  it("opens a domain's loaders and fields to others only where others use them", () => {
    const used = imports
      .filter(({ from, to }) => from.split("/")[2] !== to.split("/")[2])
      .map(({ to }) => to);
    expect(Object.keys(openFiles).filter((file) => !used.includes(`gateway/domains/${file}`))).toEqual([]);
  });

  it("imports run in no circle, those of types included", () => {
    expect(findCircles(imports)).toEqual([]);
  });

  it("lets no domain write another's tables", () => {
    expect(sources.flatMap((file) => foreignWrites(file, owners))).toEqual([]);
  });
});

describe("the folders", () => {
  const paths = sources.map(({ path }) => path);

  it("hold no more files than they may", () => expect(overfullFolders(paths)).toEqual([]));

  it("of tests have one for each domain", () => expect(untestedDomains(paths)).toEqual([]));

  it("of tests mirror the gateway's", () => expect(strayTests(paths)).toEqual([]));
});

describe("SQL by hand", () => {
  const files = sources.filter(({ path }) => path.startsWith("gateway/"));

  it("is found, every statement of it", () => {
    const sent = files.flatMap(({ text }) => text.match(/\$(queryRaw|executeRaw)(<[^`(]*>)?`/g) ?? []);
    expect(sent.length).toBeGreaterThan(30);
    expect(files.flatMap(listStatements).length).toBeGreaterThanOrEqual(sent.length);
  });

  it("names the tenant of every table that it reads or writes", () => {
    const broken = files.flatMap((file) =>
      listStatements(file).flatMap((sql) => tenantlessTables(sql).map((table) => `${file.path}: ${table}`)),
    );
    expect(broken).toEqual([]);
  });

  it("leaves the lock of one row to lockRow", () => {
    const locking = files.filter((file) => listStatements(file).some(isLockById));
    expect(locking.map(({ path }) => path)).toEqual([]);
  });
});
