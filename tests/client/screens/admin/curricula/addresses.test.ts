import { describe, expect, it } from "vitest";
import {
  curriculaVariables,
  neighbours,
  parseCurricula,
} from "../../../../../client/screens/admin/curricula/curriculaAddress";
import { viewAddress } from "../../../../../client/screens/admin/curricula/curriculumAddresses";

describe("the address of a curriculum", () => {
  it.each([
    ["Full Stack / Java", "/admin/curriculum/Full%20Stack%20%2F%20Java"],
    ["2025", "/admin/curriculum/7"],
    ["Create", "/admin/curriculum/7"],
  ])("with the title %s is %s", (title, address) => {
    expect(viewAddress({ databaseId: 7, title })).toBe(address);
  });
});

describe("the address of the list", () => {
  it("says the order and the page", () => {
    const address = parseCurricula(new URLSearchParams("sort=CREATED&after=x&from=20"));
    expect(curriculaVariables(address)).toEqual({
      sort: "CREATED",
      first: 20,
      after: "x",
      last: null,
      before: null,
    });
    const page = { hasNextPage: true, hasPreviousPage: true, startCursor: "s", endCursor: "e" };
    expect(neighbours(address, page, 20)).toEqual({
      previous: "?sort=CREATED&before=s",
      next: "?sort=CREATED&after=e&from=40",
    });
  });

  it("falls back on the first page by title", () => {
    const address = parseCurricula(new URLSearchParams("sort=WORST&from=-3"));
    expect(address).toEqual({ sort: "TITLE", after: null, before: null, offset: 0 });
  });
});
