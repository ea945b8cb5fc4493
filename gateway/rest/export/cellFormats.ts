import { dayIn } from "#gateway/domains/dayContract";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const dayParts = (day: string) => {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month, date };
};

/** dd-MMM-yyyy of a day 'YYYY-MM-DD'; empty for none. */
export function formatDay(day: string | null): string {
  if (day === null) return "";
  const { year, month, date } = dayParts(day);
  return `${date}-${months[Number(month) - 1] ?? month}-${year}`;
}

/** dd-MM-yyyy, for the dates of topics. */
export function formatTopicDay(day: string | null): string {
  if (day === null) return "";
  const { year, month, date } = dayParts(day);
  return `${date}-${month}-${year}`;
}

/** A moment's day, dd-MMM-yyyy. */
export const formatMomentDay = (moment: string | null, timeZone: string): string =>
  moment === null ? "" : formatDay(dayIn(timeZone, new Date(moment)));

/** A moment, dd-MMM-yyyy HH:mm:ss. */
export function formatMoment(moment: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium", hourCycle: "h23" });
  return `${formatMomentDay(moment, timeZone)} ${time.format(new Date(moment))}`;
}

/** '18:00–20:00' of two times of day; empty when neither is set. */
export function formatTimings(start: string | null, end: string | null): string {
  const [from, to] = [start?.slice(0, 5), end?.slice(0, 5)];
  if (from && to) return `${from}–${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : "";
}

export const yesOrNo = (value: boolean): string => (value ? "Yes" : "No");
