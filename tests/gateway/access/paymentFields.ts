import { type FieldRow, hidden, type Outcome, type Rows, staffOnly } from "./matrix";

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
  {
    field: "Query.payments",
    document: () => "{ answer: payments(first: 100) { nodes { paymentId user { tenantId } } } }",
    expected: { ...staffOnly, other: "own" },
  },
  {
    field: "Query.payment",
    document: ({ payment }) => `{ answer: payment(databaseId: ${payment}) { paymentId } }`,
    expected: staffOnly,
  },
  {
    field: "Query.paymentMatches",
    document: () => `{ answer: paymentMatches(search: "made-") { paymentId user { tenantId } } }`,
    expected: staffOnly,
  },
  {
    field: "Query.ownPayment",
    document: ({ payment }) => `{ answer: ownPayment(databaseId: ${payment}) { paymentId } }`,
    expected: { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes", trainer: "nothing", admin: "nothing" },
  },
  {
    field: "Query.paymentTotals",
    document: () => "{ answer: paymentTotals { sales paid due } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.paymentSummary",
    document: () => "{ answer: paymentSummary { collected due dueCount } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.paymentMonths",
    document: () => "{ answer: paymentMonths(year: 2025) { month sales } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.paymentYears",
    document: () => "{ answer: paymentYears }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.node of a payment",
    document: ({ nodes }) => `{ answer: node(id: "${nodes["Payment"]}") { ... on Payment { paymentId } } }`,
    expected: { ...hidden, learner: "yes" },
  },
  {
    field: "Query.me with payments",
    document: () => "{ answer: me { tenantId payments { totalCount nodes { paymentId } } } }",
    expected: { visitor: "UNAUTHENTICATED", learner: "yes", trainer: "yes", admin: "yes", other: "own" },
  },
  {
    field: "Query.today",
    document: () => "{ answer: today }",
    expected: { visitor: "UNAUTHENTICATED", learner: "yes", trainer: "yes", admin: "yes", other: "yes" },
  },
  command("createPayment", () => nothing, "INVALID", "INVALID"),
  command("updatePayment", ({ payment }) => `paymentId: ${payment}, ${nothing}`, "INVALID", "NOT_FOUND"),
  command("deletePayment", () => "paymentId: 999999", "NOT_FOUND", "NOT_FOUND"),
];
