import { pageSizes } from "../../../../../gateway/domains/lists/contract";
import {
  anyTime,
  firstPaymentYear,
  type PaymentSort,
  type PaymentStatus,
  paymentLimits,
  paymentStatuses,
} from "../../../../../gateway/domains/payments/contract";

/** The columns that the list can be sorted by, and the orders that they stand for. */
export const sortColumns = {
  date: "DATE",
  user: "USER",
  reference: "REFERENCE",
  amount: "AMOUNT",
  status: "STATUS",
} as const satisfies Record<string, PaymentSort>;
export type SortColumn = keyof typeof sortColumns;
const columns = Object.keys(sortColumns) as SortColumn[];

/** What the address of the dashboard says: which payments, in which order, and which page of them. */
export interface PaymentsAddress {
  /** -1 is every year. */
  year: number;
  /** 1 to 12; -1 is every month. */
  month: number;
  search: string;
  status: PaymentStatus | null;
  /** A user's number. */
  user: number | null;
  sort: SortColumn;
  descending: boolean;
  /** The cursors of a page; at most one of them is set. */
  after: string | null;
  before: string | null;
  /** Which page it is, from 1; the rows are numbered by it. */
  page: number;
}

/** The first page of all payments, the latest first. */
export const allPayments: PaymentsAddress = {
  year: anyTime,
  month: anyTime,
  search: "",
  status: null,
  user: null,
  sort: "date",
  descending: true,
  after: null,
  before: null,
  page: 1,
};

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

function partOf(text: string | null, [first, last]: readonly [number, number]): number {
  const number = numberIn(text) ?? anyTime;
  return number >= first && number <= last ? number : anyTime;
}

/** Reads an address; what it cannot understand counts as not said. */
export function parsePayments(address: string | URLSearchParams): PaymentsAddress {
  const said = new URLSearchParams(address);
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  return {
    year: partOf(said.get("year"), [firstPaymentYear, 9999]),
    month: partOf(said.get("month"), [1, 12]),
    search: said.get("search") ?? "",
    status: paymentStatuses.find((status) => status === said.get("status")) ?? null,
    user: numberIn(said.get("user")),
    sort: columns.find((column) => column === said.get("sort")) ?? allPayments.sort,
    descending: said.get("descending") !== "false",
    after,
    before,
    page: after || before ? (numberIn(said.get("page")) ?? 1) : 1,
  };
}

/** Writes an address: '' for all payments, else '?' and what differs, always in the same order. */
export function formatPayments(address: PaymentsAddress): string {
  const said = new URLSearchParams();
  for (const key of Object.keys(allPayments) as (keyof PaymentsAddress)[]) {
    if (address[key] !== allPayments[key]) said.set(key, String(address[key]));
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

type PaymentsFilter = Omit<PaymentsAddress, "after" | "before" | "page">;

/** The same list, filtered or sorted otherwise; that starts at its first page again. */
export const refinePayments = (
  address: PaymentsAddress,
  change: Partial<PaymentsFilter>,
): PaymentsAddress => ({ ...address, ...change, after: null, before: null, page: 1 });

/** Whether some payments are left out. */
export const isFiltered = ({ year, month, search, status, user }: PaymentsAddress): boolean =>
  year !== anyTime || month !== anyTime || search.trim() !== "" || status !== null || user !== null;

/** How many rows lie before the first one shown. */
export const offsetOf = ({ page }: PaymentsAddress): number => (page - 1) * pageSizes.tables;

/** The year that the chart shows: the chosen one, or this year. */
export const chartYear = ({ year }: PaymentsAddress): number =>
  year === anyTime ? new Date().getFullYear() : year;

/** The address as the variables of the dashboard's query. */
export function paymentsVariables(address: PaymentsAddress) {
  const { year, month, search, status, user, sort, descending, after, before } = address;
  // The gateway's order by date begins with the latest, which on screen is the descending order.
  const reversed = sort === "date" ? !descending : descending;
  const size = pageSizes.tables;
  return {
    ...{ year, month, chartYear: chartYear(address) },
    search: search.trim().slice(0, paymentLimits.search) || null,
    status,
    userId: user,
    payerId: user ?? 0,
    ofUser: user !== null,
    sort: sortColumns[sort],
    reversed,
    ...(before === null
      ? { first: size, after, last: null, before: null }
      : { first: null, after: null, last: size, before }),
  };
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The addresses of the pages beside this one; undefined where there is none. */
export function pagesBeside(address: PaymentsAddress, { startCursor, endCursor, ...has }: PageInfo) {
  const { page } = address;
  const to = (beside: Partial<PaymentsAddress>) =>
    `/admin/payments${formatPayments({ ...refinePayments(address, {}), ...beside })}`;
  const back = page <= 2 ? {} : { before: startCursor ?? null, page: page - 1 };
  return {
    previous: has.hasPreviousPage && startCursor ? to(back) : undefined,
    next: has.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
