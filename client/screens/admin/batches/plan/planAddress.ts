import { type Day, isDay } from "#gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";

/** What the address of a plan says: which view, and which month as YYYY-MM. */
interface PlanAddress {
  view: "list" | "calendar";
  month: string | null;
}

/** Reads the query string of a plan's address; what is unknown counts as not said. */
export function parsePlan(search: string): PlanAddress {
  const parameters = new URLSearchParams(search);
  const month = parameters.get("month") ?? "";
  return {
    view: parameters.get("view") === "calendar" ? "calendar" : "list",
    month: isDay(`${month}-01`) ? month : null,
  };
}

/** The query string of a plan's address. */
export function planSearch({ view, month }: PlanAddress): string {
  const parameters = new URLSearchParams();
  if (view === "calendar") parameters.set("view", view);
  if (month) parameters.set("month", month);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The month of a day, as YYYY-MM. */
export const toMonth = (day: Day): string => day.slice(0, 7);

/** A day with its day of the week: 'Fri 20-11-2026'. */
export const dayInWords = (day: Day): string => `${weekdayInWords(day)} ${formatTopicDate(day)}`;
