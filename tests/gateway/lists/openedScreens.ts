import { join } from "node:path";
import { readPersisted } from "#gateway/graphql/persisted";
import { packageRoot } from "#gateway/packageRoot";
import { plainList } from "~/lists/listParams";
import { listVariables } from "~/lists/loadList";
import {
  batchCoursesList,
  batchesList,
  batchesVariables,
  batchUsersList,
  lateList,
  lateVariables,
} from "~/screens/admin/batches/batchLists";
import { coursesList, coursesVariables } from "~/screens/admin/courses/list/coursesList";
import { paymentsList, paymentsVariables } from "~/screens/admin/payments/list/paymentsList";
import { reviewList, reviewVariables } from "~/screens/admin/review/list/reviewList";
import * as stateLists from "~/screens/admin/stateLists";
import { usersList, usersScreenVariables } from "~/screens/admin/users/usersList";
import { notificationsList, notificationsVariables } from "~/screens/notifications/notificationsList";
import type { Answer } from "./figureReadings";

/** The queries of the client, by their names. */
export const documentTexts = new Map(
  [...readPersisted(join(packageRoot, "client", "__generated__", "persisted.json")).values()].flatMap(
    (text) => {
      const name = /^query (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    },
  ),
);

/** The document of a screen, as the client sends it. */
export function readDocument(name: string): string {
  const text = documentTexts.get(name);
  if (text === undefined) throw new Error(`${name} is no document of the client`);
  return text;
}

/** The screens that count their rows by kinds: those that read the size of a list beside its page. */
export const countingScreens = [...documentTexts].flatMap(([name, text]) =>
  // Queries of later pages repeat the fragment of their screen's.
  name.endsWith("ScreenQuery") && /^ {2}\w+: \w+\([^)]*\) \{\n {4}totalCount/m.test(text) ? [name] : [],
);

/** A list's screen. */
interface OpenedScreen {
  document: string;
  /** Its variables for the search of an address, and the id in the address's path. */
  toVariables: (search: string, id: number) => Record<string, unknown>;
  /** The rows that it lists, of its answer. */
  toRows: (answer: Answer) => Answer;
}

/** The screens that figures open, by their paths; `:id` is a row's id. */
export const openedScreens: Readonly<Record<string, OpenedScreen>> = {
  "/admin/users": {
    document: "UsersScreenQuery",
    toVariables: (search) => usersScreenVariables(usersList.parse(search)),
    toRows: ({ users }) => users,
  },
  "/admin/batches": {
    document: "BatchesScreenQuery",
    toVariables: (search) => batchesVariables(batchesList.parse(search)),
    toRows: ({ batches }) => batches,
  },
  "/admin/batches/delayed": {
    document: "LateScreenQuery",
    toVariables: (search) => lateVariables(lateList.parse(search)),
    toRows: ({ lateTopics }) => lateTopics,
  },
  "/admin/batches/:id/users": {
    document: "BatchUsersScreenQuery",
    toVariables: (search, id) => batchUsersList.variablesIn(id, batchUsersList.parse(search)),
    toRows: ({ batch }) => batch.users,
  },
  "/admin/batches/:id/courses": {
    document: "BatchCoursesScreenQuery",
    toVariables: (search, id) => batchCoursesList.variablesIn(id, batchCoursesList.parse(search)),
    toRows: ({ batch }) => batch.courses,
  },
  "/admin/courses": {
    document: "CoursesScreenQuery",
    toVariables: (search) => coursesVariables(coursesList.parse(search)),
    toRows: ({ courses }) => courses,
  },
  "/admin/courses/:id/resources": {
    document: "CourseResourcesQuery",
    toVariables: (_search, courseId) => ({ courseId }),
    toRows: ({ course }) => course.resources,
  },
  "/admin/payments": {
    document: "PaymentsScreenQuery",
    toVariables: (search) => paymentsVariables(paymentsList.parse(search)),
    toRows: ({ payments }) => payments,
  },
  "/admin/inbox": {
    document: "InboxScreenQuery",
    toVariables: () => ({}),
    toRows: ({ unansweredTopicQuestions }) => unansweredTopicQuestions,
  },
  "/admin/inbox/places": {
    document: "PlaceRequestsScreenQuery",
    toVariables: (search) => listVariables(plainList.parse(search)),
    toRows: ({ placeRequests }) => placeRequests,
  },
  "/admin/assessments/:id/results/marking": {
    document: "MarkingScreenQuery",
    toVariables: (_search, assessmentId) => ({ assessmentId }),
    // It lists the marked ones, too, to go back to.
    toRows: ({ markingQueue }) => ({
      totalCount: markingQueue.filter(({ marks }: Answer) => marks === null).length,
    }),
  },
  "/admin/certificates": {
    document: "IssuedScreenQuery",
    toVariables: (search) => stateLists.issuedVariables(stateLists.issuedList.parse(search)),
    toRows: ({ certificates }) => certificates,
  },
  "/admin/review": {
    document: "ReviewScreenQuery",
    toVariables: (search) => reviewVariables(reviewList.parse(search)),
    toRows: ({ reviewQueue, essayQueue }) => ({
      totalCount: reviewQueue.totalCount + essayQueue.totalCount,
    }),
  },
  "/admin/announcements/:id": {
    document: "AnnouncementScreenQuery",
    toVariables: (search, id) =>
      stateLists.recipientsList.variablesIn(id, stateLists.recipientsList.parse(search)),
    toRows: ({ announcement }) => announcement.recipients,
  },
  "/notifications": {
    document: "NotificationsScreenQuery",
    toVariables: (search) => notificationsVariables(notificationsList.parse(search)),
    toRows: ({ viewer }) => viewer.notifications,
  },
  "/admin/mail": {
    document: "MailScreenQuery",
    toVariables: (search) => stateLists.mailVariables(stateLists.mailList.parse(search)),
    toRows: ({ mails }) => mails,
  },
};

/** A screen with the figures of its tabs: by the search that each opens, how its answer counts it. */
interface TabbedScreen extends OpenedScreen {
  tabs: Readonly<Record<string, (answer: Answer) => number>>;
}

/** The tabs of a list by states, which its screen reads under their names. */
const byState = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries([
    ["", ({ ALL }: Answer) => ALL.totalCount],
    ...Object.keys(labels).map((state) => [`?state=${state}`, (answer: Answer) => answer[state].totalCount]),
  ]);

const listed = (path: string): OpenedScreen => {
  const screen = openedScreens[path];
  if (!screen) throw new Error(`${path} is no screen of this test`);
  return screen;
};

/** Every screen with tabs that count. */
export const tabbedScreens: readonly TabbedScreen[] = [
  {
    ...listed("/admin/users"),
    tabs: {
      "?type=E": ({ employees }) => employees.totalCount,
      "?type=U": ({ learners }) => learners.totalCount,
    },
  },
  {
    ...listed("/admin/courses"),
    tabs: {
      "": ({ all }) => all.totalCount,
      "?status=PUBLISHED": ({ published }) => published.totalCount,
      "?status=DRAFT": ({ draft }) => draft.totalCount,
    },
  },
  {
    ...listed("/admin/batches"),
    tabs: {
      "": ({ batchCounts }) => batchCounts.total,
      "?status=COMPLETED": ({ batchCounts }) => batchCounts.completed,
      "?status=IN_PROGRESS": ({ batchCounts }) => batchCounts.ongoing,
      "?status=SCHEDULED": ({ batchCounts }) => batchCounts.upcoming,
      "?status=POSTPONED": ({ batchCounts }) => batchCounts.postponed,
      "?status=HOLD": ({ batchCounts }) => batchCounts.onHold,
      "?status=CANCELLED": ({ batchCounts }) => batchCounts.cancelled,
    },
  },
  {
    ...listed("/notifications"),
    tabs: {
      "": ({ viewer }) => viewer.all.totalCount,
      "?unread=yes": ({ viewer }) => viewer.unreadNotificationCount,
    },
  },
  { ...listed("/admin/mail"), tabs: byState(stateLists.mailList.counted.labels) },
  {
    document: "AnnouncementsScreenQuery",
    toVariables: (search) => listVariables(stateLists.announcementsList.parse(search)),
    toRows: ({ announcements }) => announcements,
    tabs: byState(stateLists.announcementsList.counted.labels),
  },
  {
    document: "InvitationsScreenQuery",
    toVariables: (search) => listVariables(stateLists.invitationsList.parse(search)),
    toRows: ({ invitations }) => invitations,
    tabs: byState(stateLists.invitationsList.counted.labels),
  },
  { ...listed("/admin/certificates"), tabs: byState(stateLists.issuedList.counted.labels) },
  {
    document: "JobsScreenQuery",
    toVariables: (search) => listVariables(stateLists.jobsList.parse(search)),
    toRows: ({ jobs }) => jobs,
    tabs: byState(stateLists.jobsList.counted.labels),
  },
  {
    document: "AdminAssessmentsScreenQuery",
    toVariables: (search) => stateLists.assessmentsVariables(stateLists.assessmentsList.parse(search)),
    toRows: ({ assessments }) => assessments,
    tabs: byState(stateLists.assessmentsList.counted.labels),
  },
  {
    document: "AdminAssignmentsScreenQuery",
    toVariables: (search) => stateLists.assignmentsVariables(stateLists.assignmentsList.parse(search)),
    toRows: ({ assignments }) => assignments,
    tabs: byState(stateLists.assignmentsList.counted.labels),
  },
];
