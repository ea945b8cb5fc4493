import { pageSizes } from "#gateway/domains/lists/contract";
import { type ParsedAddress, unsortedList } from "~/lists/listParams";
import { listVariables } from "~/lists/loadList";
import { paramGroup, textParam } from "~/lists/searchParams";

/** The list of the learner's courses and its search. */
export const myCoursesList = unsortedList(paramGroup({ search: textParam }));

/** Converts the state to query variables. */
export const myCoursesVariables = (address: ParsedAddress<typeof myCoursesList>) =>
  listVariables(address, pageSizes.cards);
