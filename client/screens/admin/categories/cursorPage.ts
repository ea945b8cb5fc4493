import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** The variables of one page of the list, by the cursors in its address. */
export function pageVariables(said: URLSearchParams) {
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  const size = pageSizes.tables;
  return before === null
    ? { first: size, after, last: null, before: null }
    : { first: null, after: null, last: size, before };
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The addresses of the pages beside the one that is shown; undefined where there is none. */
export function pagesBeside({ hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo) {
  const to = (key: string, cursor: string) => `?${new URLSearchParams({ [key]: cursor })}`;
  return {
    previous: hasPreviousPage && startCursor ? to("before", startCursor) : undefined,
    next: hasNextPage && endCursor ? to("after", endCursor) : undefined,
  };
}
