import { addDays, type Day } from "./dayContract";
import { formatDay } from "./dayTextContract";
import { minuteMs } from "./durationContract";
// Moments and the clocks of a zone: the one place that turns one into the other, here and in the browser.

/** A reading of a zone's clocks. */
export interface Clock {
  day: Day;
  /** HH:mm:ss */
  time: string;
}

const quarterMs = 15 * minuteMs;

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** The offsets that were measured, by the quarter of an hour: clocks change at no other moments. */
  offsets: Map<number, number>;
}

/** More than a screen or a file of one institute shows. */
const mostOffsets = 2_000;

const zones = new Map<string, Zone>();

function openZone(timeZone: string): Zone {
  const digits = "2-digit";
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  const zone: Zone = { formatter, offsets: new Map() };
  zones.set(timeZone, zone);
  return zone;
}

/** The milliseconds that a zone is ahead of UTC during the quarter of an hour that begins at a moment. */
function measureOffset(formatter: Intl.DateTimeFormat, quarter: number): number {
  const parts = new Map(formatter.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]));
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = new Date(0);
  shown.setUTCFullYear(get("year"), get("month") - 1, get("day"));
  shown.setUTCHours(get("hour"), get("minute"), get("second"));
  return shown.getTime() - quarter;
}

function getOffset(timeZone: string, moment: number): number {
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  const quarter = Math.floor(moment / quarterMs) * quarterMs;
  const known = zone.offsets.get(quarter);
  if (known !== undefined) return known;
  if (zone.offsets.size >= mostOffsets) zone.offsets.clear();
  const offset = measureOffset(zone.formatter, quarter);
  zone.offsets.set(quarter, offset);
  return offset;
}

/** Reads a zone's clocks at a moment. */
export function clockIn(timeZone: string, moment: Date | number): Clock {
  const at = Number(moment);
  const shown = new Date(at + getOffset(timeZone, at)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
}

const dayMs = 24 * 60 * minuteMs;

/**
 * The moment at which the clocks of a zone show a time, HH:mm or HH:mm:ss, on a day. The first of two, where clocks are
 * put back; where they are put forward over it, as long after the change as the time is after it.
 */
export function momentIn(timeZone: string, day: Day, time: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  const [before, after] = [shown - dayMs, shown + dayMs].map((near) => getOffset(timeZone, near));
  const candidates = [before, after]
    .map((offset = 0) => shown - offset)
    .toSorted((left, right) => left - right);
  const fits = (moment: number) => moment + getOffset(timeZone, moment) === shown;
  return new Date(candidates.find(fits) ?? shown - (before ?? 0));
}

/** The first moment of a day in a time zone. */
export const startOfDay = (timeZone: string, day: Day): Date => momentIn(timeZone, day, "00:00:00");

/** The last second of a day in a time zone. */
export const endOfDay = (timeZone: string, day: Day): Date =>
  new Date(startOfDay(timeZone, addDays(day, 1)).getTime() - 1_000);

/** An appointed moment by the clocks of a zone, dd-MMM-yyyy, HH:mm: '05-Mar-2026, 18:04'. */
export function formatMomentIn(timeZone: string, moment: Date | number): string {
  const { day, time } = clockIn(timeZone, moment);
  return `${formatDay(day)}, ${time.slice(0, 5)}`;
}

/** English as it is spoken where the zones with a short name of their own are. */
const speakers = ["en-IN", "en-US", "en-GB", "en-AU", "en-CA", "en-ZA", "en-NZ"] as const;

/** A zone's short name at a moment: 'IST', 'CET', or 'GMT+5:45' where it has none. */
export function getZoneName(timeZone: string, moment: Date | number): string {
  const names = speakers.map((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(moment);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  });
  return names.find((name) => !/^(GMT|UTC).|^$/.test(name)) ?? names[0] ?? timeZone;
}

/** An appointed moment with the name of its zone, for readers whose zone is not known: '05-Mar-2026, 18:04 IST'. */
export const formatZonedMoment = (timeZone: string, moment: Date | number): string =>
  `${formatMomentIn(timeZone, moment)} ${getZoneName(timeZone, moment)}`;
