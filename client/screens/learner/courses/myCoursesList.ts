import { pageSizes } from "#gateway/domains/lists/contract";
import { fields, words, wordsAsked } from "~/lists/addressFields";
import { type AddressOf, pageVariables, unsortedList } from "~/lists/listAddress";

/** The learner's own courses, and what is looked for among them. */
export const myCoursesList = unsortedList(fields({ search: words }));

const searchLimit = 100;

/** The address as the variables of the query. */
export const myCoursesVariables = (address: AddressOf<typeof myCoursesList>) => ({
  search: wordsAsked(address.search, searchLimit),
  ...pageVariables(address, pageSizes.cards),
});
