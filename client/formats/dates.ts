import { formatDay, formatTopicDay, isDay } from "#gateway/domains/dayTextContract";
import { type Clock, clockIn } from "#gateway/domains/zoneContract";
import { differingZone, instituteZone } from "./zones";
// Moments are shown by the institute's clocks, unless a zone is given: times with its name where the reader's differ.

/** A date 'YYYY-MM-DD', which has no time zone, or a moment as ISO text, milliseconds or Date. */
export type DateLike = string | number | Date | null | undefined;

/** Returns the moment of a value; null for a day without a time, and for what is no date. */
function toMoment(value: DateLike): Date | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string" && isDay(value)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function getClock(value: DateLike, timeZone: string): Clock | null {
  if (typeof value === "string" && isDay(value)) return { day: value, time: "00:00:00" };
  const moment = toMoment(value);
  return moment && clockIn(timeZone, moment);
}

type Format = (value: DateLike, timeZone?: string) => string;

const shaped =
  (shape: (clock: Clock) => string): Format =>
  (value, timeZone = instituteZone()) => {
    const clock = getClock(value, timeZone);
    return clock ? shape(clock) : "";
  };

/** A format with a time: the institute's zone is named where the reader's clock shows something else. */
function timed(shape: (clock: Clock) => string): Format {
  const format = shaped(shape);
  return (value, timeZone) => {
    const moment = timeZone === undefined ? toMoment(value) : null;
    const zone = moment && differingZone(moment);
    return zone ? `${format(value)} ${zone}` : format(value, timeZone);
  };
}

/** dd-MMM-yyyy, as in '05-Mar-2025'; '' without a date. */
export const formatDate = shaped(({ day }) => formatDay(day));

/** dd-MM-yyyy, used for the dates of topics. */
export const formatTopicDate = shaped(({ day }) => formatTopicDay(day));

/** dd-MMM-yyyy HH:mm:ss */
export const formatDateTime = timed(({ day, time }) => `${formatDay(day)} ${time}`);

/** MMM dd,yyyy HH:mm:ss */
export const formatLongDateTime = timed(({ day, time }) => {
  const [date, month, year] = formatDay(day).split("-");
  return `${month} ${date},${year} ${time}`;
});

/** dd MMM */
export const formatDayMonth = shaped(({ day }) => formatDay(day).slice(0, 6).replace("-", " "));

const formatMinutes = timed(({ time }) => time.slice(0, 5));

/** HH:mm of a moment, or of a time of day such as '18:30:00'. */
export const formatTime: Format = (value, timeZone) =>
  typeof value === "string" && /^\d{2}:\d{2}/.test(value)
    ? value.slice(0, 5)
    : formatMinutes(value, timeZone);
