import { z } from "zod";
import { chosenId, enumField, messages, optionalText, requiredText } from "../contract";
import { isDay } from "../dayTextContract";
import { defineLabels, getValues } from "../labelsContract";
import { pageSizes } from "../lists/contract";
import { getDeletionMessages, getRowMessages, getSpecifiedMessages } from "../messagesContract";
import { moneyField } from "../numberFieldContract";

export const paymentStatusLabels = defineLabels("PAID", "PENDING", "FAILED", "CANCELLED");
export type PaymentStatus = keyof typeof paymentStatusLabels;

export const paymentMethodLabels = defineLabels(
  "CREDIT_CARD",
  "DEBIT_CARD",
  { UPI: "UPI" },
  "NET_BANKING",
  "WALLET",
  { GPAY: "Google Pay" },
  "RAZORPAY",
  "PAYTM",
  { PHONEPE: "PhonePe" },
  "CASH",
  "CHEQUE",
  "BANK_TRANSFER",
  "DEMAND_DRAFT",
);
export type PaymentMethod = keyof typeof paymentMethodLabels;

/** The statuses whose payments are sales: what was paid, and what is due. */
export const salesStatuses = ["PAID", "PENDING"] as const satisfies readonly PaymentStatus[];

/** The orders of a list of payments. */
export const paymentSorts = ["DATE", "AMOUNT", "USER", "REFERENCE", "STATUS", "CREATED"] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** The first year that the filter offers. */
export const firstPaymentYear = 2020;
/** In a filter: every year, or every month. */
export const anyTime = -1;
/** In a filter of years: the payments without a date. */
export const noDate = 0;

export const paymentLimits = {
  reference: 60,
  comments: 500,
  /** Whole rupees. */
  amount: { min: 1, max: 100_000_000 },
  firstDay: "2000-01-01",
  page: pageSizes.tables,
} as const;

export const paymentLabels = {
  userId: "User",
  reference: "Payment reference id",
  amount: "Amount",
  transactionDate: "Transaction date",
  paymentMethod: "Payment method",
  status: "Status",
  comments: "Comments",
  courseId: "Course",
  batchId: "Batch",
} as const;

export const paymentMessages = {
  ...getRowMessages("payment"),
  ...getSpecifiedMessages("payment", "create", "update"),
  delete: getDeletionMessages("payment"),
  userNotFound: "Payments are made by users of type User. Please choose one.",
  referenceTaken: "A payment with this reference id exists already",
  tooEarly: "Transaction date must not be before 01-Jan-2000",
  tooLate: "Transaction date must not be more than a year ahead",
  paidLater: "A paid payment can't be dated in the future",
  oneItem: "A payment is for a course or for a batch, not for both",
  courseNotFound: "Course not found",
  batchNotFound: "Batch not found",
} as const;

/** The amount of a payment, in whole rupees. */
export const paymentAmount = moneyField(paymentLabels.amount, paymentLimits.amount);

/** The last day that a payment may be dated, on a day given as YYYY-MM-DD: the same day a year later. */
export const lastPaymentDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

const transactionDay = (today: string) =>
  z.preprocess(
    (day) => (day === "" || day === undefined ? null : day),
    z
      .string(messages.invalid(paymentLabels.transactionDate))
      .refine(isDay, { error: messages.invalid(paymentLabels.transactionDate), abort: true })
      .refine((day) => day >= paymentLimits.firstDay, paymentMessages.tooEarly)
      .refine((day) => day <= lastPaymentDay(today), paymentMessages.tooLate)
      .nullable(),
  );

/** The id of a course or a batch; nothing is null. */
const itemId = (label: string) =>
  z.preprocess((id) => (id === "" || id === undefined || id === 0 ? null : id), chosenId(label).nullable());

/** The fields of the payment form on a day, given as YYYY-MM-DD. */
const fieldsOn = (today: string) =>
  z.object({
    userId: chosenId(paymentLabels.userId),
    reference: requiredText(paymentLabels.reference, { max: paymentLimits.reference }),
    amount: paymentAmount,
    transactionDate: transactionDay(today),
    paymentMethod: z.preprocess(
      (method) => (method === "" || method === undefined ? null : method),
      enumField(paymentLabels.paymentMethod, getValues(paymentMethodLabels)).nullable(),
    ),
    status: enumField(paymentLabels.status, getValues(paymentStatusLabels)),
    comments: optionalText(paymentLabels.comments, { max: paymentLimits.comments }),
    courseId: itemId(paymentLabels.courseId),
    batchId: itemId(paymentLabels.batchId),
  });

const isPaidLater = ({ status, transactionDate }: StoredPayment, today: string): boolean =>
  status === "PAID" && transactionDate !== null && transactionDate > today;

const isUnchanged = (given: StoredPayment, stored: StoredPayment | null): boolean =>
  given.status === stored?.status && given.transactionDate === stored.transactionDate;

/** The status and the day of an existing payment; a day is YYYY-MM-DD. */
export interface StoredPayment {
  status: string;
  transactionDate: string | null;
}

/**
 * The payment form on a day, given as YYYY-MM-DD. An existing payment may keep its status and day, even under older
 * rules.
 */
export const paymentSchemaOn = (today: string, stored: StoredPayment | null = null) =>
  fieldsOn(today)
    .refine(({ courseId, batchId }) => courseId === null || batchId === null, {
      path: ["batchId"],
      message: paymentMessages.oneItem,
    })
    .refine((given) => !isPaidLater(given, today) || isUnchanged(given, stored), {
      path: ["transactionDate"],
      message: paymentMessages.paidLater,
      params: { onOrBefore: today },
    });

export type PaymentInput = z.output<ReturnType<typeof paymentSchemaOn>>;

/** A payment as it is stored: one that is paid is dated today if it has no date, unless it was stored so before. */
export const datePaid = (given: PaymentInput, today: string, stored: StoredPayment | null): PaymentInput =>
  given.status === "PAID" && given.transactionDate === null && !isUnchanged(given, stored)
    ? { ...given, transactionDate: today }
    : given;
