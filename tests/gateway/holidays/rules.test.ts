import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdays } from "#gateway/domains/batches/contract";
import { classDays } from "#gateway/domains/batchTopics/dayContract";
import { addDays, daysFrom } from "#gateway/domains/dayContract";
import {
  holidayLimits,
  holidayMessages,
  holidaySchema,
  namedDays,
  overlap,
} from "#gateway/domains/holidays/contract";
import { missedClasses } from "#gateway/domains/holidays/rules";

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days));
const holiday = fc
  .record({ day, length: fc.nat({ max: 10 }), name: fc.constantFrom("Diwali", "Holi") })
  .map(({ length, ...rest }) => ({ ...rest, endDay: addDays(rest.day, length) }));

const problemsOf = (input: object) => {
  const { error } = holidaySchema.safeParse({ day: "2026-12-25", name: "Christmas", ...input });
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

describe("a holiday", () => {
  it("is one day or several in order, no more than the limit, and has a name", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ endDay: "" })).toEqual([]);
    expect(problemsOf({ endDay: "2026-12-31" })).toEqual([]);
    expect(problemsOf({ endDay: "2026-12-24" })).toEqual([`endDay: ${holidayMessages.endsBefore}`]);
    expect(problemsOf({ endDay: addDays("2026-12-25", holidayLimits.days) })).toEqual([
      `endDay: ${holidayMessages.tooLong}`,
    ]);
    expect(problemsOf({ day: "2026-02-30" })).toHaveLength(1);
    expect(problemsOf({ name: " " })[0]).toBe("name: Name is required");
    expect(problemsOf({ name: "x".repeat(holidayLimits.name + 1) })).toHaveLength(1);
  });

  it("shares a day with another exactly when one of its days is a day of the other", () => {
    fc.assert(
      fc.property(holiday, holiday, (first, other) => {
        const days = namedDays([first]);
        const shared = [...namedDays([other]).keys()].some((at) => days.has(at));
        expect(overlap(first, other)).toBe(shared);
        expect(days.size).toBe(daysFrom(first.day, first.endDay) + 1);
      }),
    );
  });

  it("takes a class from a batch exactly when the batch would meet on one of its days", () => {
    const meetings = fc.record({ classDays: fc.subarray([...weekdays]), from: day, to: day });
    fc.assert(
      fc.property(fc.array(holiday, { maxLength: 8 }), meetings, (holidays, { classDays: on, from, to }) => {
        const plain = classDays({ classDays: on, holidays: new Map() }, from, to);
        const missed = missedClasses(holidays, { classDays: on, from, to });
        expect(missed).toEqual(
          holidays.filter((item) => plain.some((at) => at >= item.day && at <= item.endDay)),
        );
        const left = classDays({ classDays: on, holidays: namedDays(holidays) }, from, to);
        expect(left.length < plain.length).toBe(missed.length > 0);
      }),
    );
  });
});
