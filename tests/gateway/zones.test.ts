import { describe, expect, it } from "vitest";
import { addDays, dayIn } from "#gateway/domains/dayContract";
import {
  clockIn,
  endOfDay,
  formatMomentIn,
  formatZonedMoment,
  getZoneName,
  momentIn,
  startOfDay,
} from "#gateway/domains/zoneContract";

/** Zones whose clocks change at midnight, by half an hour, in the other half of the year, or never. */
const zones = [
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/Santiago",
  "America/Havana",
  "Africa/Cairo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];
const days = Array.from({ length: 365 }, (_, index) => addDays("2027-01-01", index));
const minuteMs = 60_000;
const utc = (day: string, time: string) => `${day}T${time}.000Z`;

/** Whether a moment is read as a day, and what was read is written back as it, or as the first of two with its name. */
function isRight(zone: string, moment: number, day: string): boolean {
  const clock = clockIn(zone, moment);
  const again = momentIn(zone, clock.day, clock.time).getTime();
  const shown = clockIn(zone, again);
  return clock.day === day && shown.day === day && shown.time === clock.time && again <= moment;
}

/** Lists the faults in the ten minutes around the beginning of a day. */
function findWrong(zone: string, day: string): string[] {
  const before = addDays(day, -1);
  const start = startOfDay(zone, day).getTime();
  const isWhole = start - endOfDay(zone, before).getTime() === 1_000 && dayIn(zone, new Date(start)) === day;
  const minutes = Array.from({ length: 10 }, (_, index) => index - 5);
  const wrong = minutes.filter(
    (minute) => !isRight(zone, start + minute * minuteMs, minute < 0 ? before : day),
  );
  return [...(isWhole ? [] : [`${day} begins elsewhere`]), ...wrong.map((minute) => `${day} ${minute}`)];
}

describe("moments of a zone", () => {
  it.each(zones)("agree with the clocks of %s around every midnight", (zone) => {
    expect(days.flatMap((day) => findWrong(zone, day))).toEqual([]);
  });

  it.each([
    ["Europe/Berlin", "2027-03-27", "2027-03-27T22:59:59.000Z"],
    ["Europe/Berlin", "2027-10-30", "2027-10-30T21:59:59.000Z"],
    ["America/New_York", "2027-03-13", "2027-03-14T04:59:59.000Z"],
    ["America/New_York", "2027-11-06", "2027-11-07T03:59:59.000Z"],
    ["Australia/Lord_Howe", "2027-04-03", "2027-04-03T12:59:59.000Z"],
    ["Africa/Cairo", "2027-04-29", "2027-04-29T21:59:59.000Z"],
  ])("end the day in %s on %s although clocks change", (zone, day, end) => {
    expect(endOfDay(zone, day).toISOString()).toBe(end);
  });

  it("take the first of two equal times, and go on after a missing one", () => {
    const berlin = (day: string, time: string) => momentIn("Europe/Berlin", day, time).toISOString();
    expect(berlin("2027-10-31", "02:30")).toBe(utc("2027-10-31", "00:30:00"));
    expect(berlin("2027-03-28", "02:30")).toBe(utc("2027-03-28", "01:30:00"));
    expect(clockIn("Europe/Berlin", Date.parse(utc("2027-03-28", "01:30:00"))).time).toBe("03:30:00");
  });

  it("are written with the name of their zone", () => {
    const moment = new Date("2026-09-05T19:04:00Z");
    expect(formatMomentIn("Asia/Kolkata", moment)).toBe("06-Sep-2026, 00:34");
    expect(formatZonedMoment("Asia/Kolkata", moment)).toBe("06-Sep-2026, 00:34 IST");
    expect(getZoneName("Europe/Berlin", moment)).toMatch(/^CEST$|^GMT\+2$/);
    expect(getZoneName("Asia/Kathmandu", moment)).toBe("GMT+5:45");
    expect(getZoneName("UTC", moment)).toBe("UTC");
  });
});
