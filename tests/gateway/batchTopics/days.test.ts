import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classDays, isClassDay, moveByClassDays } from "#gateway/domains/batchTopics/dayContract";
import { daysLate, type PlanTopic } from "#gateway/domains/batchTopics/planContract";
import { addDays, daysFrom } from "#gateway/domains/dayContract";
import { calendar, day, noHolidays, onDays, weekdaysOnly } from "./planScenes";

describe("days", () => {
  it("are class days by the batch's type: Monday to Friday, Saturdays or Sundays", () => {
    expect(classDays(weekdaysOnly, "2026-11-20", "2026-11-24")).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
    ]);
    expect(classDays(onDays("MONDAY", "WEDNESDAY"), "2026-11-20", "2026-11-30")).toEqual([
      "2026-11-23",
      "2026-11-25",
      "2026-11-30",
    ]);
    expect(classDays(onDays("SATURDAY"), "2026-11-20", "2026-11-30")).toEqual(["2026-11-21", "2026-11-28"]);
    expect(classDays(onDays("SUNDAY"), "2026-11-22", "2026-11-22")).toEqual(["2026-11-22"]);
    expect(classDays(onDays("SUNDAY"), "2026-11-24", "2026-11-23")).toEqual([]);
  });

  it("are no class days on holidays, whatever the day of the week", () => {
    fc.assert(
      fc.property(calendar, day, fc.nat({ max: 60 }), (on, from, length) => {
        const to = addDays(from, length);
        const withoutHolidays = classDays(on, from, to);
        const all = classDays({ ...on, holidays: noHolidays }, from, to);
        expect(withoutHolidays).toEqual(all.filter((value) => !on.holidays.has(value)));
      }),
    );
  });

  it("move by class days there and back again, and land on class days only", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: -60, max: 60 }), (on, from, by) => {
        const start = moveByClassDays(on, from, 1);
        const moved = moveByClassDays(on, start, by);
        expect(isClassDay(on, moved)).toBe(true);
        expect(moveByClassDays(on, moved, -by)).toBe(start);
        expect(Math.sign(daysFrom(start, moved))).toBe(Math.sign(by));
      }),
    );
  });
});

describe("a topic is late", () => {
  it("by the days since its planned date, and never when completed, unplanned or still to come", () => {
    const late = (status: PlanTopic["status"], plannedDate: string | null) =>
      daysLate({ status, plannedDate }, "2026-11-21");
    expect(late("PENDING", "2026-11-18")).toBe(3);
    expect([late("PENDING", "2026-11-21"), late("PENDING", "2026-12-01")]).toEqual([0, 0]);
    expect([late("PENDING", null), late("COMPLETED", "2026-11-18")]).toEqual([0, 0]);
  });
});
