import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDateTime,
  formatTime,
  formatTopicDate,
} from "~/formats/dates";

describe("dates", () => {
  it("writes a date as dd-MMM-yyyy and a topic's date as dd-MM-yyyy", () => {
    expect(formatDate("2025-03-05")).toBe("05-Mar-2025");
    expect(formatTopicDate("2025-03-05")).toBe("05-03-2025");
    expect(formatDayMonth("2025-03-05")).toBe("05 Mar");
  });

  it("writes a moment in the time zone asked for", () => {
    const moment = "2025-12-31T20:15:09Z";
    expect(formatDateTime(moment, "Asia/Kolkata")).toBe("01-Jan-2026 01:45:09");
    expect(formatLongDateTime(moment, "UTC")).toBe("Dec 31,2025 20:15:09");
    expect(formatTime(moment, "Asia/Kolkata")).toBe("01:45");
  });

  it("writes midnight as 00, not as 24", () => {
    expect(formatDateTime("2025-06-01T00:00:00Z", "UTC")).toBe("01-Jun-2025 00:00:00");
  });

  it("shortens a time of day", () => {
    expect(formatTime("18:30:00")).toBe("18:30");
  });

  it("writes nothing for no date and for what is no date", () => {
    expect([null, undefined, "", "soon"].map((value) => formatDate(value))).toEqual(["", "", "", ""]);
  });

  it("never shifts a date without a time, whatever the time zone", () => {
    const zones = fc.constantFrom("Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata", "UTC");
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const text = day.toISOString().slice(0, 10);
        const [year, month, date] = text.split("-");
        expect(formatTopicDate(text, zone)).toBe(`${date}-${month}-${year}`);
      }),
    );
  });
});
