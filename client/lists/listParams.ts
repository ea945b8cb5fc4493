import { pageSizes, tableSizes } from "#gateway/domains/lists/contract";
import { type ParamGroup, paramGroup } from "./searchParams";

/** Which page of a list an address shows. */
export interface PageParams {
  /** The cursors of the page; at most one of them is set. */
  after: string | null;
  before: string | null;
  /** Which page it is, from 1; the rows are numbered by it. */
  page: number;
  /** How many rows a page holds; lists of cards have a size of their own. */
  size: number;
}

const firstPage = { after: null, before: null, page: 1 };

function readPage(said: URLSearchParams): PageParams {
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  const page = /^[1-9]\d{0,5}$/.exec(said.get("page") ?? "")?.[0];
  const size = tableSizes.find((known) => String(known) === said.get("size")) ?? pageSizes.tables;
  return { after, before, page: (after || before) && page ? Number(page) : 1, size };
}

const writePage = ({ after, before, page, size }: PageParams) => ({
  ...(size !== pageSizes.tables && { size: String(size) }),
  ...(after !== null && { after }),
  ...(before !== null && { before }),
  ...(page !== firstPage.page && { page: String(page) }),
});

/** A list whose state stands in the address: how that is read, written and changed. */
export interface ListParams<Address extends PageParams> {
  /** The first page of the whole list. */
  readonly all: Address;
  /** Reads an address; what it cannot understand counts as not said. */
  readonly parse: (address: string | URLSearchParams) => Address;
  /** Writes an address: '' for the whole list, else '?' and what differs, always in the same order. */
  readonly format: (address: Address) => string;
  /** The same list, filtered or sorted otherwise; that starts at its first page again. */
  readonly refine: (address: Address, change: Partial<Address>) => Address;
  /** The first page of all rows in the same order. */
  readonly withoutFilters: (address: Address) => Address;
  /** The same list from its first page, in the same order: what all its pages have in common. */
  readonly first: (address: Address) => Address;
  /** Whether some rows are left out. */
  readonly isFiltered: (address: Address) => boolean;
}

/** What an address of a list says. */
export type AddressOf<List extends { parse: (address: string) => unknown }> = ReturnType<List["parse"]>;

/** A list of pages, by what its rows are filtered by and in which order they stand. */
export function listParams<Filters extends object, Order extends object>(
  filters: ParamGroup<Filters>,
  order: ParamGroup<Order>,
): ListParams<Filters & Order & PageParams> {
  type Address = Filters & Order & PageParams;
  return {
    all: { ...filters.defaultValue, ...order.defaultValue, ...firstPage, size: pageSizes.tables },
    parse(address) {
      const said = new URLSearchParams(address);
      return { ...filters.read(said), ...order.read(said), ...readPage(said) };
    },
    format(address) {
      const said = { ...filters.write(address), ...order.write(address), ...writePage(address) };
      const text = new URLSearchParams(said).toString();
      return text === "" ? "" : `?${text}`;
    },
    refine: (address: Address, change: Partial<Address>) => ({ ...address, ...change, ...firstPage }),
    withoutFilters: (address) => ({ ...address, ...filters.defaultValue, ...firstPage }),
    first: (address) => ({ ...address, ...firstPage }),
    isFiltered: (address) => Object.values(filters.write(address)).some((text) => text.trim() !== ""),
  };
}

const nothing = paramGroup<object>({});

/** A list in one order only. */
export const unsortedList = <Filters extends object>(filters: ParamGroup<Filters>) =>
  listParams(filters, nothing);

/** A list that has pages, and nothing else to choose. */
export const plainList = unsortedList(nothing);

/** How many rows lie before the first one shown. */
export const getOffset = ({ page, size }: PageParams): number => (page - 1) * size;

/** The page of the address, as the variables of a query. */
export const pageVariables = ({ after, before, ...page }: PageParams, size: number = page.size) =>
  before === null
    ? { first: size, after, last: null, before: null }
    : { first: null, after: null, last: size, before };

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The addresses of the pages beside this one, relative to the screen; undefined where there is none. */
export function pagesBeside<Address extends PageParams>(
  list: Pick<ListParams<Address>, "format">,
  address: Address,
  { startCursor, endCursor, ...has }: PageInfo,
) {
  const { page } = address;
  const to = (beside: Partial<PageParams>) => list.format({ ...address, ...firstPage, ...beside }) || "?";
  // Without a cursor the first page also holds what was added before it.
  const back = page <= 2 ? {} : { before: startCursor ?? null, page: page - 1 };
  return {
    previous: has.hasPreviousPage && startCursor ? to(back) : undefined,
    next: has.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
