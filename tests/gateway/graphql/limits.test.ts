import fc from "fast-check";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { computeCost } from "#gateway/graphql/cost";
import { limits } from "#gateway/graphql/limits";
import { schema } from "#gateway/schema/schema";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const codeOf = async (query: string, variables = {}) =>
  (await test.visitor.graphql(query, variables)).errors?.[0]?.extensions?.code;

/** A document of a depth of at least 2. */
const nest = (depth: number) => {
  // Each round of `resources { nodes { course {` adds three; the rest is made up by where it ends.
  const rounds = Math.floor((depth - 2) / 3);
  const rest = (depth - 2) % 3;
  const ends = ["title", "category { name }", "resources { nodes { name } }"];
  const round = "resources(first: 1) { nodes { course { ";
  return `{ course(databaseId: 0) { ${round.repeat(rounds)}${ends[rest]}${" } } }".repeat(rounds)} } }`;
};

describe("an operation may be", () => {
  it("15 deep and no deeper", async () => {
    expect(await codeOf(nest(15))).toBeUndefined();
    expect(await codeOf(nest(16))).toBe("LIMIT_EXCEEDED");
  });

  it("no deeper by fragments either", async () => {
    expect(await codeOf(`query { ...R } fragment R on Query ${nest(16)}`)).toBe("LIMIT_EXCEEDED");
    expect(await codeOf(`query { ...R } fragment R on Query ${nest(15)}`)).toBeUndefined();
  });

  it("30 aliases wide and no wider", async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: settings { code }`).join(" ")} }`;
    expect(await codeOf(aliases(30))).toBeUndefined();
    expect(await codeOf(aliases(31))).toBe("LIMIT_EXCEEDED");
  });

  it("2,000 tokens long and no longer", async () => {
    // The parser counts every token but the end: query, two braces around each selection, and the names.
    const tokens = (count: number) => `{ settings { ${"code ".repeat(count - 5)} } }`;
    // Longer than any rule but this one likes, so another may refuse it.
    const within = await test.visitor.graphql(tokens(2_000));
    expect(within.errors?.[0]?.message ?? "").not.toContain("tokens");
    const { status, errors } = await test.visitor.graphql(tokens(2_001));
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining("2000 tokens")]);
  });

  it("an operation may be as costly as 60,000 rows and fields and no costlier", async () => {
    const document = (size: string) =>
      `query ${size === "$size" ? "($size: Int = 1)" : ""} { courses(first: ${size}) { nodes { modules { topics { name } questions { title } } resources(first: ${size}) { nodes { name tags url } } } } }`;
    expect(await codeOf(document("1"))).toBe("UNAUTHENTICATED");
    expect(await codeOf(document("100"))).toBe("LIMIT_EXCEEDED");
    expect(await codeOf(document("$size"))).toBe("UNAUTHENTICATED");
    expect(await codeOf(document("$size"), { size: 100 })).toBe("LIMIT_EXCEEDED");
    expect(await codeOf(document("$size").replace("= 1", "= 100"))).toBe("LIMIT_EXCEEDED");
  });

  it("an operation may be of no more than 1 MB", async () => {
    const query = `{ settings { code } } # ${"x".repeat(limits.bodyBytes)}`;
    const { status } = await test.visitor.graphql(query);
    expect(status).toBe(413);
  });
});

describe("the cost of an operation", () => {
  const cost = (text: string, variables = {}) =>
    computeCost(schema, { document: parse(text), operationName: undefined, variables });

  it("grows with every page size, given or not, and never beyond the largest page", () => {
    const page = (first: number) => cost(`{ courses(first: ${first}) { nodes { title code } } }`);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (first) => {
        expect(page(first + 1)).toBeGreaterThan(page(first));
      }),
    );
    expect(page(5_000)).toBe(page(100));
    expect(cost("{ courses { nodes { title code } } }")).toBe(page(20));
  });

  it("is the same by variable, by default and by literal, inline or in a fragment", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (size) => {
        const literal = cost(`{ courses(first: ${size}) { nodes { title } } }`);
        const variable = "query ($n: Int) { courses(first: $n) { nodes { title } } }";
        expect(cost(variable, { n: size })).toBe(literal);
        expect(cost(`query ($n: Int = ${size}) { courses(last: $n) { nodes { title } } }`)).toBe(literal);
        const spread = `{ ...A } fragment A on Query { ... on Query { courses(first: ${size}) { nodes { title } } } }`;
        expect(cost(spread)).toBe(literal);
      }),
    );
  });
});
