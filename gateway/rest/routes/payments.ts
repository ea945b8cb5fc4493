import { paymentSchemaOn } from "#gateway/domains/payments/contract";
import { get, list, post, put, remove } from "../calls";
import { day, givenOr, plain, text } from "../fields";
import type { FormField, RestForm } from "../form";
import { queryNumber, type RestInput, type RestRoute } from "../route";
import { page, refusal } from "./fragments";

const payment = `id: databaseId user { id: databaseId name } paymentId amount transactionDate paymentMethod status
  comments courseId batchId createdAt updatedAt`;
const answer = `__typename ... on ChangedPaymentPayload { payment { ${payment} } } ${refusal}`;

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
    paymentId: text("paymentId"),
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
export const paymentRoutes: readonly RestRoute[] = [
  list("payments", payments),
  list("payments/sync", payments),
  get("payments/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: payment(databaseId: $id) { ${payment} } }`,
  }),
  post("payments", {
    notFound,
    document: `mutation ($input: PaymentInput!) { answer: createPayment(input: $input) { ${answer} } }`,
    form,
    part: "payment",
  }),
  put("payments/{id}", {
    notFound,
    document: `mutation ($id: Int!, $version: DateTime, $input: PaymentInput!) {
      answer: updatePayment(paymentId: $id, version: $version, input: $input) { ${answer} }
    }`,
    form,
    part: "payment",
  }),
  remove("payments/{id}", {
    document: `mutation ($id: Int!) {
      answer: deletePayment(paymentId: $id) {
        __typename ... on DeletedPaymentPayload { deletedId } ${refusal}
      }
    }`,
  }),
];
