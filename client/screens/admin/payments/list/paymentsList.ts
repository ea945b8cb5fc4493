import { getValues } from "#gateway/domains/labelsContract";
import {
  anyTime,
  firstPaymentYear,
  noDate,
  type PaymentSort,
  paymentStatusLabels,
} from "#gateway/domains/payments/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, idParam, numberParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

const years = numberParam(firstPaymentYear, 9999, anyTime);

/** In the filter of statuses: the paid and the pending payments, which total sales are of. */
export const allSales = "SALES" as const;

/** The list of payments, latest first; `user`, `course` and `batch` are ids. */
export const paymentsList = tableList({
  filters: {
    year: { ...years, read: (text: string) => (text === String(noDate) ? noDate : years.read(text)) },
    month: numberParam(1, 12, anyTime),
    search: textParam,
    status: enumParam([...getValues(paymentStatusLabels), allSales]),
    user: idParam,
    course: idParam,
    batch: idParam,
  },
  columns: {
    date: "DATE",
    user: "USER",
    reference: "REFERENCE",
    amount: "AMOUNT",
    status: "STATUS",
  } as const satisfies Record<string, PaymentSort>,
  sort: "date",
  descending: true,
  turned: ["date"],
});

/** The state in the address: filters, order and page. */
export type PaymentsAddress = ParsedAddress<typeof paymentsList>;

/** The chart's year: the chosen one, or the organization's current year, from `today`. */
export const chartYear = ({ year }: Pick<PaymentsAddress, "year">, today: string): number =>
  year === anyTime || year === noDate ? Number(today.slice(0, 4)) : year;

/** The variables of an export: filters and order. */
export function exportedPayments(address: PaymentsAddress) {
  const { year, month, search, status, sales, userId, courseId, batchId, sort, reversed } =
    paymentsVariables(address);
  return { year, month, search, status, sales, userId, courseId, batchId, sort, reversed };
}

/** Converts the state to the screen's query variables. */
export function paymentsVariables(address: PaymentsAddress) {
  const { year, month, search, status, user, course, batch } = address;
  return {
    year,
    month,
    chartYear: year === anyTime || year === noDate ? null : year,
    search: toSearchVariable(search),
    status: status === allSales ? null : status,
    sales: status === allSales ? true : null,
    userId: user,
    payerId: user ?? 0,
    ofUser: user !== null,
    courseId: course,
    batchId: batch,
    itemId: course ?? batch ?? 0,
    ofCourse: course !== null,
    ofBatch: batch !== null,
    ...paymentsList.variables(address),
  };
}
