import { type Day, isDay } from "#gateway/domains/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";

/** The state of a plan's address: the view, and the month as YYYY-MM. */
interface PlanAddress {
  view: "list" | "calendar";
  month: string | null;
}

/** Parses a plan's query string; invalid values count as missing. */
export function parsePlan(search: string): PlanAddress {
  const parameters = new URLSearchParams(search);
  const month = parameters.get("month") ?? "";
  return {
    view: parameters.get("view") === "calendar" ? "calendar" : "list",
    month: isDay(`${month}-01`) ? month : null,
  };
}

/** Formats a plan's query string. */
export function planSearch({ view, month }: PlanAddress): string {
  const parameters = new URLSearchParams();
  if (view === "calendar") parameters.set("view", view);
  if (month) parameters.set("month", month);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns a day's month as YYYY-MM. */
export const toMonth = (day: Day): string => day.slice(0, 7);

/** Formats a day with its weekday: 'Fri 20-11-2026'. */
export const dayInWords = (day: Day): string => `${weekdayInWords(day)} ${formatTopicDate(day)}`;
