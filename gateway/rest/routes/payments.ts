import { paymentSchemaOn } from "#gateway/domains/payments/contract";
import { day, givenOr, plain, text } from "../fields";
import type { FormField, RestForm } from "../form";
import { pathNumber, queryNumber, type RestInput, type RestRoute } from "../route";
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

const getPayment = ({ payment: changed }: { payment: object }) => changed;
const notFound = { form: "one", notFound: "Payment not found" } as const;

/** The filter's year or month: -1 and nothing are all. */
function anyOr(input: RestInput, name: string): number | null {
  const value = queryNumber(input, name);
  return value === -1 ? null : value;
}

const list = {
  document: `query ($first: Int, $after: String, $year: Int, $month: Int) {
    answer: payments(first: $first, after: $after, year: $year, month: $month) { nodes { ${payment} } ${page} }
  }`,
  variables: (input: RestInput) => ({ year: anyOr(input, "year"), month: anyOr(input, "month") }),
  answer: { form: "list", notFound: "Payment not found" },
} as const;

/** The staff's calls on payments. */
export const paymentRoutes: readonly RestRoute[] = [
  { method: "GET", path: "payments", ...list },
  { method: "GET", path: "payments/sync", ...list },
  {
    method: "GET",
    path: "payments/{id}",
    document: `query ($id: Int!) { answer: payment(databaseId: $id) { ${payment} } }`,
    variables: (call) => ({ id: pathNumber(call, "id") }),
    answer: notFound,
  },
  {
    method: "POST",
    path: "payments",
    document: `mutation ($input: PaymentInput!) { answer: createPayment(input: $input) { ${answer} } }`,
    form,
    variables: ({ form: input }) => ({ input }),
    answer: notFound,
    shape: getPayment,
  },
  {
    method: "PUT",
    path: "payments/{id}",
    document: `mutation ($paymentId: Int!, $version: DateTime, $input: PaymentInput!) {
      answer: updatePayment(paymentId: $paymentId, version: $version, input: $input) { ${answer} }
    }`,
    form,
    variables: (call) => ({ paymentId: pathNumber(call, "id"), input: call.form, version: call.version }),
    answer: notFound,
    shape: getPayment,
  },
  {
    method: "DELETE",
    path: "payments/{id}",
    document: `mutation ($paymentId: Int!) {
      answer: deletePayment(paymentId: $paymentId) {
        __typename ... on DeletedPaymentPayload { deletedId } ${refusal}
      }
    }`,
    variables: (call) => ({ paymentId: pathNumber(call, "id") }),
    answer: { form: "none" },
  },
];
