import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The state of the list of rubrics in the address. */
export const rubricsList = unsortedList(paramGroup({ search: textParam }));

/** Converts the list's address to the query's variables. */
export const rubricsVariables = ({ search, ...page }: PageParams & { search: string }) => ({
  search: toSearchVariable(search),
  ...pageVariables(page),
});
