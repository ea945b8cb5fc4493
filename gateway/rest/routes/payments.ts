import {
  BadRequest,
  bodyChoice,
  bodyNumber,
  bodyRequiredChoice,
  bodyText,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { page, refusal } from "./fragments";

const statuses = ["PAID", "PENDING", "FAILED", "CANCELLED"];
const methods = [
  ...["CREDIT_CARD", "DEBIT_CARD", "UPI", "NET_BANKING", "WALLET", "GPAY", "RAZORPAY", "PAYTM", "PHONEPE"],
];

const payment = `id: databaseId user { id: databaseId name } paymentId amount transactionDate paymentMethod status
  comments createdAt updatedAt`;
const answer = `__typename ... on ChangedPaymentPayload { payment { ${payment} } } ${refusal}`;

/** A form sends an empty text for a choice that was not made. */
const bodyMethod = (input: RestInput) =>
  input.body["paymentMethod"] === "" ? null : (bodyChoice(input, "paymentMethod", methods) ?? null);

const paymentInput = (input: RestInput) => ({
  userId: bodyNumber(input, "userId"),
  paymentId: bodyText(input, "paymentId"),
  amount: bodyNumber(input, "amount"),
  transactionDate: bodyText(input, "transactionDate"),
  paymentMethod: bodyMethod(input),
  comments: bodyText(input, "comments"),
});

/** The filter's year or month: -1 and nothing are all. */
function queryNumber({ query }: RestInput, name: string): number | null {
  const text = query.get(name) ?? "";
  if (text === "" || text === "-1") return null;
  if (!/^\d{1,4}$/.test(text)) throw new BadRequest(`${name} must be a number`);
  return Number(text);
}

const paymentOf = ({ payment: changed }: { payment: object }) => changed;
const notFound = { form: "one", notFound: "Payment not found" } as const;

const list = {
  document: `query ($after: String, $year: Int, $month: Int) {
    answer: payments(first: 100, after: $after, year: $year, month: $month) { nodes { ${payment} } ${page} }
  }`,
  variables: (input: RestInput) => ({ year: queryNumber(input, "year"), month: queryNumber(input, "month") }),
  answer: { form: "list", notFound: "Payment not found" },
} as const;

/** The payments that staff keep. */
export const paymentRoutes: readonly RestRoute[] = [
  { method: "GET", path: "payments", ...list },
  { method: "GET", path: "payments/sync", ...list },
  {
    method: "GET",
    path: "payments/{id}",
    document: `query ($id: Int!) { answer: payment(databaseId: $id) { ${payment} } }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: notFound,
  },
  {
    method: "POST",
    path: "payments",
    document: `mutation ($input: PaymentInput!) { answer: createPayment(input: $input) { ${answer} } }`,
    variables: (input) => ({
      input: { ...paymentInput(input), status: bodyChoice(input, "status", statuses) ?? "PENDING" },
    }),
    answer: notFound,
    shape: paymentOf,
  },
  {
    method: "PUT",
    path: "payments/{id}",
    document: `mutation ($paymentId: Int!, $input: PaymentInput!) {
      answer: updatePayment(paymentId: $paymentId, input: $input) { ${answer} }
    }`,
    variables: (input) => ({
      paymentId: pathNumber(input, "id"),
      input: { ...paymentInput(input), status: bodyRequiredChoice(input, "status", statuses) },
    }),
    answer: notFound,
    shape: paymentOf,
  },
  {
    method: "DELETE",
    path: "payments/{id}",
    document: `mutation ($paymentId: Int!) {
      answer: deletePayment(paymentId: $paymentId) {
        __typename ... on DeletedPaymentPayload { deletedId } ${refusal}
      }
    }`,
    variables: (input) => ({ paymentId: pathNumber(input, "id") }),
    answer: { form: "none" },
  },
];
