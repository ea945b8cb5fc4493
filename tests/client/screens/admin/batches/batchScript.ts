import { shortCourse as course } from "../courses/adminCourses";

/** Rows as the gateway returns them, for screens of batches. */
export const page = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

export const batch = {
  __typename: "Batch",
  id: "Batch:7",
  databaseId: 7,
  name: "Evening",
  description: "After work",
  startDate: "2026-09-01",
  endDate: "2026-12-31",
  startTime: "18:00:00",
  endTime: "20:00:00",
  duration: 120,
  totalHours: 48,
  completedHours: 12,
  noOfDays: 24,
  batchType: "WEEKDAY",
  classDays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  computedSchedule: { duration: 120, noOfDays: 88, totalHours: 48, completedHours: 12 },
  meetingLink: "meet.example.test/abc",
  status: "IN_PROGRESS",
  isDueToStart: false,
  updatedAt: "2026-09-01T10:00:00.000Z",
  noOfParticipants: 1,
  courseCount: 2,
  noOfTopics: 5,
  completedTopics: 2,
  completionPercentage: 40,
  trainers: { totalCount: 1, nodes: [], edges: [] },
  nextTopics: [{ __typename: "BatchCourseTopic", id: "BatchCourseTopic:7:3:1" }],
  missingEnrolments: 0,
  canDelete: false,
};

/** A course of the batch. */
export const batchCourse = (courseId: number, title: string, change: object = {}) => ({
  __typename: "BatchCourse",
  id: `BatchCourse:${courseId}`,
  batchId: 7,
  courseId,
  startDate: "2026-09-01",
  endDate: "2026-10-31",
  planEnabled: true,
  locked: false,
  status: "IN_PROGRESS",
  canDelete: true,
  noOfTopics: 5,
  completedTopics: 2,
  completionPercentage: 40,
  course: course(courseId, title),
  ...change,
});

export const user = (databaseId: number, name: string) => ({
  __typename: "User",
  id: `User:${databaseId}`,
  databaseId,
  name,
  email: `${name.toLowerCase()}@made.example`,
});

export const batchUser = (databaseId: number, name: string, status = "ACTIVE") => ({
  __typename: "BatchUser",
  id: `BatchUser:${databaseId}`,
  databaseId,
  status,
  user: user(databaseId, name),
});

export const listScript = (nodes: readonly object[]) => ({ totalCount: nodes.length, nodes, pageInfo: page });
