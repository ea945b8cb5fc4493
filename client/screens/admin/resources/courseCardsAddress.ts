import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** What the address of the course cards says. */
export interface CourseCardsAddress {
  search: string;
  after: string | null;
  before: string | null;
}

/** Reads an address; what it cannot understand counts as not said. */
export function parseCourseCards(said: URLSearchParams): CourseCardsAddress {
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  return { search: said.get("search") ?? "", after, before };
}

/** The address as the variables of the query. */
export function courseCardsVariables({ search, after, before }: CourseCardsAddress) {
  const page = pageSizes.cards;
  return {
    search: search.trim().slice(0, 100) || null,
    ...(before === null
      ? { first: page, after, last: null, before: null }
      : { first: null, after: null, last: page, before }),
  };
}

/** The address of another page of the same search. */
export function pageOf(search: string, side: "after" | "before", cursor: string | null | undefined): string {
  return `?${new URLSearchParams({ ...(search && { search }), [side]: cursor ?? "" })}`;
}
