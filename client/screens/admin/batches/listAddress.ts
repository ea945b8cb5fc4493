import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** What the address of a table says: what is looked for, in which order, and which page of it. */
export interface ListAddress {
  search: string;
  status: string;
  /** On which days a batch meets; empty where a list has no such filter. */
  type: string;
  /** A column. */
  sort: string;
  descending: boolean;
  /** The cursors of a page; at most one of them is set. */
  after: string;
  before: string;
  /** Which page it is, from 1; the rows are numbered by it. */
  page: number;
}

interface ListForm {
  statuses: readonly string[];
  types?: readonly string[];
  /** The columns that the list can be sorted by, and the gateway's orders that they stand for. */
  sorts: Readonly<Record<string, string>>;
  sort: string;
  descending?: boolean;
  /** Columns whose order at the gateway begins with what stands last here. */
  turned?: readonly string[];
}

export type ListKind = ReturnType<typeof listKind>;
type Filter = Omit<ListAddress, "after" | "before" | "page">;

const firstPage = { after: "", before: "", page: 1 } as const;

/** Which way round a column is sorted when the address does not say. */
const usually = (all: ListAddress, sort: string): boolean => sort === all.sort && all.descending;

function parse(form: ListForm, all: ListAddress, address: string | URLSearchParams): ListAddress {
  const said = new URLSearchParams(address);
  const oneOf = (name: string, known: readonly string[], otherwise: string) =>
    known.find((word) => word === said.get(name)) ?? otherwise;
  const after = said.get("after") ?? "";
  const before = after === "" ? (said.get("before") ?? "") : "";
  const sort = oneOf("sort", Object.keys(form.sorts), all.sort);
  const page = Number(/^[1-9]\d{0,5}$/.exec(said.get("page") ?? "")?.[0] ?? 1);
  return {
    search: said.get("search") ?? "",
    status: oneOf("status", form.statuses, ""),
    type: oneOf("type", form.types ?? [], ""),
    sort,
    descending: said.has("descending") ? said.get("descending") === "true" : usually(all, sort),
    after,
    before,
    page: after || before ? page : 1,
  };
}

function format(all: ListAddress, address: ListAddress): string {
  const said = new URLSearchParams();
  for (const key of Object.keys(all) as (keyof ListAddress)[]) {
    const unsaid = key === "descending" ? usually(all, address.sort) : all[key];
    if (address[key] !== unsaid) said.set(key, String(address[key]));
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

/** A kind of table: how its state is read from an address, written into one, and asked for. */
export function listKind(form: ListForm) {
  const { sort, descending = false } = form;
  const all: ListAddress = { search: "", status: "", type: "", sort, descending, ...firstPage };
  return {
    all,
    /** Reads an address; what it cannot understand counts as not said. */
    parse: (address: string | URLSearchParams) => parse(form, all, address),
    /** Writes an address: '' for the whole list, else '?' and what differs, always in the same order. */
    format: (address: ListAddress) => format(all, address),
    /** The same list, filtered or sorted otherwise; that starts at its first page again. */
    refine: (address: ListAddress, change: Partial<Filter>) => ({ ...address, ...change, ...firstPage }),
    isSortable: (column: string) => Object.hasOwn(form.sorts, column),
    /** The gateway's order of the address, and whether it is turned round. */
    order: ({ sort: column, descending: down }: ListAddress) => ({
      sort: form.sorts[column] ?? "",
      reversed: form.turned?.includes(column) ? !down : down,
    }),
  };
}

/** Whether some rows are left out. */
export const isFiltered = ({ search, status, type }: ListAddress): boolean =>
  search.trim() !== "" || status !== "" || type !== "";

/** How many rows lie before the first one shown. */
export const offsetOf = ({ page }: ListAddress): number => (page - 1) * pageSizes.tables;

/** The words that are looked for; null for none. */
export const wordsOf = ({ search }: ListAddress): string | null => search.trim().slice(0, 100) || null;

/** The page of the address, as the variables of a query. */
export const pageVariables = ({ after, before }: ListAddress) =>
  before === ""
    ? { first: pageSizes.tables, after: after || null, last: null, before: null }
    : { first: null, after: null, last: pageSizes.tables, before };

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The addresses of the pages beside this one, relative to the screen; undefined where there is none. */
export function pagesBeside(kind: ListKind, address: ListAddress, info: PageInfo) {
  const { page } = address;
  const { startCursor, endCursor } = info;
  const to = (beside: Partial<ListAddress>) => kind.format({ ...address, ...firstPage, ...beside }) || "?";
  const back = page <= 2 ? {} : { before: startCursor ?? "", page: page - 1 };
  return {
    previous: info.hasPreviousPage && startCursor ? to(back) : undefined,
    next: info.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
