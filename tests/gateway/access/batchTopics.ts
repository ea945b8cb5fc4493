import { command, node, query } from "./build";
import type { EntryRow, FieldRow, LiveRow } from "./matrix";
import { byMember, byStaff, inTheBatch, nothingForAll, ofTheBatch, staffOnly, status } from "./outcomes";

export const fields: FieldRow[] = [
  query("lateBatchCount", "lateBatchCount", { ...staffOnly, other: "yes" }),
  query("lateTopics", "lateTopics(first: 5) { totalCount }", { ...staffOnly, other: "yes" }),
  query("lateTopicChoices", "lateTopicChoices { batches { name } trainers { name } }", {
    ...staffOnly,
    other: "yes",
  }),
  query("myClasses", "myClasses(days: 31) { batchName }", {
    ...byMember("UNAUTHENTICATED", "nothing"),
    learner: "yes",
  }),
  node("BatchCourseTopic", "topicName", ofTheBatch),
  node("BatchCourseModule", "topics { status }", ofTheBatch),
  {
    field: "Query.batchCalendar by a wrong secret",
    document: ({ batchCourse: { batchId } }) =>
      `{ answer: batchCalendar(batchId: ${batchId}, token: "guess") { name } }`,
    expected: nothingForAll,
  },
  command(
    "updateBatchTopic",
    ({ batchCourse: { batchId, courseId } }) =>
      `input: { batchId: ${batchId}, courseId: ${courseId}, topicId: 999999, status: PENDING }`,
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
  command("completeLateTopics", () => "ids: []", byStaff("INVALID", "INVALID")),
  command("replanLateTopics", () => "ids: []", byStaff("INVALID", "INVALID")),
  command(
    "saveBatchPlan",
    ({ batchCourse: { batchId, courseId } }) => `batchId: ${batchId}, courseId: ${courseId}, changes: []`,
    byStaff("INVALID", "INVALID"),
  ),
  command(
    "renewBatchCalendar",
    ({ batchCourse: { batchId } }) => `batchId: ${batchId}`,
    byStaff("yes", "NOT_FOUND"),
  ),
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.batchProgressChanged",
    document: () => "subscription { answer: batchProgressChanged { completionPercentage } }",
    publish: (bus, { batchCourse }) =>
      bus.publish("batchTopicsChanged", { organizationId: 1, ...batchCourse, topicIds: [] }),
    expected: staffOnly,
  },
  {
    field: "Subscription.batchTopicsChanged",
    document: ({ batchCourse: { batchId } }) =>
      `subscription { answer: batchTopicsChanged(batchId: ${batchId}) { courseId } }`,
    publish: (bus, { batchCourse }) =>
      bus.publish("batchTopicsChanged", { organizationId: 1, ...batchCourse, topicIds: [] }),
    expected: inTheBatch,
  },
];

export const entries: EntryRow[] = [
  {
    entry: "GET batchcoursetopics/batches/{id}/courses/{courseId}/topics",
    path: ({ batchCourse: { batchId, courseId } }) =>
      `batchcoursetopics/batches/${batchId}/courses/${courseId}/topics`,
    expected: status.staff,
  },
  {
    entry: "GET batchcoursetopics/batches/{id}/topics",
    path: ({ batchCourse: { batchId } }) => `batchcoursetopics/batches/${batchId}/topics`,
    expected: status.staff,
  },
  {
    entry: "POST batchcoursetopics",
    path: () => "batchcoursetopics",
    body: ({ batchCourse }) => ({ ...batchCourse, topicId: 999999, status: "PENDING" }),
    expected: status.missing,
  },
  {
    entry: "PUT batches/{id}/courses/{courseId}/topics/{topicId}",
    path: ({ batchCourse: { batchId, courseId } }) => `batches/${batchId}/courses/${courseId}/topics/999999`,
    body: () => ({ status: "PENDING" }),
    expected: status.missing,
  },
];
