import { type Expected, type FieldRow, hidden, query, type Rows, staffOnly } from "./matrix";

const refused = "__typename ... on Refusal { code message }";

const command = (name: string, args: (rows: Rows) => string, expected: Expected): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows) => `mutation { answer: ${name.split(" ")[0]}(${args(rows)}) { ${refused} } }`,
  expected,
});

const byStaff = (staff: Expected["admin"], other: Expected["other"]): Expected => ({
  ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: staff, admin: staff, other },
});
/** What is done to an employee's account: ADMIN alone may. */
const byAdmin = (admin: Expected["admin"], other: Expected["other"]): Expected => ({
  ...byStaff(admin, other),
  trainer: "FORBIDDEN",
});

const identity = `name: "Row", username: "row.user", email: "row@example.test"`;
const asEmployee = `input: { ${identity}, userType: E, active: true }`;
const noUser = `input: { name: "", username: "", email: "", userType: U, active: true }`;

/** What staff do with accounts. */
export const fields: FieldRow[] = [
  query("users", "users(first: 100) { nodes { email } }", { ...staffOnly, other: "own" }),
  query("userMatches", "userMatches { email }", { ...staffOnly, other: "own" }),
  ...["lastSignInAt", "lastSeenAt"].map((field) => ({
    field: `Query.user with ${field}`,
    document: ({ learner }: Rows) => `{ answer: user(databaseId: ${learner.id}) { ${field} } }`,
    expected: staffOnly,
  })),
  ...(["own", "another's"] as const).map((whose) => ({
    field: `Query.userByUsername with ${whose} finished attempts`,
    document: ({ learner, staff }: Rows) =>
      `{ answer: userByUsername(username: "${(whose === "own" ? learner : staff).username}") {
        finishedAttempts { nodes { result { score } } }
      } }`,
    expected: {
      ...hidden,
      visitor: "UNAUTHENTICATED" as const,
      learner: whose === "own" ? ("yes" as const) : ("nothing" as const),
    },
  })),
  query("user", ({ learner }) => `user(databaseId: ${learner.id}) { email canUpdate canClose }`, staffOnly),
  query("roleNames", "roleNames", { ...staffOnly, other: "yes" }),
  command(
    "createUser",
    () => `input: { name: "", username: "", email: "", password: "" }`,
    byStaff("INVALID", "INVALID"),
  ),
  command("updateUser", ({ learner }) => `userId: ${learner.id}, ${noUser}`, byStaff("INVALID", "INVALID")),
  command(
    "updateUser of an employee",
    ({ staff }) => `userId: ${staff.id}, input: { ${identity}, userType: E, active: false }`,
    // One's own address is changed on the profile, by the password.
    byAdmin("INVALID", "NOT_FOUND"),
  ),
  command(
    "updateUser to another type",
    ({ learner }) => `userId: ${learner.id}, ${asEmployee}`,
    byAdmin("CONFLICT", "NOT_FOUND"),
  ),
  command("setUserActive", () => "userId: 999999, active: false", byStaff("NOT_FOUND", "NOT_FOUND")),
  command("setUsersActive", () => "userIds: [], active: false", byStaff("INVALID", "INVALID")),
  command(
    "setUserActive of an employee",
    ({ staff }) => `userId: ${staff.id}, active: false`,
    byAdmin("CONFLICT", "NOT_FOUND"),
  ),
  command("deleteUser", ({ learner }) => `userId: ${learner.id}`, byStaff("CONFLICT", "NOT_FOUND")),
  command(
    "deleteUser of an employee",
    ({ staff }) => `userId: ${staff.id}`,
    byAdmin("CONFLICT", "NOT_FOUND"),
  ),
  query("takenNames", 'takenNames(usernames: ["admin"], emails: []) { usernames }', {
    ...staffOnly,
    other: "yes",
  }),
  command("importUsers", () => "rows: []", byStaff("INVALID", "INVALID")),
  command("createSignInCode", ({ learner }) => `userId: ${learner.id}`, byStaff("yes", "NOT_FOUND")),
  command(
    "createSignInCode of an employee",
    ({ staff }) => `userId: ${staff.id}`,
    byAdmin("yes", "NOT_FOUND"),
  ),
  command(
    "enrolUser",
    ({ learner }) => `userId: ${learner.id}, courseId: 999999`,
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
  command(
    "removeEnrolment",
    ({ learner }) => `userId: ${learner.id}, courseId: 999999`,
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
];
