import type { RouteObject } from "react-router-dom";
import { type Script, scriptGateway as script } from "#tests/support/renderWithRelay";
import { planRoutes } from "~/screens/admin/batches/routes";

export const area: RouteObject[] = [{ path: "admin/batches/:id", children: planRoutes }];
export const address = "/admin/batches/2/courses/3";

export const topic = (number: number, more: object = {}) => ({
  __typename: "BatchCourseTopic",
  id: `T${number}`,
  databaseId: number,
  topicName: `Topic ${number}`,
  courseName: "React",
  status: "PENDING",
  plannedDate: null,
  startDate: null,
  completedDate: null,
  delayed: false,
  daysLate: 0,
  ...more,
});

export const topics = [
  topic(1, { plannedDate: "2026-11-16", delayed: true, daysLate: 2 }),
  topic(2),
  topic(3, { status: "COMPLETED", plannedDate: "2026-11-17", completedDate: "2026-11-17" }),
];

const progress = { noOfTopics: 3, completedTopics: 1, completionPercentage: 33 };
const planned = { plannedTopics: 2, plannedPercentage: 67 };

export const batchCourse = (more: object = {}) => ({
  __typename: "BatchCourse",
  id: "BC",
  databaseId: 9,
  batchId: 2,
  courseId: 3,
  locked: false,
  startDate: "2026-11-09",
  endDate: "2026-12-04",
  today: "2026-11-18",
  planEnabled: true,
  canPlan: true,
  canComplete: true,
  delayedTopics: 1,
  ...progress,
  ...planned,
  course: { __typename: "Course", id: "C", title: "React in Practice" },
  batch: {
    __typename: "Batch",
    id: "B",
    databaseId: 2,
    name: "Evening",
    classDays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
    calendarPath: null,
    ...progress,
  },
  modules: [
    {
      __typename: "BatchCourseModule",
      id: "M",
      databaseId: 1,
      name: "Basics",
      ...progress,
      ...planned,
      topics,
    },
  ],
  ...more,
});

/** A gateway of an institute without holidays, unless the script has some. */
export const scriptGateway = (answers: Script) => script({ holidays: [], ...answers });
