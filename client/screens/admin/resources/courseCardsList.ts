import { catalogueLimits } from "#gateway/domains/courses/contract";
import { fields, words, wordsAsked } from "~/lists/addressFields";
import { type AddressOf, pageVariables, unsortedList } from "~/lists/listAddress";

/** The courses whose resources can be opened, and what is looked for among them. */
export const courseCardsList = unsortedList(fields({ search: words }));

/** The address as the variables of the query. */
export const courseCardsVariables = (address: AddressOf<typeof courseCardsList>) => ({
  search: wordsAsked(address.search, catalogueLimits.search),
  ...pageVariables(address, catalogueLimits.page),
});
