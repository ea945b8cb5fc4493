import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchesList } from "../../../../../client/screens/admin/batches/list/batchesList";
import { isFiltered, pagesBeside } from "../../../../../client/screens/admin/batches/listAddress";
import { datesOutside } from "../../../../../gateway/domains/batchCourses/formContract";

const address = fc.record({
  search: fc.string(),
  status: fc.constantFrom("", "HOLD", "COMPLETED"),
  type: fc.constantFrom("", "SATURDAY"),
  sort: fc.constantFrom("name", "dates", "status"),
  descending: fc.boolean(),
  after: fc.constantFrom("", "cursor"),
  before: fc.constant(""),
  page: fc.constant(1),
});

describe("the address of a list", () => {
  it("says all that the list shows, and nothing of the whole list", () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(batchesList.parse(batchesList.format(one))).toEqual(one);
      }),
    );
    expect(batchesList.format(batchesList.all)).toBe("");
  });

  it("counts what it cannot understand as not said", () => {
    const odd = "status=GONE&type=MONDAY&sort=secret&page=-1&descending=perhaps&before=x&after=y";
    expect(batchesList.parse(odd)).toEqual({ ...batchesList.all, descending: false, after: "y" });
  });

  it("begins at its first page when it is refined, and knows when rows are left out", () => {
    const third = batchesList.parse("after=x&page=3");
    expect(batchesList.refine(third, { status: "HOLD" })).toMatchObject({ after: "", page: 1 });
    expect([isFiltered(third), isFiltered({ ...third, search: "a" })]).toEqual([false, true]);
  });

  it("leads back to the second page by its cursor, and to the first without one", () => {
    const info = { hasNextPage: false, hasPreviousPage: true, startCursor: "s", endCursor: "e" };
    const back = (query: string) => pagesBeside(batchesList, batchesList.parse(query), info).previous;
    expect([back("after=x&page=3"), back("after=x&page=2")]).toEqual(["?before=s&page=2", "?"]);
  });
});

describe("the dates of a batch course", () => {
  const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
  const text = day.map((one) => one.toISOString().slice(0, 10));

  it("are refused exactly when they lie outside the batch's", () => {
    fc.assert(
      fc.property(text, text, text, text, (from, to, startDate, endDate) => {
        const [first, last] = [from, to].sort();
        const batch = { startDate: first ?? from, endDate: last ?? to };
        const inside = [startDate, endDate].every((one) => one >= batch.startDate && one <= batch.endDate);
        expect(datesOutside({ startDate, endDate }, batch).length === 0).toBe(inside);
      }),
    );
  });
});
