import { command, liveList, query } from "./build";
import type { EntryRow, FieldRow, LiveRow, Rows } from "./matrix";
import {
  byAdmin,
  byStaff,
  everybody,
  hidden,
  invalid,
  signedIn,
  staffOnly,
  status,
  statuses,
} from "./outcomes";

const wrongProfile = `input: { name: "", email: "x" }`;
const noUser = { name: "", username: "", email: "", password: "", userType: "U", active: true };
const forbiddenToTrainers = { ...statuses(401, 403, 409, 404), coordinator: 403 };
const noUserInput = `input: { name: "", username: "", email: "", userType: U, active: true }`;
const identity = `name: "Row", username: "row.user", email: "row@example.test"`;
const asEmployee = `input: { ${identity}, userType: E, active: true }`;

export const fields: FieldRow[] = [
  query("viewer", "viewer { email roleNames }", { ...everybody, visitor: "nothing" }),
  { field: "Query.me", document: () => "{ answer: me { email roleNames } }", expected: signedIn },
  query(
    "userByUsername of a learner",
    ({ learner }) => `userByUsername(username: "${learner.username}") { email }`,
    { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" },
  ),
  query(
    "userByUsername of a second factor",
    ({ learner }) => `userByUsername(username: "${learner.username}") { totpAddedAt canResetSecondFactor }`,
    { ...staffOnly, learner: "yes" },
  ),
  query(
    "userByUsername of recovery codes",
    ({ learner }) => `userByUsername(username: "${learner.username}") { recoveryCodesLeft }`,
    { ...staffOnly, learner: "yes", coordinator: "FORBIDDEN", admin: "FORBIDDEN" },
  ),
  query(
    "userByUsername of what an account needs",
    ({ learner }) => `userByUsername(username: "${learner.username}") { needsSecondFactor }`,
    { ...staffOnly, learner: "yes", coordinator: "FORBIDDEN", admin: "FORBIDDEN" },
  ),
  query("userByUsername of staff", ({ staff }) => `userByUsername(username: "${staff.username}") { email }`, {
    ...hidden,
    visitor: "UNAUTHENTICATED",
  }),
  query(
    "node of an account",
    ({ nodes }) => `node(id: "${nodes["User"]}") { ... on User { email } }`,
    hidden,
  ),
  command("updateProfile", `${wrongProfile}`, { ...invalid, visitor: "UNAUTHENTICATED" }),
  command("updateAvatar", `fileId: 2147483647`, { ...invalid, visitor: "UNAUTHENTICATED" }),
  command("changePassword", `input: { currentPassword: "", newPassword: "" }`, {
    ...invalid,
    visitor: "UNAUTHENTICATED",
  }),
  query("me with payments", "me { tenantId payments { totalCount nodes { reference } } }", {
    visitor: "UNAUTHENTICATED",
    learner: "yes",
    coordinator: "yes",
    admin: "yes",
    other: "own",
  }),
  query("users", "users(first: 100) { nodes { email } }", { ...staffOnly, other: "own" }),
  query(
    "users of a course",
    ({ published }) => `users(first: 100, courseId: ${published.id}) { nodes { email } }`,
    { ...staffOnly, other: "nothing" },
  ),
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
  command(
    "updateUser",
    ({ learner }) => `userId: ${learner.id}, ${noUserInput}`,
    byStaff("INVALID", "INVALID"),
  ),
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
  command("setExtraTime", () => "userId: 999999, percent: 25", byStaff("NOT_FOUND", "NOT_FOUND")),
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
];

export const liveFields: LiveRow[] = [
  liveList("usersChanged", (bus, organizationId) =>
    bus.publish("userChanged", { organizationId, userId: 999_999 }),
  ),
];

export const entries: EntryRow[] = [
  { entry: "GET users", path: () => "users", expected: status.lists },
  { entry: "POST users", path: () => "users", body: () => noUser, expected: status.invalid },
  {
    entry: "GET users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    expected: status.staff,
  },
  {
    entry: "PUT users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    body: () => noUser,
    expected: status.invalidChange,
  },
  {
    entry: "DELETE users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    expected: status.conflict,
  },
  {
    entry: "DELETE users/{id} of an employee",
    path: ({ staff }) => `users/${staff.id}`,
    expected: forbiddenToTrainers,
  },
];
