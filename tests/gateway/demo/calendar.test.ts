import { describe, expect, it } from "vitest";
import { addMonths, classDays, createCalendar, toDateText, toDayNumber } from "#prisma/demo/calendar";

const datesOf = (days: number[]) => days.map(toDateText);

describe("days", () => {
  it("turns dates into days and back", () => {
    expect(toDateText(toDayNumber("2024-02-29"))).toBe("2024-02-29");
    expect(toDayNumber("2024-03-01") - toDayNumber("2024-02-28")).toBe(2);
  });

  it("refuses what is no date", () => {
    expect(() => toDayNumber("21-11-2026")).toThrow(RangeError);
    expect(() => toDayNumber("2026-13-01")).toThrow(RangeError);
  });

  it("stays inside a shorter month", () => {
    expect(toDateText(addMonths(toDayNumber("2026-03-31"), -1))).toBe("2026-02-28");
    expect(toDateText(addMonths(toDayNumber("2026-11-21"), -24))).toBe("2024-11-21");
  });
});

describe("classDays", () => {
  const from = toDayNumber("2026-11-20");
  const to = toDayNumber("2026-11-24");

  it("leaves out the weekend of a weekday batch", () => {
    expect(datesOf(classDays("WEEKDAY", [from, to]))).toEqual(["2026-11-20", "2026-11-23", "2026-11-24"]);
  });

  it("leaves out holidays", () => {
    const holidays = new Set([toDayNumber("2026-11-23")]);
    expect(datesOf(classDays("WEEKDAY", [from, to], holidays))).toEqual(["2026-11-20", "2026-11-24"]);
  });

  it("has one day a week for the others", () => {
    expect(datesOf(classDays("SATURDAY", [from, to]))).toEqual(["2026-11-21"]);
    expect(datesOf(classDays("SUNDAY", [from, to]))).toEqual(["2026-11-22"]);
  });
});

describe("createCalendar", () => {
  const calendar = createCalendar("2026-11-21");

  it("reads the clock of India", () => {
    expect(calendar.moment(toDayNumber("2026-11-10"), 9 * 3600)).toBe("2026-11-10T03:30:00.000Z");
  });

  it("never goes beyond the start of today", () => {
    expect(calendar.moment(calendar.today + 3, 0)).toBe("2026-11-20T18:30:00.000Z");
  });
});
