import { optional, rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery, rowQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { narrowByWord } from "#gateway/graphql/wordIndex";
import { dayIn } from "../dayContract";
import { lastPaymentDay, type PaymentSort as PaymentSortName, paymentLimits } from "./contract";
import { Payment, PaymentStatus } from "./Payment";
import { type PaymentFilter, paymentFilter, paymentOrder } from "./rules";

const PaymentSort = describedEnum<PaymentSortName>("PaymentSort", "The order of a list of payments.", {
  DATE: "By transaction date, latest first; those without one come last.",
  AMOUNT: "By amount, smallest first.",
  USER: "By the payer's name.",
  REFERENCE: "By reference id.",
  STATUS: "Paid, pending, failed, cancelled; the latest first in each.",
  CREATED: "In the order in which they were recorded, oldest first.",
});

/** The filters of payment lists and totals. */
export const filterArguments = toArgs({
  search: optional("String", "Words in the reference, comments or payer; the first 100 characters count."),
  status: optional(PaymentStatus, "Payments of this status only."),
  sales: optional("Boolean", "True for only paid and pending payments, which total sales are of."),
  userId: optional("Int", "Only payments of the user with this id."),
  courseId: optional("Int", "Only payments for the course with this id."),
  batchId: optional("Int", "Only payments for the batch with this id."),
  year: optional(
    "Int",
    "Only payments dated in this year; 0 for those without a date, -1 or null for every year.",
  ),
  month: optional("Int", "Only payments dated in this month, 1 to 12; -1 or null for every month."),
});

/** The organization's current year. */
export const currentYear = ({ tenant, clock }: Pick<Context, "tenant" | "clock">): number =>
  Number(dayIn(tenant.timeZone, clock()).slice(0, 4));

/** Every year that a payment can be dated in, as of today. */
function paymentYears({ tenant, clock }: Pick<Context, "tenant" | "clock">): number[] {
  const first = Number(paymentLimits.firstDay.slice(0, 4));
  const last = Number(lastPaymentDay(dayIn(tenant.timeZone, clock())).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The rows that a filter means. */
export const wherePayments = (filter: PaymentFilter, context: Pick<Context, "tenant" | "clock">) =>
  paymentFilter(filter, paymentYears(context));

listQuery("payments", {
  type: Payment,
  defaultSize: paymentLimits.page,
  description: "The payments of the organization. Requires staff.",
  readers: "payments.read",
  args: { ...filterArguments, ...toArgs({ ids: optional(["Int"], "Only the payments with these ids.") }) },
  where: async (filter, context) => {
    const where = wherePayments(filter, context);
    return {
      ...where,
      AND: [...where.AND, ...(await narrowByWord(context.db, "find_payments", filter.search))],
    };
  },
  orderBy: { type: PaymentSort, byDefault: "DATE", order: paymentOrder },
});

findQuery("ownPayment", {
  type: Payment,
  description: "A payment of the viewer by id; null if it is not the viewer's. Requires a sign-in.",
  readers: "signedIn",
  args: toArgs({ databaseId: rowId("payment") }),
  where: ({ databaseId: id }, { viewer }) => ({ id, userId: requireMember(viewer).userId }),
});

rowQuery("payment", {
  type: Payment,
  row: "payment",
  description: "A payment by id; null when there is none. Requires staff.",
  readers: "payments.read",
});
