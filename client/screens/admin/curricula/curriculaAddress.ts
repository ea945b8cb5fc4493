import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** What the address of the list says: its order, and which page of it. */
export interface CurriculaAddress {
  sort: "TITLE" | "CREATED";
  after: string | null;
  before: string | null;
  /** How many rows come before the page. */
  offset: number;
}

/** Reads an address; what it cannot understand counts as not said. */
export function parseCurricula(said: URLSearchParams): CurriculaAddress {
  const after = said.get("after") || null;
  const offset = said.get("from") ?? "";
  return {
    sort: said.get("sort") === "CREATED" ? "CREATED" : "TITLE",
    after,
    before: after === null ? said.get("before") || null : null,
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** The address as the variables of the list's query. */
export function curriculaVariables({ sort, after, before }: CurriculaAddress) {
  const page = pageSizes.tables;
  return before === null
    ? { sort, first: page, after, last: null, before: null }
    : { sort, first: null, after: null, last: page, before };
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

const pageAt = (sort: string, side: "after" | "before", cursor: string, offset: number) => {
  const said = new URLSearchParams({ ...(sort === "TITLE" ? {} : { sort }), [side]: cursor });
  if (offset > 0) said.set("from", String(offset));
  return `?${said}`;
};

/** The addresses of the pages before and after the one that is shown. */
export function neighbours({ sort, offset }: CurriculaAddress, page: PageInfo, shown: number) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page;
  return {
    previous:
      hasPreviousPage && startCursor
        ? pageAt(sort, "before", startCursor, Math.max(0, offset - pageSizes.tables))
        : undefined,
    next: hasNextPage && endCursor ? pageAt(sort, "after", endCursor, offset + shown) : undefined,
  };
}
