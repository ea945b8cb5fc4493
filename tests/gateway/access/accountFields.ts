import { everybody, type FieldRow, hidden, signedIn, staffOnly } from "./matrix";

const refused = "__typename ... on Refusal { code message }";
const wrongProfile = `input: { name: "", email: "x" }`;
const invalid = {
  visitor: "INVALID",
  learner: "INVALID",
  trainer: "INVALID",
  admin: "INVALID",
  other: "INVALID",
} as const;

/** Accounts, users and organizations. */
export const fields: FieldRow[] = [
  {
    field: "Query.viewer",
    document: () => "{ answer: viewer { email roleNames } }",
    expected: { ...everybody, visitor: "nothing" },
  },
  { field: "Query.me", document: () => "{ answer: me { email roleNames } }", expected: signedIn },
  {
    field: "Query.userByUsername of a learner",
    document: ({ learner }) => `{ answer: userByUsername(username: "${learner.username}") { email } }`,
    expected: { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" },
  },
  {
    field: "Query.userByUsername of staff",
    document: ({ staff }) => `{ answer: userByUsername(username: "${staff.username}") { email } }`,
    expected: { ...hidden, visitor: "UNAUTHENTICATED" },
  },
  { field: "Query.settings", document: () => "{ answer: settings { code name } }", expected: everybody },
  {
    field: "Query.settingsByCode",
    document: ({ organization }) => `{ answer: settingsByCode(code: "${organization.code}") { code } }`,
    expected: { ...everybody, other: "yes" },
  },
  {
    field: "Query.organization",
    document: ({ organization }) => `{ answer: organization(databaseId: ${organization.id}) { code } }`,
    expected: staffOnly,
  },
  {
    field: "Query.node of an account",
    document: ({ nodes }) => `{ answer: node(id: "${nodes["User"]}") { ... on User { email } } }`,
    expected: hidden,
  },
  {
    field: "Query.node of an organization",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["Organization"]}") { ... on Organization { code } } }`,
    expected: { ...hidden, visitor: "UNAUTHENTICATED", learner: "FORBIDDEN" },
  },
  {
    field: "Mutation.login",
    document: () => `mutation { answer: login(input: { email: "", password: "" }) { ${refused} } }`,
    expected: invalid,
  },
  {
    field: "Mutation.register",
    document: () =>
      `mutation { answer: register(input: { name: "", username: "", email: "", password: "" }) { ${refused} } }`,
    expected: invalid,
  },
  {
    field: "Mutation.exchangeToken",
    document: () => `mutation { answer: exchangeToken(token: "unknown") { ${refused} } }`,
    expected: {
      ...{ visitor: "UNAUTHENTICATED", learner: "UNAUTHENTICATED", trainer: "UNAUTHENTICATED" },
      ...{ admin: "UNAUTHENTICATED", other: "UNAUTHENTICATED" },
    },
  },
  {
    field: "Mutation.signInByCode",
    document: () => `mutation { answer: signInByCode(code: "unknown") { ${refused} } }`,
    expected: {
      ...{ visitor: "UNAUTHENTICATED", learner: "UNAUTHENTICATED", trainer: "UNAUTHENTICATED" },
      ...{ admin: "UNAUTHENTICATED", other: "UNAUTHENTICATED" },
    },
  },
  {
    field: "Query.learnerActivity",
    document: () => "{ answer: learnerActivity { active total } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.signInCodeOwner",
    document: () => `{ answer: signInCodeOwner(code: "unknown") { databaseId name } }`,
    expected: {
      ...{ visitor: "nothing", learner: "nothing", trainer: "nothing", admin: "nothing", other: "nothing" },
    },
  },
  {
    field: "Mutation.updateProfile",
    document: () => `mutation { answer: updateProfile(${wrongProfile}) { ${refused} } }`,
    expected: { ...invalid, visitor: "UNAUTHENTICATED" },
  },
  {
    field: "Mutation.updateAvatar",
    document: () => `mutation { answer: updateAvatar(fileId: 2147483647) { ${refused} } }`,
    expected: { ...invalid, visitor: "UNAUTHENTICATED" },
  },
  {
    field: "Mutation.changePassword",
    document: () =>
      `mutation { answer: changePassword(input: { currentPassword: "", newPassword: "" }) { ${refused} } }`,
    expected: { ...invalid, visitor: "UNAUTHENTICATED" },
  },
  {
    field: "Mutation.logout",
    document: () => `mutation { answer: logout { ${refused} } }`,
    expected: { ...everybody, visitor: "UNAUTHENTICATED", other: "yes" },
  },
];
