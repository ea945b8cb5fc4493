import { type Expected, everybody, type LiveRow, type Rows, staffOnly } from "./matrix";

const runOf = ({ nodes }: Rows) => Number(atob(nodes["GenerationRun"] ?? "").split(":")[1]);

const ofTheBatch: Expected = {
  ...{ visitor: "UNAUTHENTICATED", learner: "yes", trainer: "yes", admin: "yes", other: "FORBIDDEN" },
};

/** What can be listened to. */
export const liveFields: LiveRow[] = [
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
];
