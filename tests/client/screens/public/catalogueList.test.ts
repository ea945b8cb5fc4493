import { describe, expect, it } from "vitest";
import { catalogueList, catalogueVariables } from "~/screens/public/courses/catalogueList";

describe("the catalogue's address", () => {
  it("counts what the catalogue does not offer as not said", () => {
    expect(catalogueList.parse("?level=EASY&category=x&sort=CREATED&after=")).toEqual(catalogueList.all);
  });

  it("counts as filtered only when it leaves courses out", () => {
    expect(catalogueList.isFiltered(catalogueList.parse("?search=++&sort=NEWEST&after=x"))).toBe(false);
    expect(catalogueList.isFiltered(catalogueList.parse("?level=BEGINNER"))).toBe(true);
  });

  it("asks the server for words only, no more than it reads, and one page from one side", () => {
    const asked = (address: Partial<typeof catalogueList.all>) =>
      catalogueVariables({ ...catalogueList.all, ...address });
    expect(asked({ search: " " }).search).toBeNull();
    expect(asked({ search: ` ${"a".repeat(200)}` }).search).toHaveLength(100);
    expect(asked({ after: "c" })).toMatchObject({ first: 24, after: "c", last: null, before: null });
    expect(asked({ before: "c" })).toMatchObject({ last: 24, before: "c", first: null, after: null });
  });
});
