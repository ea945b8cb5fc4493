import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** What the address of My Courses says: what is looked for, and which page of it. */
export interface MyCoursesAddress {
  search: string;
  after: string | null;
  before: string | null;
}

const searchLimit = 100;

/** Reads an address; at most one of the cursors counts. */
export function parseMyCourses(address: string | URLSearchParams): MyCoursesAddress {
  const said = new URLSearchParams(address);
  const after = said.get("after") || null;
  return {
    search: said.get("search") ?? "",
    after,
    before: after === null ? said.get("before") || null : null,
  };
}

/** Writes an address: '' for all courses, else '?' and what differs. */
export function formatMyCourses(address: MyCoursesAddress): string {
  const said = new URLSearchParams();
  for (const key of ["search", "after", "before"] as const) {
    const value = address[key];
    if (value) said.set(key, value);
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

/** The address as the variables of the query. */
export function myCoursesVariables({ search, after, before }: MyCoursesAddress) {
  const page = pageSizes.cards;
  return {
    search: search.trim().slice(0, searchLimit) || null,
    ...(before === null
      ? { first: page, after, last: null, before: null }
      : { first: null, after: null, last: page, before }),
  };
}
