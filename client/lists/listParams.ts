import { pageSizes, tableSizes } from "#gateway/domains/lists/contract";
import type { Sort } from "../ui/tableColumns";
import { type ParamGroup, paramGroup, textParam } from "./searchParams";

/** The page of a list that an address selects. */
export interface PageParams {
  /** The cursors of the page; at most one is set. */
  after: string | null;
  before: string | null;
  /** The page number, from 1, used to number the rows. */
  page: number;
  /** The number of rows per page; lists of cards have a fixed one. */
  size: number;
}

const firstPage = { after: null, before: null, page: 1 };

function readPage(params: URLSearchParams): PageParams {
  const after = params.get("after") || null;
  const before = after === null ? params.get("before") || null : null;
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  const size = tableSizes.find((known) => String(known) === params.get("size")) ?? pageSizes.tables;
  return { after, before, page: (after || before) && page ? Number(page) : 1, size };
}

const writePage = ({ after, before, page, size }: PageParams) => ({
  ...(size !== pageSizes.tables && { size: String(size) }),
  ...(after !== null && { after }),
  ...(before !== null && { before }),
  ...(page !== firstPage.page && { page: String(page) }),
});

/** A list whose state is in the address: how to read, write and change it. */
export interface ListParams<Address extends PageParams> {
  /** The first page of the unfiltered list. */
  readonly all: Address;
  /** Parses an address; invalid parameters count as missing. */
  readonly parse: (address: string | URLSearchParams) => Address;
  /** Formats the state as a query string: '' for the initial state, else '?' and the differences in a fixed order. */
  readonly format: (address: Address) => string;
  /** Changes a filter or the order, and goes to the first page. */
  readonly refine: (address: Address, change: Partial<Address>) => Address;
  /** Clears the filters, keeps the order, and goes to the first page. */
  readonly withoutFilters: (address: Address) => Address;
  /** Goes to the first page; equal for all pages of the same list. */
  readonly first: (address: Address) => Address;
  /** Whether a filter is set. */
  readonly isFiltered: (address: Address) => boolean;
  /** The order of a list that is sorted by its columns. */
  readonly getSort?: (address: Address) => Sort;
  /** Sorts by a column and goes to the first page; unchanged if the column is not sortable. */
  readonly sortedBy?: (address: Address, column: string, descending: boolean) => Address;
}

/** The state of a list in the address. */
export type ParsedAddress<List extends { parse: (address: string) => unknown }> = ReturnType<List["parse"]>;

/** A paginated list with the given filters and orders. */
export function listParams<Filters extends object, Order extends object>(
  filters: ParamGroup<Filters>,
  order: ParamGroup<Order>,
): ListParams<Filters & Order & PageParams> {
  type Address = Filters & Order & PageParams;
  return {
    all: { ...filters.defaultValue, ...order.defaultValue, ...firstPage, size: pageSizes.tables },
    parse(address) {
      const params = new URLSearchParams(address);
      return { ...filters.read(params), ...order.read(params), ...readPage(params) };
    },
    format(address) {
      const params = { ...filters.write(address), ...order.write(address), ...writePage(address) };
      const text = new URLSearchParams(params).toString();
      return text === "" ? "" : `?${text}`;
    },
    refine: (address: Address, change: Partial<Address>) => ({ ...address, ...change, ...firstPage }),
    withoutFilters: (address) => ({ ...address, ...filters.defaultValue, ...firstPage }),
    first: (address) => ({ ...address, ...firstPage }),
    isFiltered: (address) => Object.values(filters.write(address)).some((text) => text.trim() !== ""),
  };
}

const nothing = paramGroup<object>({});

/** A list with one fixed order. */
export const unsortedList = <Filters extends object>(filters: ParamGroup<Filters>) =>
  listParams(filters, nothing);

/** A list with pages but no filters or orders. */
export const plainList = unsortedList(nothing);

/** A list with a search and one fixed order. */
export const searchedList = unsortedList(paramGroup({ search: textParam }));

/** Returns the number of rows before the first one shown. */
export const getOffset = ({ page, size }: PageParams): number => (page - 1) * size;

/** Returns the page as query variables. */
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

/** Returns the addresses of the adjacent pages, relative to the screen; undefined where there is none. */
export function pagesBeside<Address extends PageParams>(
  list: Pick<ListParams<Address>, "format">,
  address: Address,
  { startCursor, endCursor, ...has }: PageInfo,
) {
  const { page } = address;
  const to = (beside: Partial<PageParams>) => list.format({ ...address, ...firstPage, ...beside }) || "?";
  // Without a cursor the first page also includes rows added before it.
  const back = page <= 2 ? {} : { before: startCursor ?? null, page: page - 1 };
  return {
    previous: has.hasPreviousPage && startCursor ? to(back) : undefined,
    next: has.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
