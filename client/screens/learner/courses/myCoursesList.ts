import { pageSizes } from "#gateway/domains/lists/contract";
import { type AddressOf, pageVariables, unsortedList } from "~/lists/listParams";
import { paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The learner's own courses, and what is looked for among them. */
export const myCoursesList = unsortedList(paramGroup({ search: textParam }));

const searchLimit = 100;

/** The address as the variables of the query. */
export const myCoursesVariables = (address: AddressOf<typeof myCoursesList>) => ({
  search: toSearchVariable(address.search, searchLimit),
  ...pageVariables(address, pageSizes.cards),
});
