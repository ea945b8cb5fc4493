import { describe, expect, it, test } from "vitest";
import { retiredNamesIn } from "./support/architecture/names";
import { relativeOpenings } from "./support/architecture/openings";
import { readSettings, readSources, readTexts } from "./support/architecture/sources";
import { isPlain, retiredWords, staleExceptions } from "./support/architecture/words";
import { documents } from "./support/documents";

const code = [
  ...readSources("gateway", "client", "prisma", "scripts", "tests", "bench", "conformance"),
  ...readSettings(),
];
const texts = [...readTexts(), ...documents];
const plain = [...code, ...texts].filter(isPlain);

/** Parsing every file takes a busy machine longer than other tests. */
const timeout = 60_000;

const inFile = (path: string, text: string) => ({ path, text });
const wordsIn = (text: string) => retiredWords(inFile("gateway/one.ts", text));
const namesIn = (text: string) => retiredNamesIn(inFile("gateway/one.ts", text));
const openingsIn = (text: string) => relativeOpenings(inFile("gateway/one.ts", text));

describe("names and prose", () => {
  it("are found", () => {
    expect(code.length).toBeGreaterThan(1_000);
    for (const name of ["schema.graphql", "CHANGELOG.md", "README.md", "vitest.config.ts"])
      expect(plain.map(({ path }) => path)).toContain(name);
    expect(texts.filter(({ path }) => path.startsWith("prisma/demo/content/")).length).toBeGreaterThan(80);
  });

  it("are free of the retired words", () => expect(plain.flatMap(retiredWords)).toEqual([]));

  it("declare no retired name", { timeout }, () => expect(code.flatMap(retiredNamesIn)).toEqual([]));

  it("have no exception that nothing needs", () => expect(staleExceptions(plain)).toEqual([]));

  test.each([
    "/** Counts a socket. Answers the function that removes it. */",
    "// Adds a topic and answers its id.",
    'const text = "Ask whoever runs it.";',
    "/** The row may have changed meanwhile. */",
    "/** The course's number. */",
    "/** The number of a topic of the course. */",
    "/** Sent to everybody. */",
    "// Shown to anybody who asks.",
    "// Each door checks it.",
    "/** Stands in for a list while it loads. */",
    "const audience = 1;",
    "export const keyOf = 1;",
  ])("may not say: %s", (text) => expect(wordsIn(text)).toHaveLength(1));

  test.each([
    "/** The accepted answers of a question. */",
    "/** Answers are saved one by one. */",
    "/** The number of topics. */",
    "/** Sends the attempt's unsent answers. */",
    "const keyOf = 1;",
  ])("may say: %s", (text) => expect(wordsIn(text)).toEqual([]));
});

describe("a declared name", () => {
  test.each([
    "const one = 1;",
    "rows.map((one) => one.id);",
    "const { id: of } = row;",
    "const [there = 0] = rows;",
    "for (const one of rows) read(one);",
    "const { id, ...one } = row;",
    "interface Place { at: number }",
    "class Row { #doubts = 0; }",
    "function UnknownPerson() {}",
    'const words = { add: "Add" } as const;',
    "const words = `Added to the batch`;",
    "const turn = (order: string) => order;",
  ])("may not be: %s", (text) => expect(namesIn(text)).toHaveLength(1));

  test.each([
    'const noun = { one: "course", many: "courses" };',
    "const isText = (value: unknown): value is string => isString(value);",
    "for (const row of rows) read(row.of, row.one);",
    "const view = <p>Add one, or there is none of them.</p>;",
    "const words = text.split(/\\s+/);",
    "for (let turn = 0; turn < 3; turn += 1) await wait();",
  ])("may be: %s", (text) => expect(retiredNamesIn(inFile("client/one.tsx", text))).toEqual([]));
});

describe("an opening", () => {
  it("an opening of a comment or a description is no relative clause", () =>
    expect(
      [...code, ...texts.filter(({ path }) => path === "schema.graphql")].flatMap(relativeOpenings),
    ).toEqual([]));

  test.each([
    "/** What a course costs. */",
    "// Who asked.",
    "/**\n * Where it is kept, with its\n * copies.\n */",
  ])("may not be: %s", (text) => expect(openingsIn(text)).toHaveLength(1));

  test.each([
    "/** Whether it is open. */",
    "/** How long it is kept. */",
    "// The price, and\n// What follows it.",
    'const title = "What to learn // next";',
  ])("may be: %s", (text) => expect(openingsIn(text)).toEqual([]));

  it.each(["What it costs.", "How it is kept."])("of a description may not be: %s", (text) =>
    expect(relativeOpenings(inFile("schema.graphql", `"""${text}"""\ntype A { a: Int }`))).toHaveLength(1),
  );
});
