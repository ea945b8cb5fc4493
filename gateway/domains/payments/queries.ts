import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { dayIn } from "../rules";
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
export const filterArguments = builder.args((t) => ({
  search: t.string({
    description: "Words that reference, comments or payer must contain; at most 100 characters count.",
  }),
  status: t.field({ type: PaymentStatus, description: "Payments of this status only." }),
  userId: t.int({ description: "Only payments of the user with this id." }),
  courseId: t.int({ description: "Payments for the course of this id only." }),
  batchId: t.int({ description: "Payments for the batch of this id only." }),
  year: t.int({ description: "Payments dated in this year only; -1 or null is every year." }),
  month: t.int({ description: "Payments dated in this month, 1 to 12, only; -1 or null is every month." }),
}));

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
  paymentFilter({ ...filter, search: filter.search?.slice(0, paymentLimits.search) }, paymentYears(context));

builder.queryField("payments", (t) =>
  t.prismaConnection({
    type: Payment,
    cursor: "id",
    maxSize: contextMax,
    defaultSize: paymentLimits.page,
    description: "The payments of the organization. Requires staff.",
    authScopes: { staff: true },
    args: {
      ...filterArguments,
      ids: t.arg.intList({ description: "Only the payments with these ids." }),
      sort: t.arg({ type: PaymentSort, defaultValue: "DATE", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    totalCount: (_root, args, context) => context.db.payment.count({ where: wherePayments(args, context) }),
    resolve: (query, _root, args, context) =>
      context.db.payment.findMany({
        ...query,
        where: wherePayments(args, context),
        orderBy: paymentOrder(args.sort ?? "DATE", args.reversed ?? false),
      }),
  }),
);

builder.queryField("ownPayment", (t) =>
  t.prismaField({
    type: Payment,
    nullable: true,
    description: "A payment of the viewer by id; null when it is not the viewer's. Requires a sign-in.",
    authScopes: { signedIn: true },
    args: { databaseId: t.arg.int({ required: true, description: "The payment's id." }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.payment.findFirst({ ...query, where: { id: databaseId, userId: requireMember(viewer).userId } }),
  }),
);

rowQuery("payment", {
  type: Payment,
  row: "payment",
  description: "A payment by id; null when there is none. Requires staff.",
  authScopes: { staff: true },
});
