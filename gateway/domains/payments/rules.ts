import { addDays, addMonths, type Day, daysFrom, midnight } from "../dayContract";
import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { holds } from "../rules";
import {
  anyTime,
  firstPaymentYear,
  noDate,
  type PaymentSort,
  type PaymentStatus,
  salesStatuses,
} from "./contract";

type Direction = "asc" | "desc";
type Order =
  | { transactionDate: { sort: Direction; nulls: "last" } }
  | { amount: Direction }
  | { user: { sortKey: Direction } }
  | { sortKey: Direction }
  | { status: Direction };

/** A total order of payments: the sort that was asked for, or its reverse, then the id. */
export const paymentOrder = sortOrder<PaymentSort, Order>(
  {
    DATE: (orient) => [{ transactionDate: { sort: orient("desc"), nulls: "last" } }],
    AMOUNT: (orient) => [{ amount: orient("asc") }],
    USER: (orient) => [{ user: { sortKey: orient("asc") } }],
    REFERENCE: (orient) => [{ sortKey: orient("asc") }],
    STATUS: (orient) => [
      { status: orient("asc") },
      { transactionDate: { sort: orient("desc"), nulls: "last" } },
    ],
    CREATED: () => [],
  },
  ["DATE", "STATUS"],
);

export type PaymentFilter = Filters<{
  search: string;
  status: PaymentStatus;
  /** Whether only those that are sales: paid or pending. */
  sales: boolean;
  userId: number;
  courseId: number;
  batchId: number;
  /** -1 is every year, 0 the payments without a date. */
  year: number;
  /** 1 to 12; -1 is every month. */
  month: number;
  ids: readonly number[];
}>;

interface Span {
  gte: Date;
  lt: Date;
}

const firstDay = (year: number, month: number) => {
  const [ofYear, ofMonth] = month > 12 ? [year + 1, 1] : [year, month];
  return midnight(`${String(ofYear).padStart(4, "0")}-${String(ofMonth).padStart(2, "0")}-01`);
};

/** Whether a part of a date is `any`, or valid. */
const isKnown = (part: number, last: number) => part === anyTime || (part >= 1 && part <= last);

/**
 * The ranges of days that a year and a month of the filter select: none for all days, one for a year or a
 * month of it, and for a month of every year one in each year that a payment can be dated in.
 */
export function toDaySpans({ year, month }: PaymentFilter, years: readonly number[]): Span[] | null {
  const ofYear = year ?? anyTime;
  const ofMonth = month ?? anyTime;
  if (ofYear === anyTime && ofMonth === anyTime) return null;
  if (!isKnown(ofYear, 9998) || !isKnown(ofMonth, 12)) return [];
  if (ofMonth === anyTime) return [{ gte: firstDay(ofYear, 1), lt: firstDay(ofYear + 1, 1) }];
  const chosen = ofYear === anyTime ? years : [ofYear];
  return chosen.map((value) => ({ gte: firstDay(value, ofMonth), lt: firstDay(value, ofMonth + 1) }));
}

/** Filters payments; each word of the search is contained in the reference, the comments or the payer. */
export function paymentFilter(filter: PaymentFilter, years: readonly number[]) {
  const { search, status, sales, userId, courseId, batchId, ids } = filter;
  const isUndated = filter.year === noDate && (filter.month ?? anyTime) === anyTime;
  const spans = isUndated ? null : toDaySpans(filter, years);
  return {
    ...chosen({ status, userId, courseId, batchId }),
    ...(ids ? { id: { in: [...ids] } } : {}),
    ...(isUndated ? { transactionDate: null } : {}),
    ...(spans ? { OR: spans.map((transactionDate) => ({ transactionDate })) } : {}),
    // One column of one relation each, so that the database joins the payers once and reads each text once.
    AND: [
      ...withEveryWord(search, (word) => [
        { searchText: holds(word) },
        { user: { searchText: holds(word) } },
      ]),
      ...(sales ? [{ status: { in: [...salesStatuses] } }] : []),
    ],
  };
}

/**
 * The years of the filter, latest first: the current one back to the first, and later ones up to the last
 * payment's.
 */
export function filterYears(currentYear: number, lastPayment: Date | null): number[] {
  const last = Math.max(currentYear, lastPayment?.getUTCFullYear() ?? currentYear);
  return Array.from({ length: last - firstPaymentYear + 1 }, (_, index) => last - index);
}

/** Sums of money, in whole rupees. */
export interface Sums {
  paid: number;
  due: number;
}

interface StatusSum {
  status: PaymentStatus;
  amount: number;
}

/** Sums the paid and the pending payments; failed and cancelled ones do not count. */
export function sumPayments(sums: readonly StatusSum[]): Sums {
  const addUp = (wanted: PaymentStatus) =>
    sums.reduce((sum, { status, amount }) => (status === wanted ? sum + amount : sum), 0);
  return { paid: addUp("PAID"), due: addUp("PENDING") };
}

/** Returns each user's paid and pending totals; users without a payment are left out. */
export function totalsByUser(rows: readonly (StatusSum & { userId: number })[]): Map<number, Sums> {
  const findRows = (userId: number) => rows.filter((row) => row.userId === userId);
  return new Map(rows.map(({ userId }) => [userId, sumPayments(findRows(userId))]));
}

export interface MonthSums extends Sums {
  /** 1 to 12. */
  month: number;
}

/** The sums of each of the twelve months, from sums of days. */
export function sumByMonth(days: readonly (StatusSum & { day: Date })[]): MonthSums[] {
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...sumPayments(days.filter(({ day }) => day.getUTCMonth() === index)),
  }));
}

/** The days that a comparison of this month with last month needs, as YYYY-MM-DD. */
export interface MonthsAround {
  lastMonth: string;
  thisMonth: string;
  nextMonth: string;
  /** The day after the same day of last month; the first of this month where last month is shorter. */
  toDate: string;
}

/** The first days of the months around a day, and how far last month had come by then. */
export function monthsAround(today: Day): MonthsAround {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const lastMonth = addMonths(thisMonth, -1);
  const toDate = addDays(lastMonth, daysFrom(thisMonth, today) + 1);
  return {
    lastMonth,
    thisMonth,
    nextMonth: addMonths(thisMonth, 1),
    toDate: toDate < thisMonth ? toDate : thisMonth,
  };
}
