import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesOutside } from "#gateway/domains/batchCourses/formContract";

describe("the dates of a batch course", () => {
  const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
  const text = day.map((date) => date.toISOString().slice(0, 10));

  it("are refused exactly when they lie outside the batch's", () => {
    fc.assert(
      fc.property(text, text, text, text, (from, to, startDate, endDate) => {
        const [first, last] = [from, to].sort();
        const batch = { startDate: first ?? from, endDate: last ?? to };
        const inside = [startDate, endDate].every(
          (value) => value >= batch.startDate && value <= batch.endDate,
        );
        expect(datesOutside({ startDate, endDate }, batch).length === 0).toBe(inside);
      }),
    );
  });
});
