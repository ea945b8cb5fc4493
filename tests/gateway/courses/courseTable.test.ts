import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");
for (let number = 0; number < 12; number += 1)
  await factory.course({ title: "Equal", status: number % 2 === 0 ? "DRAFT" : "PUBLISHED" });

const list = `query ($first: Int, $after: String, $last: Int, $before: String, $sort: CourseSort, $reversed: Boolean, $status: PublishStatus, $lacking: CourseLack) {
  courses(first: $first, after: $after, last: $last, before: $before, sort: $sort, reversed: $reversed, status: $status, lacking: $lacking) {
    totalCount
    nodes { databaseId status topicCount }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function read(variables: Record<string, unknown>, caller: Caller = trainer) {
  const { data, errors } = await caller.graphql(list, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data.courses as {
    totalCount: number;
    nodes: { databaseId: number; status: string; topicCount: number }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
}

describe("the table of courses", () => {
  it("pages every order both ways without doubles", async () => {
    const sort = fc.constantFrom("TITLE", "NEWEST", "UPDATED", "CATEGORY", "STATUS");
    await fc.assert(
      fc.asyncProperty(sort, fc.boolean(), fc.integer({ min: 1, max: 9 }), async (order, reversed, size) => {
        const chosen = { sort: order, reversed };
        const whole = (await read({ ...chosen, first: 100 })).nodes.map(({ databaseId }) => databaseId);
        const forward: number[] = [];
        let after: string | null = null;
        let last = await read({ ...chosen, first: size, after });
        forward.push(...last.nodes.map(({ databaseId }) => databaseId));
        while (last.pageInfo.hasNextPage) {
          after = last.pageInfo.endCursor;
          last = await read({ ...chosen, first: size, after });
          forward.push(...last.nodes.map(({ databaseId }) => databaseId));
        }
        expect(forward).toEqual(whole);
        const back = await read({ ...chosen, last: size, before: last.pageInfo.startCursor });
        const at = whole.length - last.nodes.length;
        expect(back.nodes.map(({ databaseId }) => databaseId)).toEqual(
          whole.slice(Math.max(0, at - size), at),
        );
      }),
      { numRuns: 14 },
    );
  });
  it("filters by status and by what is lacking; a visitor finds no drafts", async () => {
    const drafts = await read({ status: "DRAFT", first: 100 });
    expect(drafts.nodes.every(({ status }) => status === "DRAFT")).toBe(true);
    expect(drafts.totalCount).toBeGreaterThan(5);
    expect((await read({ status: "DRAFT" }, test.visitor)).totalCount).toBe(0);
    const bare = await read({ lacking: "TOPICS", first: 100 });
    expect(bare.nodes.every(({ topicCount }) => topicCount === 0)).toBe(true);
    expect(bare.totalCount).toBe(12);
    expect((await read({ lacking: "QUESTIONS", first: 1 })).totalCount).toBeGreaterThanOrEqual(12);
  });
});
