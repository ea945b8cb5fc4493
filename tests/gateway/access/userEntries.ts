import { type EntryRow, statuses } from "./matrix";

const noUser = { name: "", username: "", email: "", password: "", userType: "U", active: true };
const forbiddenToTrainers = { ...statuses(401, 403, 409, 404), trainer: 403 };

/** The entries of accounts, with bodies that change nothing. */
export const entries: EntryRow[] = [
  { entry: "GET users", path: () => "users", expected: statuses(401, 403, 200, 200) },
  { entry: "POST users", path: () => "users", body: () => noUser, expected: statuses(401, 403, 400, 400) },
  {
    entry: "GET users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    expected: statuses(401, 403, 200, 404),
  },
  {
    entry: "PUT users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    body: () => noUser,
    expected: statuses(401, 403, 400, 404),
  },
  {
    entry: "DELETE users/{id}",
    path: ({ learner }) => `users/${learner.id}`,
    expected: statuses(401, 403, 409, 404),
  },
  {
    entry: "DELETE users/{id} of an employee",
    path: ({ staff }) => `users/${staff.id}`,
    expected: forbiddenToTrainers,
  },
];
