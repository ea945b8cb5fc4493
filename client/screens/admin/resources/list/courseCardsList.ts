import { catalogueLimits } from "#gateway/domains/courses/contract";
import { type AddressOf, pageVariables, unsortedList } from "~/lists/listParams";
import { paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The courses whose resources can be opened, and what is looked for among them. */
export const courseCardsList = unsortedList(paramGroup({ search: textParam }));

/** The address as the variables of the query. */
export const courseCardsVariables = (address: AddressOf<typeof courseCardsList>) => ({
  search: toSearchVariable(address.search, catalogueLimits.search),
  ...pageVariables(address, catalogueLimits.page),
});
