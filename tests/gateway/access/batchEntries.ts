import { type EntryRow, type Rows, row, statuses } from "./matrix";

const staff = statuses(401, 403, 200, 404);
const lists = statuses(401, 403, 200, 200);
const missing = statuses(401, 403, 404, 404);
const invalid = statuses(401, 403, 400, 400);
/** A change reads its row first, and another tenant finds none. */
const invalidChange = statuses(401, 403, 400, 404);
const conflict = statuses(401, 403, 409, 404);

const dates = { startDate: "2026-01-05", endDate: "2026-01-04" };
const noBatch = { name: "", description: "", ...dates, batchType: "WEEKDAY", status: "SCHEDULED" };
const plan = { planEnabled: true, locked: true, status: "SCHEDULED", courseType: "MOOC" };
const noCourse = { courseId: 1, ...dates, ...plan };

const ofBatch =
  (rest = "") =>
  ({ batchCourse }: Rows) =>
    `batches/${batchCourse.batchId}${rest}`;
const ofCourse =
  (rest = "") =>
  ({ batchCourse: { batchId, courseId } }: Rows) =>
    `batches/${batchId}/courses/${courseId}${rest}`;

/** The calls of staff on batches, with bodies that change nothing. */
export const entries: EntryRow[] = [
  row("GET batches", () => "batches", lists),
  row("GET batches/{id}", ofBatch(), staff),
  row("POST batches", () => "batches", invalid, noBatch),
  row("PUT batches/{id}", ofBatch(), invalidChange, noBatch),
  row("DELETE batches/{id}", ofBatch(), conflict),
  row("PUT batches/{id}/sync", ofBatch("/sync"), staff, {}),
  row("GET batches/{id}/users", ofBatch("/users"), staff),
  row("POST batches/{id}/users", () => "batches/999999/users", missing, { userId: 1 }),
  row("DELETE batches/{id}/users/{userId}", ofBatch("/users/999999"), missing),
  row("GET batches/{id}/courses", ofBatch("/courses"), staff),
  row("GET batches/{id}/courses/{courseId}", ofCourse(), staff),
  row("POST batches/{id}/courses", ofBatch("/courses"), invalid, noCourse),
  row("PUT batches/{id}/courses/{courseId}", ofCourse(), invalidChange, noCourse),
  row("DELETE batches/{id}/courses/{courseId}", ofBatch("/courses/999999"), missing),
  row("GET batches/{id}/courses/{courseId}/sync", ofCourse("/sync"), staff),
  row("PUT batches/{id}/courses/{courseId}/sync", ofCourse("/sync"), staff, {}),
  row("GET batches/{id}/trainers", ofBatch("/trainers"), staff),
  row("GET batches/{id}/courses/{courseId}/trainers", ofCourse("/trainers"), staff),
  row("POST batches/{id}/courses/{courseId}/trainers", ofBatch("/courses/999999/trainers"), missing, {
    ...{ trainerId: 1, role: "CO-TRAINER" },
  }),
  row("DELETE batches/{id}/courses/{courseId}/trainers/{trainerId}", ofCourse("/trainers/999999"), missing),
];
