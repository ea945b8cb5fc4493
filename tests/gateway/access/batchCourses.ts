import { batchPath, command, node, ofCourse, query, row } from "./build";
import type { EntryRow, Expected, FieldRow, Rows } from "./matrix";
import { ofTheBatch, staffOnly, status } from "./outcomes";

const dates = { startDate: "2026-01-05", endDate: "2026-01-04" };
const plan = { planEnabled: true, locked: true, status: "SCHEDULED", courseType: "MOOC" };
const noCourse = { courseId: 1, ...dates, ...plan };
const ofBatchCourse = (selection: string) => (rows: Rows) => {
  const { batchId, courseId } = rows.batchCourse;
  return `batchCourse(batchId: ${batchId}, courseId: ${courseId}) { ${selection} }`;
};
const invalid: Expected = { ...staffOnly, coordinator: "INVALID", admin: "INVALID", other: "INVALID" };
const datesInput = `startDate: "2026-01-05", endDate: "2026-01-04"`;
const noCourseInput = `{ courseId: 1, ${datesInput}, courseType: MOOC, planEnabled: true, locked: true, status: SCHEDULED }`;
const ofNone = "batchId: 999999, courseId: 999999";
const missing: Expected = { ...staffOnly, coordinator: "NOT_FOUND", admin: "NOT_FOUND", other: "NOT_FOUND" };

export const fields: FieldRow[] = [
  query("batchCourse", ofBatchCourse("completionPercentage"), staffOnly),
  query("batchCourse with who could teach it", ofBatchCourse("assignableTrainers { email }"), staffOnly),
  query(
    "myBatchCourse",
    (rows) => ofBatchCourse("duration")(rows).replace("batchCourse(", "myBatchCourse("),
    { ...ofTheBatch, visitor: "UNAUTHENTICATED" },
  ),
  command("assignCourseToBatch", () => `batchId: 999999, input: ${noCourseInput}`, invalid),
  command("updateBatchCourse", () => `${ofNone}, input: ${noCourseInput}`, invalid),
  command("lockBatchCourse", () => `${ofNone}, locked: false`, missing),
  command("removeCourseFromBatch", () => ofNone, missing),
  command("syncBatchCourse", () => ofNone, missing),
  node("BatchCourse", "courseType", ofTheBatch),
];

export const entries: EntryRow[] = [
  row("GET batches/{id}/courses", batchPath("/courses"), status.staff),
  row("GET batches/{id}/courses/{courseId}", ofCourse(), status.staff),
  row("POST batches/{id}/courses", batchPath("/courses"), status.invalid, noCourse),
  row("PUT batches/{id}/courses/{courseId}", ofCourse(), status.invalidChange, noCourse),
  row("DELETE batches/{id}/courses/{courseId}", batchPath("/courses/999999"), status.missing),
  row("GET batches/{id}/courses/{courseId}/sync", ofCourse("/sync"), status.staff),
  row("PUT batches/{id}/courses/{courseId}/sync", ofCourse("/sync"), status.staff, {}),
];
