import { catalogueLimits, courseSorts, levels } from "#gateway/domains/courses/contract";
import { fields, oneOf, oneOfOr, rowNumber, words, wordsAsked } from "~/lists/addressFields";
import { type AddressOf, listAddress, pageVariables } from "~/lists/listAddress";

/** The orders that the catalogue offers; the others are for programs. */
export const catalogueSorts = courseSorts.filter((sort) => sort !== "CREATED");

/** The catalogue, by title; `category` is a category's number. */
export const catalogueList = listAddress(
  fields({ search: words, level: oneOf(levels), category: rowNumber }),
  fields({ sort: oneOfOr(catalogueSorts, "TITLE") }),
);

/** What the catalogue's address says: what is looked for, in which order, and which page of it. */
export type CatalogueAddress = AddressOf<typeof catalogueList>;

/** The address as the variables of the catalogue's query. */
export function catalogueVariables(address: CatalogueAddress) {
  const { search, level, category, sort } = address;
  return {
    search: wordsAsked(search, catalogueLimits.search),
    level,
    categoryId: category,
    sort,
    ...pageVariables(address, catalogueLimits.page),
  };
}
