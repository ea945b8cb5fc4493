import { list } from "#gateway/routes/calls";
import { editedRows } from "#gateway/routes/editedRows";
import { day, givenOr, plain, text } from "#gateway/routes/fields";
import type { FormField, RestForm } from "#gateway/routes/form";
import { page } from "#gateway/routes/fragments";
import { queryNumber, type RestInput, type RestRoute } from "#gateway/routes/route";
import { paymentSchemaOn } from "./contract";

const payment = `id: databaseId user { id: databaseId name } paymentId: reference amount transactionDate paymentMethod status
  comments courseId batchId createdAt updatedAt`;

const isGiven = (id: unknown): boolean => id !== undefined && id !== null && id !== "" && id !== 0;

/** The item of a payment: a body that names only the other kind moves the payment there. */
const item = (name: string, other: string): FormField => ({
  names: [name],
  read: (value, { body }) => (body[name] === undefined && isGiven(body[other]) ? null : value),
});

/** The values that GET shows of a payment, as the contract compares them. */
const toStored = ({ status, transactionDate }: Readonly<Record<string, unknown>>) => ({
  status: String(status),
  transactionDate: typeof transactionDate === "string" ? transactionDate : null,
});

const form: RestForm = {
  fields: {
    userId: plain("userId", "user.id"),
    reference: text("paymentId"),
    amount: plain("amount"),
    transactionDate: day("transactionDate"),
    paymentMethod: plain("paymentMethod"),
    status: givenOr("status", "PENDING"),
    comments: text("comments"),
    courseId: item("courseId", "batchId"),
    batchId: item("batchId", "courseId"),
  },
  schema: ({ today, current }) => paymentSchemaOn(today, current && toStored(current)),
};

const notFound = "Payment not found";

/** The filter's year or month: -1 and nothing are all. */
function anyOr(input: RestInput, name: string): number | null {
  const value = queryNumber(input, name);
  return value === -1 ? null : value;
}

const payments = {
  document: `query ($first: Int, $after: String, $year: Int, $month: Int) {
    answer: payments(first: $first, after: $after, year: $year, month: $month) { nodes { ${payment} } ${page} }
  }`,
  variables: (input: RestInput) => ({ year: anyOr(input, "year"), month: anyOr(input, "month") }),
  notFound,
};

/** The staff's calls on payments. */
export const routes: readonly RestRoute[] = [
  list("payments", payments),
  list("payments/sync", payments),
  ...editedRows("payments", {
    noun: "payment",
    notFound,
    fields: payment,
    payload: "ChangedPaymentPayload",
    form,
  }),
];
