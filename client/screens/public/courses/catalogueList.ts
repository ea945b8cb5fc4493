import { catalogueLimits, courseSorts, levelLabels } from "#gateway/domains/courses/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { listParams, type ParsedAddress, pageVariables } from "~/lists/listParams";
import {
  enumParam,
  enumParamOr,
  idParam,
  paramGroup,
  textParam,
  toSearchVariable,
} from "~/lists/searchParams";

/** The orders offered in the catalogue; the others are for API callers. */
export const catalogueSorts = courseSorts.filter((sort) => sort !== "CREATED");

/** The catalogue, by title; `category` is a category's id. */
export const catalogueList = listParams(
  paramGroup({ search: textParam, level: enumParam(getValues(levelLabels)), category: idParam }),
  paramGroup({ sort: enumParamOr(catalogueSorts, "TITLE") }),
);

/** The catalogue's state in the address: search, filters, order and page. */
export type CatalogueAddress = ParsedAddress<typeof catalogueList>;

/** Converts the state to the catalogue's query variables. */
export function catalogueVariables(address: CatalogueAddress) {
  const { search, level, category, sort } = address;
  return {
    search: toSearchVariable(search),
    level,
    categoryId: category,
    sort,
    ...pageVariables(address, catalogueLimits.page),
  };
}
