import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");
// Equal titles, durations and dates, so that only a total order pages without doubles.
for (let number = 0; number < 12; number += 1) {
  const publishedAt = number % 3 === 0 ? null : new Date("2026-01-01T00:00:00Z");
  await factory.course({ title: "Equal", duration: 30, publishedAt, level: "ADVANCED" });
}

interface CourseNode {
  databaseId: number;
  code: string;
  title: string;
  duration: number;
  level: string;
  status: string;
  categoryId: number;
  publishedAt: string | null;
}

const list = `query ($first: Int, $after: String, $search: String, $level: Level, $categoryId: Int, $sort: CourseSort, $publishedOnly: Boolean) {
  courses(first: $first, after: $after, search: $search, level: $level, categoryId: $categoryId, sort: $sort, publishedOnly: $publishedOnly) {
    totalCount
    nodes { databaseId code title duration level status categoryId publishedAt }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function read(variables: Record<string, unknown> = {}, caller: Caller = test.visitor) {
  const { data, errors } = await caller.graphql(list, { first: 100, ...variables });
  if (errors) throw new Error(errors[0]?.message);
  return data.courses as {
    totalCount: number;
    nodes: CourseNode[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function readInPages(size: number, variables: Record<string, unknown>): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    const page: Awaited<ReturnType<typeof read>> = await read({ ...variables, first: size, after });
    ids.push(...page.nodes.map(({ databaseId }) => databaseId));
    more = page.pageInfo.hasNextPage;
    after = page.pageInfo.endCursor;
  }
  return ids;
}

const sorts = ["TITLE", "NEWEST", "SHORTEST", "LONGEST", "CREATED"];

describe("the pages of the catalogue", () => {
  it("put together are the whole list, in order and without doubles, whatever their size", async () => {
    const page = fc.integer({ min: 1, max: 40 });
    const sort = fc.constantFrom(...sorts);
    const filter = fc.constantFrom({}, { level: "ADVANCED" }, { search: "e" });
    await fc.assert(
      fc.asyncProperty(page, sort, filter, async (size, order, chosen) => {
        const whole = await read({ ...chosen, sort: order });
        const ids = whole.nodes.map(({ databaseId }) => databaseId);
        expect(await readInPages(size, { ...chosen, sort: order })).toEqual(ids);
        expect(new Set(ids).size).toBe(whole.totalCount);
      }),
      { numRuns: 12 },
    );
  });

  it("hold 24 cards unless asked otherwise, and 100 at the most", async () => {
    for (let number = 0; number < 95; number += 1) await factory.course({ title: "Many", status: "DRAFT" });
    expect((await read({ first: null }, trainer)).nodes).toHaveLength(24);
    expect((await read({ first: 5000 }, trainer)).nodes).toHaveLength(100);
  });
});

describe("the order of the catalogue", () => {
  const inOrder = <Value>(
    nodes: CourseNode[],
    value: (node: CourseNode) => Value,
    before: (a: Value, b: Value) => boolean,
  ) => nodes.every((node, index) => index === 0 || before(value(nodes[index - 1] ?? node), value(node)));

  it("is the one that was asked for", async () => {
    const duration = ({ duration: minutes }: CourseNode) => minutes;
    expect(inOrder((await read({ sort: "SHORTEST" })).nodes, duration, (a, b) => a <= b)).toBe(true);
    expect(inOrder((await read({ sort: "LONGEST" })).nodes, duration, (a, b) => a >= b)).toBe(true);
    const id = ({ databaseId }: CourseNode) => databaseId;
    expect(inOrder((await read({ sort: "CREATED" })).nodes, id, (a, b) => a < b)).toBe(true);
    const published = ({ publishedAt }: CourseNode) => publishedAt ?? "";
    expect(inOrder((await read({ sort: "NEWEST" })).nodes, published, (a, b) => a >= b)).toBe(true);
  });

  it("is by title when nothing is asked", async () => {
    expect((await read()).nodes).toEqual((await read({ sort: "TITLE" })).nodes);
    const titles = (await read()).nodes.map(({ title }) => title.toLowerCase());
    expect(titles.indexOf("core java")).toBeLessThan(titles.indexOf("react in practice"));
  });

  it("holds the same courses whatever it is", async () => {
    const sets = await Promise.all(
      sorts.map(async (sort) => (await read({ sort })).nodes.map(({ databaseId }) => databaseId).sort()),
    );
    for (const ids of sets) expect(ids).toEqual(sets[0]);
  });
});

describe("the filters of the catalogue", () => {
  const titlesOf = async (variables: Record<string, unknown>, caller?: Caller) =>
    (await read(variables, caller)).nodes.map(({ title }) => title);

  it("keep those of the level and the category", async () => {
    const advanced = await read({ level: "ADVANCED" });
    expect(advanced.nodes.every(({ level }) => level === "ADVANCED")).toBe(true);
    const all = await read();
    expect(advanced.totalCount).toBe(all.nodes.filter(({ level }) => level === "ADVANCED").length);
    const categoryId = all.nodes[0]?.categoryId;
    const inCategory = await read({ categoryId });
    expect(inCategory.totalCount).toBe(all.nodes.filter((node) => node.categoryId === categoryId).length);
  });

  it("find every word of a search, without case, in title, code, description, author or category", async () => {
    expect(await titlesOf({ search: "POSTGRESQL  sql" })).toEqual(["SQL and PostgreSQL"]);
    expect(await titlesOf({ search: "js-core" })).toEqual(["JavaScript from the Ground Up"]);
    const made = await factory.course({ description: "All about zymurgy", authorName: "Ada Quill" });
    expect(await titlesOf({ search: "zymurgy quill" })).toEqual([made.title]);
    expect(await titlesOf({ search: "zymurgy nonsense" })).toEqual([]);
  });

  it("take the signs of SQL patterns for what they are", async () => {
    const made = await factory.course({ title: "Half 100%_ sure\\" });
    expect(await titlesOf({ search: "100%_" })).toEqual([made.title]);
    expect(await titlesOf({ search: "sure\\" })).toEqual([made.title]);
    expect(await titlesOf({ search: "%" })).toEqual([made.title]);
    expect(await titlesOf({ search: "' OR 1=1 --" })).toEqual([]);
  });

  it("find nothing more than the list holds", async () => {
    const ids = new Set((await read()).nodes.map(({ databaseId }) => databaseId));
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 4 }), async (search) => {
        for (const { databaseId } of (await read({ search })).nodes) expect(ids).toContain(databaseId);
      }),
      { numRuns: 15 },
    );
  });

  it("leave out drafts for staff who ask for published courses only", async () => {
    const nodes = (await read({ publishedOnly: true }, trainer)).nodes;
    expect(nodes.every(({ status }) => status === "PUBLISHED")).toBe(true);
    expect(nodes.length).toBe((await read()).totalCount);
  });
});
