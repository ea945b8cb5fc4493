import { command, liveList, query } from "./build";
import type { EntryRow, FieldRow, LiveRow, Rows } from "./matrix";
import { byStaff, hidden, staffOnly, status } from "./outcomes";

const paymentPath = ({ payment }: Rows) => `payments/${payment}`;
const wrong = { userId: 1, paymentId: "", amount: 0, status: "PAID" };
const nothing = `input: { userId: 1, reference: "", amount: 0, status: PAID }`;

export const fields: FieldRow[] = [
  query("payments", "payments(first: 100) { nodes { reference user { tenantId } } }", {
    ...staffOnly,
    other: "own",
  }),
  query("payment", ({ payment }) => `payment(databaseId: ${payment}) { reference }`, staffOnly),
  query("paymentMatches", 'paymentMatches(search: "made-") { reference user { tenantId } }', staffOnly),
  query("ownPayment", ({ payment }) => `ownPayment(databaseId: ${payment}) { reference }`, {
    ...hidden,
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    coordinator: "nothing",
    admin: "nothing",
  }),
  query("paymentTotals", "paymentTotals { sales paid due }", { ...staffOnly, other: "yes" }),
  query("paymentSummary", "paymentSummary { collected due dueCount }", { ...staffOnly, other: "yes" }),
  query("paymentMonths", "paymentMonths(year: 2025) { month sales }", { ...staffOnly, other: "yes" }),
  query("paymentYears", "paymentYears", { ...staffOnly, other: "yes" }),
  query(
    "node of a payment",
    ({ nodes }) => `node(id: "${nodes["Payment"]}") { ... on Payment { reference } }`,
    { ...hidden, learner: "yes" },
  ),
  command("createPayment", () => nothing, byStaff("INVALID", "INVALID")),
  command(
    "updatePayment",
    ({ payment }) => `paymentId: ${payment}, ${nothing}`,
    byStaff("INVALID", "NOT_FOUND"),
  ),
  command("deletePayment", () => "paymentId: 999999", byStaff("NOT_FOUND", "NOT_FOUND")),
];

export const liveFields: LiveRow[] = [
  liveList("paymentsChanged", (bus, organizationId) =>
    bus.publish("paymentChanged", { organizationId, paymentId: 1, userId: 1 }),
  ),
];

export const entries: EntryRow[] = [
  { entry: "GET payments", path: () => "payments", expected: status.lists },
  { entry: "GET payments/sync", path: () => "payments/sync", expected: status.lists },
  { entry: "GET payments/{id}", path: paymentPath, expected: status.staff },
  { entry: "POST payments", path: () => "payments", body: () => wrong, expected: status.invalid },
  { entry: "PUT payments/{id}", path: paymentPath, body: () => wrong, expected: status.invalidChange },
  { entry: "DELETE payments/{id}", path: () => "payments/999999", expected: status.missing },
];
