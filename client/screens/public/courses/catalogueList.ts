import { catalogueLimits, courseSorts, levels } from "#gateway/domains/courses/contract";
import { type AddressOf, listParams, pageVariables } from "~/lists/listParams";
import {
  enumParam,
  enumParamOr,
  idParam,
  paramGroup,
  textParam,
  toSearchVariable,
} from "~/lists/searchParams";

/** The orders that the catalogue offers; the others are for programs. */
export const catalogueSorts = courseSorts.filter((sort) => sort !== "CREATED");

/** The catalogue, by title; `category` is a category's number. */
export const catalogueList = listParams(
  paramGroup({ search: textParam, level: enumParam(levels), category: idParam }),
  paramGroup({ sort: enumParamOr(catalogueSorts, "TITLE") }),
);

/** What the catalogue's address says: what is looked for, in which order, and which page of it. */
export type CatalogueAddress = AddressOf<typeof catalogueList>;

/** The address as the variables of the catalogue's query. */
export function catalogueVariables(address: CatalogueAddress) {
  const { search, level, category, sort } = address;
  return {
    search: toSearchVariable(search, catalogueLimits.search),
    level,
    categoryId: category,
    sort,
    ...pageVariables(address, catalogueLimits.page),
  };
}
