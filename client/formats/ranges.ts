import { type Day, dayIn } from "#gateway/domains/dayContract";
import { momentIn } from "#gateway/domains/zoneContract";
import { type DateLike, formatDate, formatTime } from "./dates";
import { describeOwnTime, differingZone, instituteZone } from "./zones";

/** Formats the days from which and to which something runs: '05-Mar-2025 to 20-Jun-2025'. */
export const formatDateRange = (start: DateLike, end: DateLike): string =>
  `${formatDate(start)} to ${formatDate(end)}`;

type Time = string | null | undefined;

/** A time of day with the name of the institute's zone, where the reader's clock differs on that day. */
function nameZone(text: string, day: Day, time: string): string {
  const zone = differingZone(momentIn(instituteZone(), day, time));
  return zone ? `${text} ${zone}` : text;
}

const getToday = (): Day => dayIn(instituteZone(), new Date());

/** Formats a class's times: '18:00–20:00', with the zone's name where it differs today; '' when neither is set. */
export function formatTimings(start: Time, end: Time, day = getToday()): string {
  if (start && end) return nameZone(`${formatTime(start)}–${formatTime(end)}`, day, start);
  if (start) return nameZone(`from ${formatTime(start)}`, day, start);
  return end ? nameZone(`until ${formatTime(end)}`, day, end) : "";
}

/** Formats when a class begins or ends: '10:00', or '10:00 IST' where the reader's clock differs on that day. */
export const formatClassTime = (time: string, day = getToday()): string =>
  nameZone(formatTime(time), day, time);

/** Reads the reader's own clock at the beginning of a class: '23:30 your time'; null where it shows the same. */
export const describeOwnClassTime = (time: string, day = getToday()): string | null =>
  describeOwnTime(momentIn(instituteZone(), day, time));

/** A hint of a class's time with whose clock it is by, where the reader's differs: 'Class start (IST)'. */
export function withZone(hint: string): string {
  const zone = differingZone(new Date());
  return zone ? `${hint} (${zone}, the institute's time)` : hint;
}
