import { type EntryRow, type Rows, statuses } from "./matrix";

const list = statuses(401, 403, 200, 200);
const invalid = statuses(401, 403, 400, 400);
/** A change reads its row first, and another tenant finds none. */
const invalidChange = statuses(401, 403, 400, 404);
const missing = statuses(401, 403, 404, 404);
const wrong = { userId: 1, paymentId: "", amount: 0, status: "PAID" };
const one = ({ payment }: Rows) => `payments/${payment}`;

/** The entries of payments. */
export const entries: EntryRow[] = [
  { entry: "GET payments", path: () => "payments", expected: list },
  { entry: "GET payments/sync", path: () => "payments/sync", expected: list },
  { entry: "GET payments/{id}", path: one, expected: statuses(401, 403, 200, 404) },
  { entry: "POST payments", path: () => "payments", body: () => wrong, expected: invalid },
  { entry: "PUT payments/{id}", path: one, body: () => wrong, expected: invalidChange },
  { entry: "DELETE payments/{id}", path: () => "payments/999999", expected: missing },
];
