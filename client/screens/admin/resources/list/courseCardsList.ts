import { catalogueLimits } from "#gateway/domains/courses/contract";
import { type ParsedAddress, pageVariables, unsortedList } from "~/lists/listParams";
import { paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The list of courses with resources, and its search. */
export const courseCardsList = unsortedList(paramGroup({ search: textParam }));

/** Converts the state to query variables. */
export const courseCardsVariables = (address: ParsedAddress<typeof courseCardsList>) => ({
  search: toSearchVariable(address.search),
  ...pageVariables(address, catalogueLimits.page),
});
