import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { findAction, historyActions } from "#gateway/domains/actionContract";
import type { DomainHistory } from "#gateway/domains/domainHistoryContract";
import { histories } from "#gateway/domains/generated/historiesContract";
import { readSources } from "#tests/support/architecture/sources";
import { findTableOwner } from "./findTableOwner";

const domains: readonly [domain: string, history: DomainHistory][] = Object.entries(histories);

/** By name, the domains that declare something. */
function mapDeclared(list: (history: DomainHistory) => readonly string[]): Map<string, string[]> {
  const declared = new Map<string, string[]>();
  for (const [domain, history] of domains)
    for (const name of list(history)) declared.set(name, [...(declared.get(name) ?? []), domain]);
  return declared;
}

const isContract = ({ path }: { path: string }) => /(?:^|\/)(?:\w+C|c)ontract\.ts$/.test(path);

/** The code that may record an action by itself: of uploads, of the operator, of an export. */
const code = readSources("gateway").filter((source) => !isContract(source));

/** The mutations that the sources define, by name, each with its domain. */
const mutations = new Map(
  code.flatMap(({ path, text }) => {
    const [, domain] = /^gateway\/domains\/(\w+)\//.exec(path) ?? [];
    if (domain === undefined) return [];
    return [...text.matchAll(/\b\w*(?:Mutation|Deletion)\w*\(\s*"(\w+)"/g)].map(
      ([, name = ""]): [string, string] => [name, domain],
    );
  }),
);

/** The names not declared by their own domain alone: the file that must declare each, and where it is declared. */
const listMisplaced = (owners: Iterable<[string, string]>, declared: ReadonlyMap<string, string[]>) =>
  [...owners].flatMap(([name, domain]) => {
    const found = declared.get(name)?.join(", ") ?? "none";
    return found === domain
      ? []
      : [`${domain}/historyContract.ts must declare ${name}; declared by: ${found}`];
  });

describe("each domain declares for the history", () => {
  // Not of the schema itself, which is not built while a mutation is undeclared.
  it("an action of each of its mutations, or the reason for none, and of none that is gone", () => {
    const printed = buildSchema(readFileSync("schema.graphql", "utf8")).getMutationType()?.getFields() ?? {};
    expect(Object.keys(printed).filter((name) => !mutations.has(name))).toEqual([]);
    const declared = mapDeclared(({ mutations = {}, exempt = {} }) => [
      ...Object.keys(mutations),
      ...Object.keys(exempt),
    ]);
    expect(listMisplaced(mutations, declared)).toEqual([]);
    expect([...declared.keys()].filter((name) => !mutations.has(name))).toEqual([]);
  });

  it("a label of each action, once", () => {
    const labelled = mapDeclared(({ actions = {} }) => Object.keys(actions));
    expect([...labelled].filter(([, labellers]) => labellers.length > 1)).toEqual([]);
    const used = mapDeclared(({ mutations = {}, jobs = {} }) => [
      ...Object.values(mutations),
      ...Object.values(jobs),
    ]);
    expect([...used.keys()].filter((action) => !labelled.has(action))).toEqual([]);
    const others = [...labelled.keys()].filter((action) => !used.has(action));
    expect(others.filter((action) => !code.some(({ text }) => text.includes(`"${action}"`)))).toEqual([]);
  });

  it("actions named by their subject and what happened", () => {
    for (const action of historyActions) expect(action).toMatch(/^[a-z]\w+\.[a-z]\w+$/);
  });

  it("the labels of its own tables, and the actions of its own jobs", () => {
    const foreign = domains.flatMap(([domain, { tables = {}, jobs = {} }]) => [
      ...Object.keys(tables).filter((table) => findTableOwner(table) !== domain),
      ...Object.keys(jobs).filter((kind) => !kind.startsWith(`${domain}.`)),
    ]);
    expect(foreign).toEqual([]);
  });
});

describe("the history", () => {
  it("refuses a mutation that no domain declares", () => {
    expect(findAction("createCourse")).toBe("course.created");
    expect(findAction("sendMessage")).toBeNull();
    expect(() => findAction("eraseEverything")).toThrow(/no domain tells the history of eraseEverything/);
  });
});
