import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const dayOf = (number: number) => new Date(Date.UTC(2031, 0, 1 + number));

const { test, factory } = await openSuite({ engine: "embedded" });
const staff = await test.as("coordinator");
const payerId = (await factory.user()).id;
for (let number = 0; number < 25; number += 1) {
  const isDated = number % 8 !== 0;
  const publishedAt = isDated ? dayOf(number % 5) : null;
  await factory.blogPost({
    title: `Paged ${number}`,
    publishedAt,
    status: isDated ? "PUBLISHED" : "DRAFT",
  });
  await factory.payment({
    userId: payerId,
    reference: `PAGED-${number}`,
    transactionDate: isDated ? dayOf(number % 5) : null,
  });
}

interface Page {
  edges: { cursor: string; node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

async function read(list: string, page: string): Promise<Page> {
  const [name, filter = ""] = list.split(" ");
  const { data } =
    await staff.graphql(`{ page: ${name}(${filter.replace("$payer", String(payerId))} ${page}) {
    edges { cursor node { databaseId } } pageInfo { hasNextPage hasPreviousPage }
  } }`);
  return data.page;
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.databaseId);

/** Reads a list page by page, from its beginning or from its end. */
async function walk(list: string, from: "start" | "end", size: number): Promise<number[]> {
  let ids: number[] = [];
  let [page, goesOn] = ["", true];
  while (goesOn) {
    const found = await read(list, from === "start" ? `first: ${size}${page}` : `last: ${size}${page}`);
    ids = from === "start" ? [...ids, ...idsOf(found)] : [...idsOf(found), ...ids];
    const [first, last] = [found.edges[0]?.cursor, found.edges.at(-1)?.cursor];
    page = from === "start" ? `, after: "${last}"` : `, before: "${first}"`;
    goesOn = from === "start" ? found.pageInfo.hasNextPage : found.pageInfo.hasPreviousPage;
    expect(ids.length).toBeLessThanOrEqual(100);
  }
  return ids;
}

// The same operations are asked again and again with cursors at rows with and without a day.
describe.each([["blogPosts"], ["payments userId:$payer,"], ["payments userId:$payer,reversed:true,"]])(
  "%s, ordered by a day that some rows have not",
  (list) => {
    it("come page by page as they come at once, forward and back", async () => {
      const whole = idsOf(await read(list, "first: 100"));
      expect(whole.length).toBeGreaterThanOrEqual(25);
      for (const size of [1, 2, 7]) {
        expect(await walk(list, "start", size), `first: ${size}`).toEqual(whole);
        expect(await walk(list, "end", size), `last: ${size}`).toEqual(whole);
      }
    });

    it("go on after and before any row, in any order of asking", async () => {
      const { edges, ...rest } = await read(list, "first: 100");
      const ids = idsOf({ edges, ...rest });
      for (const at of [20, 0, 12, 3, 24, 2, 1]) {
        const cursor = edges[at]?.cursor;
        expect(idsOf(await read(list, `first: 3, after: "${cursor}"`))).toEqual(ids.slice(at + 1, at + 4));
        expect(idsOf(await read(list, `last: 3, before: "${cursor}"`))).toEqual(
          ids.slice(Math.max(0, at - 3), at),
        );
      }
    });
  },
);
