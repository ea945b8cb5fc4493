import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allCourses,
  type CoursesAddress,
  coursesVariables,
  formatCourses,
  offsetOf,
  parseCourses,
} from "../../../../../client/screens/admin/courses/coursesAddress";
import { courseLacks, publishStatuses } from "../../../../../gateway/domains/courses/contract";

const cursor = fc.stringMatching(/^[\w=+/]{1,12}$/);
const addresses: fc.Arbitrary<CoursesAddress> = fc
  .record({
    search: fc.string({ maxLength: 12 }),
    status: fc.constantFrom(null, ...publishStatuses),
    category: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    lacking: fc.constantFrom(null, ...courseLacks),
    sort: fc.constantFrom("title" as const, "category" as const, "updated" as const, "status" as const),
    descending: fc.boolean(),
  })
  .chain((filter) =>
    fc.oneof(
      fc.constant({ ...filter, after: null, before: null, page: 1 }),
      fc
        .record({ after: cursor, page: fc.integer({ min: 1, max: 999 }) })
        .map((at) => ({ ...filter, ...at, before: null })),
      fc
        .record({ before: cursor, page: fc.integer({ min: 1, max: 999 }) })
        .map((at) => ({ ...filter, ...at, after: null })),
    ),
  );

describe("the address of the list", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseCourses(formatCourses(address))).toEqual(address);
      }),
    );
  });

  it("understands any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = parseCourses(text);
        expect(offsetOf(address)).toBeGreaterThanOrEqual(0);
        expect(address.after === null || address.before === null).toBe(true);
      }),
    );
  });

  it("asks for one page, from one side", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { first, last } = coursesVariables(address);
        expect([first, last].filter((size) => size !== null)).toEqual([20]);
      }),
    );
  });

  it("says nothing of the whole list", () => {
    expect(formatCourses(allCourses)).toBe("");
  });
});
