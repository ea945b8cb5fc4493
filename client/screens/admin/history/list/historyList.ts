import { addDays, type Day } from "#gateway/domains/dayContract";
import { dayMs, hourMs } from "#gateway/domains/durationContract";
import { startOfDay } from "#gateway/domains/zoneContract";
import { instituteZone } from "~/formats/zones";
import { dayParam } from "~/lists/dayParam";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup, stringParam, textParam, toSearchVariable } from "~/lists/searchParams";

/** How far back the list goes, in days, or between which two days. */
export const historySpans = ["1", "7", "30", "365", "dates"] as const;

/** The state of the history in the address. */
export const historyList = unsortedList(
  paramGroup({
    search: textParam,
    action: stringParam,
    days: enumParam(historySpans),
    from: dayParam,
    to: dayParam,
  }),
);

type Address = PageParams & {
  search: string;
  action: string | null;
  days: (typeof historySpans)[number] | null;
  from: Day | null;
  to: Day | null;
};

/** The first moment of a day where the institute is, as the list shows its times. */
const toDayStart = (day: Day): string => startOfDay(instituteZone(), day).toISOString();

/** When a span of days began; at a whole hour, so that a page stays the same page. */
const startOfSpan = (days: number, now: Date): string =>
  new Date(Math.floor((now.getTime() - days * dayMs) / hourMs) * hourMs).toISOString();

/** Between which moments the list is; the last day is in it. */
function between({ days, from, to }: Pick<Address, "days" | "from" | "to">, now: Date) {
  if (days === null) return { from: null, to: null };
  if (days !== "dates") return { from: startOfSpan(Number(days), now), to: null };
  return { from: from && toDayStart(from), to: to && toDayStart(addDays(to, 1)) };
}

/** The filters of the history as variables. */
export const historyFilters = ({ search, action, ...time }: Address, now: Date) => ({
  search: toSearchVariable(search),
  action,
  ...between(time, now),
});

/** Converts the list's address to the query's variables. */
export const historyVariables = (address: Address, now: Date) => ({
  ...historyFilters(address, now),
  ...pageVariables(address),
});
