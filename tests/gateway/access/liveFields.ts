import type { Bus } from "#gateway/bus/bus";
import { type Expected, everybody, type LiveRow, type Rows, staffOnly } from "./matrix";

const runOf = ({ nodes }: Rows) => Number(atob(nodes["GenerationRun"] ?? "").split(":")[1]);

const ofTheBatch: Expected = {
  ...{ visitor: "UNAUTHENTICATED", learner: "yes", trainer: "yes", admin: "yes", other: "FORBIDDEN" },
};

/** A list of staff, whose event says that something has changed in either tenant. */
const ofStaff = (field: string, publish: (bus: Bus, organizationId: number) => void): LiveRow => ({
  field: `Subscription.${field}`,
  document: () => `subscription { answer: ${field} }`,
  publish: (bus) => {
    for (const organizationId of [1, 2]) publish(bus, organizationId);
  },
  expected: { ...staffOnly, other: "yes" },
});

/** What can be listened to. */
export const liveFields: LiveRow[] = [
  ofStaff("usersChanged", (bus, organizationId) =>
    bus.publish("userChanged", { organizationId, userId: 999_999 }),
  ),
  ofStaff("paymentsChanged", (bus, organizationId) =>
    bus.publish("paymentChanged", { organizationId, paymentId: 1, userId: 1 }),
  ),
  ofStaff("batchesChanged", (bus, organizationId) =>
    bus.publish("batchChanged", { organizationId, batchId: 1 }),
  ),
  ofStaff("blogPostsChanged", (bus, organizationId) => bus.publish("blogPostsChanged", { organizationId })),
  ofStaff("dashboardChanged", (bus, organizationId) =>
    bus.publish("courseChanged", { organizationId, courseId: 1 }),
  ),
  {
    field: "Subscription.batchProgressChanged",
    document: () => "subscription { answer: batchProgressChanged { completionPercentage } }",
    publish: (bus, { batchCourse }) =>
      bus.publish("batchTopicsChanged", { organizationId: 1, ...batchCourse, topicIds: [] }),
    expected: staffOnly,
  },
  {
    field: "Subscription.organizationChanged",
    document: () => "subscription { answer: organizationChanged { tenantId code } }",
    publish: (bus) => {
      for (const organizationId of [1, 2]) bus.publish("organizationChanged", { organizationId });
    },
    expected: everybody,
  },
  {
    field: "Subscription.generationChanged",
    document: (rows) => `subscription { answer: generationChanged(runId: ${runOf(rows)}) { instruction } }`,
    publish: (bus, rows) => {
      for (const organizationId of [1, 2])
        bus.publish("generationChanged", { organizationId, runId: runOf(rows) });
    },
    // The generation is the admin's own.
    expected: { ...staffOnly, trainer: "FORBIDDEN", other: "FORBIDDEN" },
  },
  {
    field: "Subscription.batchTopicsChanged",
    document: ({ batchCourse: { batchId } }) =>
      `subscription { answer: batchTopicsChanged(batchId: ${batchId}) { courseId } }`,
    publish: (bus, { batchCourse }) =>
      bus.publish("batchTopicsChanged", { organizationId: 1, ...batchCourse, topicIds: [] }),
    expected: ofTheBatch,
  },
  {
    field: "Subscription.attemptChanged",
    document: ({ attempt }) =>
      `subscription { answer: attemptChanged(attemptId: ${attempt}) { attempt { startedAt } } }`,
    publish: (bus, { attempt }) =>
      bus.publish("attemptChanged", { organizationId: 1, attemptId: attempt, questionId: null }),
    // The attempt is the learner's own.
    expected: { ...ofTheBatch, trainer: "FORBIDDEN", admin: "FORBIDDEN" },
  },
];
