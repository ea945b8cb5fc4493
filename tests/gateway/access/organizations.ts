import { liveOfTenants, query, refused, row } from "./build";
import type { EntryRow, FieldRow, LiveRow } from "./matrix";
import { everybody, hidden, staffOnly, status } from "./outcomes";

const noSettings = `input: { name: "", selfRegistration: true, disableLogin: false, timeZone: "UTC" }`;

export const fields: FieldRow[] = [
  { field: "Query.settings", document: () => "{ answer: settings { code name } }", expected: everybody },
  query("settingsByCode", ({ organization }) => `settingsByCode(code: "${organization.code}") { code }`, {
    ...everybody,
    other: "yes",
  }),
  query(
    "organization",
    ({ organization }) => `organization(databaseId: ${organization.id}) { code }`,
    staffOnly,
  ),
  query(
    "node of an organization",
    ({ nodes }) => `node(id: "${nodes["Organization"]}") { ... on Organization { code } }`,
    { ...hidden, visitor: "UNAUTHENTICATED", learner: "FORBIDDEN" },
  ),
  {
    field: "Mutation.updateOrganization",
    document: ({ organization }) => `mutation {
      answer: updateOrganization(databaseId: ${organization.id}, version: "2000-01-01T00:00:00Z", ${noSettings}) {
        ${refused}
      }
    }`,
    expected: {
      visitor: "UNAUTHENTICATED",
      learner: "FORBIDDEN",
      coordinator: "FORBIDDEN",
      admin: "INVALID",
      other: "INVALID",
    },
  },
  query("today", "today", {
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    coordinator: "yes",
    admin: "yes",
    other: "yes",
  }),
];

export const liveFields: LiveRow[] = [liveOfTenants("organizationChanged", "tenantId code", everybody)];

export const entries: EntryRow[] = [
  row("GET assets/settings", () => "assets/settings", status.open),
  row(
    "GET organizations/code/{code}",
    ({ organization }) => `organizations/code/${organization.code}`,
    status.open,
  ),
  row("GET organizations/{id}", ({ organization }) => `organizations/${organization.id}`, status.staff),
];
