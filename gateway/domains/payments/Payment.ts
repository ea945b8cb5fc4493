import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable } from "#gateway/graphql/fields";
import { nodeType } from "#gateway/graphql/types";
import { dayIn } from "../dayContract";
import { mayReadPayment, visiblePayments } from "./access";
import type { paymentMethodLabels, paymentStatusLabels } from "./contract";

export const PaymentStatus = describedEnum<keyof typeof paymentStatusLabels>(
  "PaymentStatus",
  "Payment status.",
  {
    PAID: "Received.",
    PENDING: "Due.",
    FAILED: "Attempted without success.",
    CANCELLED: "No longer expected.",
  },
);

export const PaymentMethod = describedEnum<keyof typeof paymentMethodLabels>(
  "PaymentMethod",
  "Payment method.",
  {
    CREDIT_CARD: "A credit card.",
    DEBIT_CARD: "A debit card.",
    UPI: "Unified Payments Interface, by any app.",
    NET_BANKING: "A transfer through net banking.",
    WALLET: "A wallet of any kind.",
    GPAY: "Google Pay.",
    RAZORPAY: "Razorpay's checkout.",
    PAYTM: "Paytm.",
    PHONEPE: "PhonePe.",
    CASH: "Cash.",
    CHEQUE: "A cheque.",
    BANK_TRANSFER: "A bank transfer (NEFT, RTGS, IMPS).",
    DEMAND_DRAFT: "A demand draft.",
  },
);

export const Payment = nodeType("Payment", {
  description: "A payment by a user, received or due. Staff see all; learners see their own.",
  visible: visiblePayments,
  select: { id: true, userId: true },
  readers: (payment, { viewer }) => mayReadPayment(viewer, payment),
  columns: {
    amount: "Whole rupees, at least 1.",
    transactionDate: nullable("Date", "The transaction date, which may be in the future; null if unknown."),
    paymentMethod: "Payment method; null if unknown.",
    status: "Payment status.",
    comments: "A staff remark; may be empty.",
    courseId: "The id of the paid course, even if it is a draft; null for none.",
    batchId: "The id of the paid batch; null for none.",
    reference: "The reference, such as a bank or UPI reference; unique in the organization.",
    createdAt: "When it was recorded.",
    updatedAt: "When it last changed.",
  },
  relations: {
    user: "The payer.",
  },
  fields: (t) => ({
    receiptDate: t.field({
      type: "Date",
      description:
        "The date of its receipt: the transaction's, else the organization's day when it was recorded.",
      select: { transactionDate: true, createdAt: true },
      resolve: ({ transactionDate, createdAt }, _args, { tenant }) =>
        transactionDate ?? dayIn(tenant.timeZone, createdAt),
    }),
    howToPay: t.string({
      nullable: true,
      description: "The organization's instructions for paying it; null unless it is due, and without any.",
      select: { status: true, organization: { select: { paymentInstructions: true } } },
      resolve: ({ status, organization }) => (status === "PENDING" ? organization.paymentInstructions : null),
    }),
    item: t.string({
      nullable: true,
      description:
        "The title of the paid course, or the name of the paid batch; the payer's receipt shows it, even for a draft.",
      select: { course: { select: { title: true } }, batch: { select: { name: true } } },
      resolve: ({ course, batch }) => course?.title ?? batch?.name ?? null,
    }),
  }),
});

builder.prismaObjectField("User", "payments", (t) =>
  t.relatedConnection("payments", {
    type: Payment,
    cursor: "id",
    totalCount: true,
    description: "The account's payments, latest first. Requires staff or the account's owner.",
    authScopes: ({ id }, _args, { viewer }) => mayReadPayment(viewer, { userId: id }),
    query: () => ({
      orderBy: [{ transactionDate: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    }),
  }),
);
