import { batchPath, command, liveList, node, query, row } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow, Rows } from "./matrix";
import { byMember, ofTheBatch, staffOnly, status, statuses } from "./outcomes";

const dates = { startDate: "2026-01-05", endDate: "2026-01-04" };
const noBatch = { name: "", description: "", ...dates, batchType: "WEEKDAY", status: "SCHEDULED" };
const ownTenant: Expected = { ...staffOnly, other: "yes" };
const readBatch = (selection: string) => (rows: Rows) =>
  `batch(databaseId: ${rows.batchCourse.batchId}) { ${selection} }`;
const invalid: Expected = { ...staffOnly, coordinator: "INVALID", admin: "INVALID", other: "INVALID" };
const datesInput = `startDate: "2026-01-05", endDate: "2026-01-04"`;
const noBatchInput = `{ name: "", description: "", ${datesInput}, batchType: WEEKDAY, status: SCHEDULED }`;
const conflict: Expected = { ...staffOnly, coordinator: "CONFLICT", admin: "CONFLICT", other: "NOT_FOUND" };
const missing: Expected = { ...staffOnly, coordinator: "NOT_FOUND", admin: "NOT_FOUND", other: "NOT_FOUND" };

export const fields: FieldRow[] = [
  query("batchesToday", "batchesToday { totalCount }", { ...staffOnly, other: "yes" }),
  query("batches", "batches { nodes { name } }", ownTenant),
  query("batchCounts", "batchCounts { total }", ownTenant),
  query("batch", readBatch("name"), staffOnly),
  query("batch with its meeting link", readBatch("description meetingLink"), staffOnly),
  query("batch with who is in it", readBatch("users { nodes { status } } missingEnrolments"), staffOnly),
  query("batchMatches", "batchMatches { name }", ownTenant),
  query("batch with courses to add", readBatch("assignableCourses { code }"), staffOnly),
  query("batch with who could be", readBatch("assignableUsers { nodes { email } }"), staffOnly),
  query("myBatch", (rows) => readBatch("name")(rows).replace("batch(", "myBatch("), {
    ...ofTheBatch,
    visitor: "UNAUTHENTICATED",
  }),
  command("createBatch", () => `input: ${noBatchInput}`, invalid),
  command("updateBatch", () => `batchId: 999999, input: ${noBatchInput}`, invalid),
  command("deleteBatch", ({ batchCourse }) => `batchId: ${batchCourse.batchId}`, conflict),
  command("startBatch", () => "batchId: 999999", missing),
  command("syncBatch", () => "batchId: 999999", missing),
  command("assignUsersToBatch", () => "batchId: 999999, userIds: [1]", missing),
  command("removeUserFromBatch", () => "batchId: 999999, userId: 1", missing),
  command("setBatchUserStatus", () => "batchId: 999999, userId: 1, status: DROPPED", missing),
  command("setBatchUserStatuses", () => "batchId: 999999, userIds: [1], status: DROPPED", missing),
  command("removeUsersFromBatch", () => "batchId: 999999, userIds: [1]", missing),
  node("Batch", "name", ofTheBatch),
  node("BatchUser", "status", ofTheBatch),
  query("myBatches", "myBatches { nodes { name } }", {
    ...byMember("UNAUTHENTICATED", "nothing"),
    learner: "yes",
  }),
];

export const liveFields: LiveRow[] = [
  liveList("batchesChanged", (bus, organizationId) =>
    bus.publish("batchChanged", { organizationId, batchId: 1 }),
  ),
  liveList("dashboardChanged", (bus, organizationId) =>
    bus.publish("courseChanged", { organizationId, courseId: 1 }),
  ),
];

export const entries: EntryRow[] = [
  row("GET batches", () => "batches", status.lists),
  row("GET batches/{id}", batchPath(), status.staff),
  row("POST batches", () => "batches", status.invalid, noBatch),
  row("PUT batches/{id}", batchPath(), status.invalidChange, noBatch),
  row("DELETE batches/{id}", batchPath(), status.conflict),
  row("PUT batches/{id}/sync", batchPath("/sync"), status.staff, {}),
  row("GET batches/{id}/users", batchPath("/users"), status.staff),
  row("POST batches/{id}/users", () => "batches/999999/users", status.missing, { userId: 1 }),
  row("DELETE batches/{id}/users/{userId}", batchPath("/users/999999"), status.missing),
  row("GET v1/batches", () => "v1/batches", statuses(401, 200, 200, 200)),
];
