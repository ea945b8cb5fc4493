import type { Day } from "#gateway/domains/dayContract";
import { formatDay, formatTopicDay, isDay } from "#gateway/domains/dayTextContract";

/** A date 'YYYY-MM-DD', which has no time zone, or a moment as ISO text, milliseconds or Date. */
export type DateLike = string | number | Date | null | undefined;

interface Parts {
  day: Day;
  time: string;
}

const two = (n: number) => String(n).padStart(2, "0");

function getParts(value: DateLike, timeZone?: string): Parts | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string" && isDay(value)) return { day: value, time: "00:00:00" };
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return timeZone ? partsInZone(moment, timeZone) : partsHere(moment);
}

function partsHere(moment: Date): Parts {
  const year = String(moment.getFullYear()).padStart(4, "0");
  return {
    day: `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":"),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
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
  formatters.set(timeZone, formatter);
  return formatter;
}

function partsInZone(moment: Date, timeZone: string): Parts {
  const found = new Map(
    getFormatter(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? "";
  return {
    day: `${get("year").padStart(4, "0")}-${get("month")}-${get("day")}`,
    time: `${get("hour")}:${get("minute")}:${get("second")}`,
  };
}

function shaped(shape: (parts: Parts) => string) {
  return (value: DateLike, timeZone?: string): string => {
    const parts = getParts(value, timeZone);
    return parts ? shape(parts) : "";
  };
}

/** dd-MMM-yyyy, as in '05-Mar-2025'; '' without a date. */
export const formatDate = shaped(({ day }) => formatDay(day));

/** dd-MM-yyyy, used for the dates of topics. */
export const formatTopicDate = shaped(({ day }) => formatTopicDay(day));

/** dd-MMM-yyyy HH:mm:ss */
export const formatDateTime = shaped(({ day, time }) => `${formatDay(day)} ${time}`);

/** MMM dd,yyyy HH:mm:ss */
export const formatLongDateTime = shaped(({ day, time }) => {
  const [date, month, year] = formatDay(day).split("-");
  return `${month} ${date},${year} ${time}`;
});

/** dd MMM */
export const formatDayMonth = shaped(({ day }) => formatDay(day).slice(0, 6).replace("-", " "));

/** HH:mm of a moment, or of a time of day such as '18:30:00'. */
export function formatTime(value: DateLike, timeZone?: string): string {
  if (typeof value === "string" && /^\d{2}:\d{2}/.test(value)) return value.slice(0, 5);
  return getParts(value, timeZone)?.time.slice(0, 5) ?? "";
}
