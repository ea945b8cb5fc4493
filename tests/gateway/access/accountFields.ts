import { everybody, type FieldRow, hidden, query, signedIn, staffOnly } from "./matrix";

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
  query("viewer", "viewer { email roleNames }", { ...everybody, visitor: "nothing" }),
  { field: "Query.me", document: () => "{ answer: me { email roleNames } }", expected: signedIn },
  query(
    "userByUsername of a learner",
    ({ learner }) => `userByUsername(username: "${learner.username}") { email }`,
    { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" },
  ),
  query("userByUsername of staff", ({ staff }) => `userByUsername(username: "${staff.username}") { email }`, {
    ...hidden,
    visitor: "UNAUTHENTICATED",
  }),
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
    "node of an account",
    ({ nodes }) => `node(id: "${nodes["User"]}") { ... on User { email } }`,
    hidden,
  ),
  query(
    "node of an organization",
    ({ nodes }) => `node(id: "${nodes["Organization"]}") { ... on Organization { code } }`,
    { ...hidden, visitor: "UNAUTHENTICATED", learner: "FORBIDDEN" },
  ),
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
    field: "Mutation.requestPasswordReset",
    document: () => `mutation { answer: requestPasswordReset(email: "") { ${refused} } }`,
    expected: invalid,
  },
  {
    field: "Mutation.resetPassword",
    document: () =>
      `mutation { answer: resetPassword(token: "unknown", password: "unknown-1") { ${refused} } }`,
    expected: invalid,
  },
  {
    field: "Mutation.verifyEmail",
    document: () => `mutation { answer: verifyEmail(token: "unknown") { ${refused} } }`,
    expected: invalid,
  },
  {
    field: "Mutation.requestEmailVerification",
    document: () => `mutation { answer: requestEmailVerification { ${refused} } }`,
    expected: {
      ...{ visitor: "UNAUTHENTICATED", learner: "CONFLICT", trainer: "CONFLICT" },
      ...{ admin: "CONFLICT", other: "CONFLICT" },
    },
  },
  query("resetLinkOwner", `resetLinkOwner(token: "unknown") { name }`, {
    ...{ visitor: "nothing", learner: "nothing", trainer: "nothing", admin: "nothing", other: "nothing" },
  }),
  query("learnerActivity", "learnerActivity { active total }", { ...staffOnly, other: "yes" }),
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
