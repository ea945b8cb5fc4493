import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, name, paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** How far back the list goes, in days. */
export const historySpans = ["1", "7", "30", "365"] as const;

/** The state of the history in the address. */
export const historyList = unsortedList(
  paramGroup({ search: textParam, action: name, days: enumParam(historySpans) }),
);

type Address = PageParams & {
  search: string;
  action: string | null;
  days: (typeof historySpans)[number] | null;
};

const day = 24 * 3_600_000;

/** The filters of the history as variables; spans begin with a whole hour, so that a page stays the same page. */
export const historyFilters = ({ search, action, days }: Address, now: Date) => ({
  search: toSearchVariable(search),
  action,
  from:
    days === null
      ? null
      : new Date(Math.floor((now.getTime() - Number(days) * day) / 3_600_000) * 3_600_000).toISOString(),
});

/** Converts the list's address to the query's variables. */
export const historyVariables = (address: Address, now: Date) => ({
  ...historyFilters(address, now),
  ...pageVariables(address),
});
