import { batchPath, command, node, ofCourse, row } from "./build";
import type { EntryRow, Expected, FieldRow } from "./matrix";
import { ofTheBatch, staffOnly, status } from "./outcomes";

const missing: Expected = { ...staffOnly, coordinator: "NOT_FOUND", admin: "NOT_FOUND", other: "NOT_FOUND" };
const ofNone = "batchId: 999999, courseId: 999999";

export const fields: FieldRow[] = [
  command("assignTrainer", () => `${ofNone}, input: { trainerId: 1, role: TRAINER }`, missing),
  command("removeTrainer", () => `${ofNone}, trainerId: 1`, missing),
  node("BatchTrainer", "role", ofTheBatch),
];

export const entries: EntryRow[] = [
  row("GET batches/{id}/trainers", batchPath("/trainers"), status.staff),
  row("GET batches/{id}/courses/{courseId}/trainers", ofCourse("/trainers"), status.staff),
  row(
    "POST batches/{id}/courses/{courseId}/trainers",
    batchPath("/courses/999999/trainers"),
    status.missing,
    {
      trainerId: 1,
      role: "CO-TRAINER",
    },
  ),
  row(
    "DELETE batches/{id}/courses/{courseId}/trainers/{trainerId}",
    ofCourse("/trainers/999999"),
    status.missing,
  ),
];
