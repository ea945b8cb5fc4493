import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParsedAddress } from "~/lists/listParams";
import { getOffset, pagesBeside } from "~/lists/listParams";
import { enumParam, idParam, numberParam, textParam, yesNoParam } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

const list = tableList({
  filters: {
    month: numberParam(1, 12, -1),
    search: textParam,
    status: enumParam(["OPEN", "DONE"]),
    owner: idParam,
    active: yesNoParam,
  },
  columns: { name: "NAME", dates: "START", status: "STATUS" },
  sort: "dates",
  descending: true,
  turned: ["dates"],
});

const cursor = fc.stringMatching(/^[\w=+/]{1,12}$/);
const number = fc.integer({ min: 1, max: 999 });
const addresses: fc.Arbitrary<ParsedAddress<typeof list>> = fc
  .tuple(
    fc.record({
      month: fc.constantFrom(-1, 1, 12),
      search: fc.string({ maxLength: 12 }),
      status: fc.constantFrom(null, "OPEN" as const, "DONE" as const),
      owner: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      active: fc.constantFrom(null, "yes" as const, "no" as const),
      sort: fc.constantFrom("name" as const, "dates" as const, "status" as const),
      descending: fc.boolean(),
    }),
    fc.oneof(
      fc.constant({ after: null, before: null, page: 1 }),
      fc.record({ after: cursor, before: fc.constant(null), page: number }),
      fc.record({ after: fc.constant(null), before: cursor, page: number }),
    ),
  )
  .chain(([refinement, page]) =>
    fc.constantFrom(20, 50, 100).map((size) => ({ ...refinement, ...page, size })),
  );

describe("the size of a page", () => {
  it("is 20, 50 or 100, stays with filters and order, and numbers the rows", () => {
    expect(list.parse("?size=50").size).toBe(50);
    for (const odd of ["?size=1000", "?size=21", "?size=", ""]) expect(list.parse(odd).size).toBe(20);
    const second = list.parse("?size=50&after=abc&page=2");
    expect(list.variables(second)).toMatchObject({ first: 50, after: "abc" });
    expect(getOffset(second)).toBe(50);
    expect(list.format(list.refine(second, { search: "x" }))).toBe("?search=x&size=50");
    expect(list.format(list.sortedBy(second, "name", false))).toBe("?sort=name&size=50");
  });
});

describe("the address of a table", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(list.parse(list.format(address))).toEqual(address);
      }),
    );
  });

  it("is written in one way only, and says nothing of the whole list", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (written) => {
        const once = list.format(list.parse(written));
        expect(list.format(list.parse(once))).toBe(once);
      }),
    );
    expect(list.format(list.all)).toBe("");
  });

  it("understands any text, and asks for one page, from one side", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = list.parse(text);
        const { first, last } = list.variables(address);
        expect([first, last].filter((size) => size !== null)).toEqual([20]);
        expect(getOffset(address)).toBeGreaterThanOrEqual(0);
        expect(address.after === null || address.before === null).toBe(true);
      }),
    );
  });

  it("counts what it cannot understand as not said", () => {
    const odd = "status=GONE&month=13&owner=0&active=perhaps&sort=secret&page=-1&before=x&after=y";
    expect(list.parse(odd)).toEqual({ ...list.all, after: "y" });
    expect(list.parse("page=7")).toEqual(list.all);
  });

  it("sorts an unreversed column upwards, unless it has a first order of its own", () => {
    expect([list.parse("").descending, list.parse("sort=name").descending]).toEqual([true, false]);
    expect(list.variables(list.parse(""))).toMatchObject({ sort: "START", reversed: false });
    expect(list.variables(list.parse("sort=name"))).toMatchObject({ sort: "NAME", reversed: false });
    expect(list.format(list.sortedBy(list.parse("after=x&page=3"), "name", true))).toBe(
      "?sort=name&descending=true",
    );
    expect(list.sortedBy(list.all, "secret", true)).toBe(list.all);
  });
});

describe("the rows that a table shows", () => {
  const third = list.parse("after=x&page=3&sort=name");

  it("begin at the first page when they are refined", () => {
    expect(list.format(list.refine(third, { status: "OPEN" }))).toBe("?status=OPEN&sort=name");
    expect(list.format(list.withoutFilters(list.parse("status=OPEN&sort=name")))).toBe("?sort=name");
  });

  it("are known to be some of all", () => {
    expect([third, { ...third, search: " " }].map(list.isFiltered)).toEqual([false, false]);
    expect(
      [
        { ...third, search: "a" },
        { ...third, month: 2 },
      ].map(list.isFiltered),
    ).toEqual([true, true]);
  });

  it("lead to the pages beside, and back to the first one without a cursor", () => {
    const info = { hasNextPage: true, hasPreviousPage: true, startCursor: "s", endCursor: "e" };
    const beside = (query: string) => pagesBeside(list, list.parse(query), info);
    expect(beside("after=x&page=3")).toEqual({ previous: "?before=s&page=2", next: "?after=e&page=4" });
    expect(beside("after=x&page=2").previous).toBe("?");
    expect(pagesBeside(list, third, { ...info, hasNextPage: false }).next).toBeUndefined();
  });
});
