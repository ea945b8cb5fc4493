import { type FieldRow, hidden, type Outcome, query, type Rows, staffOnly } from "./matrix";

const refused = "__typename ... on Refusal { code message }";
const nothing = `input: { userId: 1, paymentId: "", amount: 0, status: PAID }`;

const command = (field: string, args: (rows: Rows) => string, staff: Outcome, other: Outcome): FieldRow => ({
  field: `Mutation.${field}`,
  document: (rows) => `mutation { answer: ${field.split(" ")[0]}(${args(rows)}) { ${refused} } }`,
  expected: { visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: staff, admin: staff, other },
});

const noSettings = `input: { name: "", selfRegistration: true, disableLogin: false, timeZone: "UTC" }`;

/** Payments with the figures of them, and the settings of the organization. */
export const fields: FieldRow[] = [
  {
    field: "Mutation.updateOrganization",
    document: ({ organization }) => `mutation {
      answer: updateOrganization(databaseId: ${organization.id}, version: "2000-01-01T00:00:00Z", ${noSettings}) {
        ${refused}
      }
    }`,
    expected: {
      ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: "FORBIDDEN", admin: "INVALID" },
      other: "INVALID",
    },
  },
  query("payments", "payments(first: 100) { nodes { paymentId user { tenantId } } }", {
    ...staffOnly,
    other: "own",
  }),
  query("payment", ({ payment }) => `payment(databaseId: ${payment}) { paymentId }`, staffOnly),
  query("paymentMatches", 'paymentMatches(search: "made-") { paymentId user { tenantId } }', staffOnly),
  query("ownPayment", ({ payment }) => `ownPayment(databaseId: ${payment}) { paymentId }`, {
    ...hidden,
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    trainer: "nothing",
    admin: "nothing",
  }),
  query("paymentTotals", "paymentTotals { sales paid due }", { ...staffOnly, other: "yes" }),
  query("paymentSummary", "paymentSummary { collected due dueCount }", { ...staffOnly, other: "yes" }),
  query("paymentMonths", "paymentMonths(year: 2025) { month sales }", { ...staffOnly, other: "yes" }),
  query("paymentYears", "paymentYears", { ...staffOnly, other: "yes" }),
  query(
    "node of a payment",
    ({ nodes }) => `node(id: "${nodes["Payment"]}") { ... on Payment { paymentId } }`,
    { ...hidden, learner: "yes" },
  ),
  query("me with payments", "me { tenantId payments { totalCount nodes { paymentId } } }", {
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    trainer: "yes",
    admin: "yes",
    other: "own",
  }),
  query("today", "today", {
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    trainer: "yes",
    admin: "yes",
    other: "yes",
  }),
  command("createPayment", () => nothing, "INVALID", "INVALID"),
  command("updatePayment", ({ payment }) => `paymentId: ${payment}, ${nothing}`, "INVALID", "NOT_FOUND"),
  command("deletePayment", () => "paymentId: 999999", "NOT_FOUND", "NOT_FOUND"),
];
