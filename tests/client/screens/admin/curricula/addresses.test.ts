import { describe, expect, it } from "vitest";
import {
  curriculaList,
  curriculaVariables,
  viewAddress,
} from "~/screens/admin/curricula/curriculumAddresses";

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
  it("says the search, the status, the order and the page", () => {
    const page = { first: 20, after: "x", last: null, before: null };
    const said = "search= java &status=DRAFT&sort=status&descending=true&after=x&page=2";
    expect(curriculaVariables(curriculaList.parse(said))).toEqual({
      search: "java",
      status: "DRAFT",
      sort: "STATUS",
      reversed: true,
      ...page,
    });
  });

  it("falls back on the first page by title", () => {
    expect(curriculaList.parse("sort=WORST&status=GONE&page=-3")).toEqual(curriculaList.all);
  });
});
