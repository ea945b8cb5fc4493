import { command, node, query, row } from "./build";
import type { EntryRow, Expected, FieldRow } from "./matrix";
import { byMember, byStaff, hidden, staffOnly, status, statuses } from "./outcomes";

/** The signed-in learner's own row: staff of the tenant see it, no one else does. */
const ownRow: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
/** Asking for what the viewer is not enrolled in, or for no row at all. */
const notFound = byMember("UNAUTHENTICATED", "NOT_FOUND");

export const fields: FieldRow[] = [
  query("newestEnrolments", "newestEnrolments(first: 100) { nodes { user { tenantId } } }", {
    ...staffOnly,
    other: "own",
  }),
  query("placeRequests", "placeRequests(first: 100) { nodes { user { tenantId } } }", {
    ...staffOnly,
    other: "nothing",
  }),
  command("dismissPlaceRequest", `requestId: 2147483647`, {
    visitor: "UNAUTHENTICATED",
    learner: "FORBIDDEN",
    coordinator: "NOT_FOUND",
    admin: "NOT_FOUND",
    other: "NOT_FOUND",
  }),
  node("PlaceRequest", "createdAt user { name }", { ...staffOnly, other: "nothing" }),
  query("enrolments", ({ learner }) => `enrolments(userId: ${learner.id}) { nodes { percentage } }`, {
    ...ownRow,
    other: "nothing",
  }),
  query("enrolments of another", ({ staff }) => `enrolments(userId: ${staff.id}) { nodes { percentage } }`, {
    ...byMember("UNAUTHENTICATED", "nothing"),
    learner: "FORBIDDEN",
  }),
  query(
    "enrolment",
    ({ learner, published }) => `enrolment(userId: ${learner.id}, courseId: ${published.id}) { percentage }`,
    ownRow,
  ),
  query("currentEnrolment", "currentEnrolment { percentage }", {
    ...byMember("UNAUTHENTICATED", "nothing"),
    learner: "yes",
  }),
  command("enrol", "courseId: 999999", notFound),
  command("requestPlace", "courseId: 2147483647", notFound),
  command("checkPractice", "input: { questionId: 999999, optionIds: [] }", notFound),
  command("revealPractice", "questionId: 999999", notFound),
  command("markQuestion", "questionId: 999999, isMarked: true", notFound),
  command("markResource", "resourceId: 999999, isMarked: true", notFound),
  command("setTopicStatus", "input: { courseId: 999999, topicId: 1, status: COMPLETED }", notFound),
  node("Enrolment", "percentage", { ...hidden, learner: "yes" }),
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

export const entries: EntryRow[] = [
  row("GET courses/{id}/users", ({ published }) => `courses/${published.id}/users`, status.staff),
  row(
    "GET usercourses/users/{userId}",
    ({ learner }) => `usercourses/users/${learner.id}`,
    statuses(401, 200, 200, 200),
  ),
  row(
    "GET usercourses/users/{userId} of another",
    ({ staff: { id } }) => `usercourses/users/${id}`,
    status.lists,
  ),
  row("POST usercoursetopics", () => "usercoursetopics", statuses(401, 404, 404, 404), {
    topicId: 1,
    courseId: 999999,
    status: "COMPLETED",
  }),
  row(
    "GET usercoursetopics/users/{userId}/courses/{courseId}/topics",
    ({ learner, published }) => `usercoursetopics/users/${learner.id}/courses/${published.id}/topics`,
    status.signedIn,
  ),
  row(
    "GET usercoursetopics/users/{userId}/courses/{courseId}/topics of another",
    ({ staff: { id }, published }) => `usercoursetopics/users/${id}/courses/${published.id}/topics`,
    statuses(401, 403, 404, 404),
  ),
];
