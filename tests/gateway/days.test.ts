import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requiredDay } from "#gateway/domains/contract";
import {
  addDays,
  addMonths,
  dayIn,
  daysFrom,
  getWeekday,
  maxDay,
  midnight,
  monthNames,
  toDay,
} from "#gateway/domains/dayContract";
import { formatDay, formatTopicDay, isDay, shortMonths } from "#gateway/domains/dayTextContract";
import { fullDate } from "~/formats/typedDate";

const pad = (number: number, length: number) => String(number).padStart(length, "0");
const write = (year: number, month: number, date: number) =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLengths = (year: number) => [
  31,
  isLeapYear(year) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];

const year = fc.integer({ min: 1900, max: 2199 });
const day = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.nat())
  .map(([in_, month, date]) => write(in_, month, 1 + (date % (monthLengths(in_)[month - 1] ?? 1))));
const steps = fc.integer({ min: -100_000, max: 100_000 });

describe("a day", () => {
  it("exists exactly when its month has so many days, which leap years decide for February", () => {
    const numbers = fc.tuple(year, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }));
    fc.assert(
      fc.property(numbers, ([in_, month, date]) => {
        const length = monthLengths(in_)[month - 1] ?? 0;
        expect(isDay(write(in_, month, date))).toBe(date >= 1 && date <= length);
      }),
      { numRuns: 1_000 },
    );
    const leap = [1900, 2000, 2023, 2024, 2100].map((in_) => isDay(write(in_, 2, 29)));
    expect(leap).toEqual([false, true, false, true, false]);
  });

  it("is written in full: ten characters and nothing beside them", () => {
    expect(
      ["2026-2-1", "soon", "", "2026-02-01T00:00:00Z", " 2026-02-01", "02026-02-01"].filter(isDay),
    ).toEqual([]);
  });

  it("comes back from the date that the database knows, and from what people read", () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(toDay(midnight(value))).toBe(value);
        expect(toDay(midnight(value).toISOString())).toBe(value);
        expect(fullDate(formatDay(value))).toBe(value);
        expect(fullDate(formatTopicDay(value))).toBe(value);
      }),
    );
    expect([formatDay("2026-03-05"), formatTopicDay("2026-03-05")]).toEqual(["05-Mar-2026", "05-03-2026"]);
    expect([formatDay(null), formatTopicDay(null)]).toEqual(["", ""]);
  });

  it("is reached by adding the days to it, forth and back", () => {
    fc.assert(
      fc.property(day, steps, (from, by) => {
        const to = addDays(from, by);
        expect(isDay(to)).toBe(true);
        expect(daysFrom(from, to)).toBe(by);
        expect(addDays(to, -by)).toBe(from);
        expect(getWeekday(to)).toBe((((getWeekday(from) + by) % 7) + 7) % 7);
      }),
    );
  });

  it("is the same day of another month, or the last of a shorter one", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1_000, max: 1_000 }), (from, by) => {
        const to = addMonths(from, by);
        const [in_ = 0, month = 0, date = 0] = to.split("-").map(Number);
        const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split("-").map(Number);
        expect(in_ * 12 + month).toBe(fromYear * 12 + fromMonth + by);
        expect(date).toBe(Math.min(fromDate, monthLengths(in_)[month - 1] ?? 0));
      }),
    );
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  });

  it("compares as its text does", () => {
    fc.assert(
      fc.property(day, day, (left, right) => {
        expect(left < right).toBe(daysFrom(left, right) > 0);
        expect(maxDay(left, right)).toBe(daysFrom(left, right) > 0 ? right : left);
      }),
    );
  });

  it("is followed by 1 March after 28 February, but by the 29th in a leap year", () => {
    fc.assert(
      fc.property(year, (in_) => {
        expect(addDays(write(in_, 2, 28), 1)).toBe(isLeapYear(in_) ? write(in_, 2, 29) : write(in_, 3, 1));
        expect(daysFrom(write(in_, 1, 1), write(in_ + 1, 1, 1))).toBe(isLeapYear(in_) ? 366 : 365);
      }),
    );
  });

  it("is the organization's, not the server's", () => {
    const evening = new Date("2026-11-20T19:00:00Z");
    expect([dayIn("Asia/Kolkata", evening), dayIn("Europe/London", evening)]).toEqual([
      "2026-11-21",
      "2026-11-20",
    ]);
    fc.assert(
      fc.property(day, (value) => {
        expect(dayIn("UTC", midnight(value))).toBe(value);
      }),
    );
  });

  it("is of this century in forms", () => {
    const schema = requiredDay("Date");
    fc.assert(
      fc.property(day, (value) => {
        expect(schema.safeParse(value).success).toBe(value >= "2000-01-01" && value <= "2100-12-31");
      }),
    );
    expect(["2000-01-01", "2100-12-31"].map((value) => schema.safeParse(value).success)).toEqual([
      true,
      true,
    ]);
    expect(
      ["1999-12-31", "2101-01-01", "2026-02-29"].map((value) => schema.safeParse(value).success),
    ).toEqual([false, false, false]);
  });
});

describe("the months", () => {
  it("have twelve names, each known by its first three letters", () => {
    expect(monthNames).toHaveLength(12);
    expect(new Set(shortMonths).size).toBe(12);
    expect(shortMonths.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
  });
});
