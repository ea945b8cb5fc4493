import type { Caller } from "#tests/support/caller";
import { figureAddresses as opens } from "~/lists/figures";

/** The selection of a test's own document. */
export type Answer = Awaited<ReturnType<Caller["graphql"]>>["data"];

/** A figure as it is shown: the rows that it counts or the rupees that it sums, and the address that it opens. */
interface ShownFigure {
  count?: number;
  rupees?: number;
  opens: string;
}

/** The rows whose own figures are read. */
export interface ReadIds {
  viewerId: number;
  assessmentId: number;
}

interface FigureReading {
  /** The field that the figure is read by: to whom it is refused, the figure is not shown. */
  field: (ids: ReadIds) => string;
  /** A field of the screen that it opens: to whom this is refused, the figure is no link. */
  needs?: string;
  toShown: (answer: Answer, ids: ReadIds) => readonly ShownFigure[];
}

const counted = (field: string, address: () => string, name = "totalCount"): FigureReading => ({
  field: () => `${field} { ${name} }`,
  toShown: (answer) => [{ count: answer[name], opens: address() }],
});

/** A figure in each row of a list, by the row's id. */
const inRows = (list: string, name: string, address: (id: number) => string): FigureReading => ({
  field: () => `${list} { nodes { databaseId ${name} } }`,
  toShown: ({ nodes }) => nodes.map((row: Answer) => ({ count: row[name], opens: address(row.databaseId) })),
});

/** How every figure is read, as its screen reads it. */
export const figureReadings: Readonly<Record<keyof typeof opens, FigureReading>> = {
  activeLearners: counted("learnerActivity", opens.activeLearners, "active"),
  classesToday: counted("batchesToday(first: 5)", opens.classesToday),
  lateTopics: counted("lateTopics(first: 5)", opens.lateTopics),
  lateTopicsOf: {
    field: ({ viewerId }) => `lateTopics(first: 5, trainerId: ${viewerId}) { totalCount }`,
    toShown: ({ totalCount }, { viewerId }) => [{ count: totalCount, opens: opens.lateTopicsOf(viewerId) }],
  },
  pendingPayments: {
    field: () => "paymentSummary { due dueCount }",
    toShown: ({ due, dueCount }) => [{ count: dueCount, rupees: due, opens: opens.pendingPayments() }],
  },
  collectedInMonth: {
    field: () => "paymentSummary { today collected }",
    toShown: ({ today, collected }) => [{ rupees: collected, opens: opens.collectedInMonth(today) }],
  },
  draftCourses: counted("courses(first: 5, status: DRAFT)", opens.draftCourses),
  coursesWithoutTopics: counted("courses(first: 5, lacking: TOPICS)", opens.coursesWithoutTopics),
  coursesWithoutQuestions: counted("courses(first: 5, lacking: QUESTIONS)", opens.coursesWithoutQuestions),
  coursesOfCategory: inRows("categories(first: 3)", "courseCount", opens.coursesOfCategory),
  learnersOfCourse: {
    // Without the right to look all of them up, the number is no link.
    field: () => "courses(first: 30) { nodes { databaseId learnerCount canListLearners } }",
    needs: "users(first: 1) { totalCount }",
    toShown: ({ nodes }) =>
      nodes.flatMap(({ databaseId, learnerCount, canListLearners }: Answer) =>
        canListLearners ? [{ count: learnerCount, opens: opens.learnersOfCourse(databaseId) }] : [],
      ),
  },
  resourcesOfCourse: {
    field: () => "courses(first: 3) { nodes { databaseId resources(first: 1) { totalCount } } }",
    toShown: ({ nodes }) =>
      nodes.map(({ databaseId, resources }: Answer) => ({
        count: resources.totalCount,
        opens: opens.resourcesOfCourse(databaseId),
      })),
  },
  usersOfBatch: inRows("batches(first: 3)", "noOfParticipants", opens.usersOfBatch),
  coursesOfBatch: inRows("batches(first: 3)", "courseCount", opens.coursesOfBatch),
  keptMails: counted("mailSetup", opens.keptMails, "keptCount"),
  paymentsOf: {
    field: () => "me { username paymentTotals { due } }",
    toShown: ({ username, paymentTotals }) => [
      { rupees: paymentTotals.due, opens: opens.paymentsOf(username) },
    ],
  },
  unansweredQuestions: counted("unansweredTopicQuestions(first: 5)", opens.unansweredQuestions),
  placeRequests: counted("placeRequests(first: 5)", opens.placeRequests),
  essaysOf: {
    field: ({ assessmentId }) => `assessmentResults(assessmentId: ${assessmentId}) { toMarkCount }`,
    toShown: ({ toMarkCount }, { assessmentId }) => [
      { count: toMarkCount, opens: opens.essaysOf(assessmentId) },
    ],
  },
  certificatesOfTemplate: {
    field: () => "certificateTemplates { databaseId issuedCount }",
    toShown: (templates) =>
      templates.map(({ databaseId, issuedCount }: Answer) => ({
        count: issuedCount,
        opens: opens.certificatesOfTemplate(databaseId),
      })),
  },
  unreadNotifications: {
    field: () => "me { unreadNotificationCount }",
    toShown: ({ unreadNotificationCount }) => [
      { count: unreadNotificationCount, opens: opens.unreadNotifications() },
    ],
  },
  recipientsOf: inRows("announcements(first: 3, state: SENT)", "audienceCount", opens.recipientsOf),
  readersOf: {
    field: () => "announcements(first: 3, state: SENT) { nodes { databaseId readCount audienceCount } }",
    toShown: ({ nodes }) =>
      nodes.flatMap(({ databaseId, readCount, audienceCount }: Answer) => [
        { count: readCount, opens: opens.readersOf(databaseId) },
        // The tab beside it.
        { count: audienceCount - readCount, opens: `${opens.recipientsOf(databaseId)}?read=no` },
      ]),
  },
  unmarkedOf: {
    ...inRows("assignments(first: 3, stage: WAITING)", "waitingCount", opens.unmarkedOf),
    needs: "reviewQueue { totalCount }",
  },
  unmarkedOfGiven: {
    field: () => "assignments(first: 2, stage: WAITING) { nodes { given { databaseId waitingCount } } }",
    needs: "reviewQueue { totalCount }",
    toShown: ({ nodes }) =>
      nodes.flatMap(({ given }: Answer) =>
        given.map(({ databaseId, waitingCount }: Answer) => ({
          count: waitingCount,
          opens: opens.unmarkedOfGiven(databaseId),
        })),
      ),
  },
  holdersOf: {
    field: () => "roles { name holderCount }",
    toShown: (roles) =>
      roles.map(({ name, holderCount }: Answer) => ({ count: holderCount, opens: opens.holdersOf(name) })),
  },
  unreadMessages: {
    field: () => "rooms { unreadCount }",
    toShown: (rooms) => [
      {
        count: rooms.reduce((sum: number, room: Answer) => sum + room.unreadCount, 0),
        opens: opens.unreadMessages(),
      },
    ],
  },
};
