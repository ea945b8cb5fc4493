import { type EntryRow, statuses } from "./matrix";

const staff = statuses(401, 403, 200, 404);
const missing = statuses(401, 403, 404, 404);

/** The calls that read, complete and plan the topics of a batch. */
export const entries: EntryRow[] = [
  {
    entry: "GET batchcoursetopics/batches/{id}/courses/{courseId}/topics",
    path: ({ batchCourse: { batchId, courseId } }) =>
      `batchcoursetopics/batches/${batchId}/courses/${courseId}/topics`,
    expected: staff,
  },
  {
    entry: "GET batchcoursetopics/batches/{id}/topics",
    path: ({ batchCourse: { batchId } }) => `batchcoursetopics/batches/${batchId}/topics`,
    expected: staff,
  },
  {
    entry: "POST batchcoursetopics",
    path: () => "batchcoursetopics",
    body: ({ batchCourse }) => ({ ...batchCourse, topicId: 999999, status: "PENDING" }),
    expected: missing,
  },
  {
    entry: "PUT batches/{id}/courses/{courseId}/topics/{topicId}",
    path: ({ batchCourse: { batchId, courseId } }) => `batches/${batchId}/courses/${courseId}/topics/999999`,
    body: () => ({ status: "PENDING" }),
    expected: missing,
  },
];
