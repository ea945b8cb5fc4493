import {
  catalogueLimits,
  courseSorts,
  type Level,
  levels,
} from "../../../../gateway/domains/courses/contract";

/** The orders that the catalogue offers; the others are for programs. */
export const catalogueSorts = courseSorts.filter((sort) => sort !== "CREATED");
type CatalogueSort = (typeof catalogueSorts)[number];

/** What the catalogue's address says: what is looked for, in which order, and which page of it. */
export interface CatalogueAddress {
  search: string;
  level: Level | null;
  /** A category's number. */
  category: number | null;
  sort: CatalogueSort;
  /** The cursors of a page; at most one of them is set. */
  after: string | null;
  before: string | null;
}

/** The first page of all courses, by title. */
export const wholeCatalogue: CatalogueAddress = {
  search: "",
  level: null,
  category: null,
  sort: "TITLE",
  after: null,
  before: null,
};

const categoryNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads an address; what it cannot understand counts as not said, so that an old link still shows courses. */
export function parseCatalogueAddress(address: string | URLSearchParams): CatalogueAddress {
  const said = new URLSearchParams(address);
  const after = said.get("after") || null;
  return {
    search: said.get("search") ?? "",
    level: levels.find((level) => level === said.get("level")) ?? null,
    category: categoryNumber(said.get("category")),
    sort: catalogueSorts.find((sort) => sort === said.get("sort")) ?? wholeCatalogue.sort,
    after,
    before: after === null ? said.get("before") || null : null,
  };
}

/** Writes an address: '' for the whole catalogue, else '?' and what differs from it, always in the same order. */
export function formatCatalogueAddress(address: CatalogueAddress): string {
  const said = new URLSearchParams();
  for (const key of ["search", "level", "category", "sort", "after", "before"] as const) {
    const value = address[key];
    if (value !== wholeCatalogue[key]) said.set(key, String(value));
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

type CatalogueFilter = Omit<CatalogueAddress, "after" | "before">;

/** The same catalogue, filtered or sorted otherwise; that starts at its first page again. */
export function refineCatalogue(
  address: CatalogueAddress,
  change: Partial<CatalogueFilter>,
): CatalogueAddress {
  return { ...address, ...change, after: null, before: null };
}

/** Whether some courses are left out. */
export const isFiltered = ({ search, level, category }: CatalogueAddress): boolean =>
  search.trim() !== "" || level !== null || category !== null;

/** The address as the variables of the catalogue's query. */
export function catalogueVariables({ search, level, category, sort, after, before }: CatalogueAddress) {
  const page = catalogueLimits.page;
  return {
    search: search.trim().slice(0, catalogueLimits.search) || null,
    level,
    categoryId: category,
    sort,
    ...(before === null
      ? { first: page, after, last: null, before: null }
      : { first: null, after: null, last: page, before }),
  };
}
