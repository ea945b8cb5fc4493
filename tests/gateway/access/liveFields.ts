import { type Expected, everybody, type LiveRow } from "./matrix";

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
    field: "Subscription.batchTopicsChanged",
    document: ({ batchCourse: { batchId } }) =>
      `subscription { answer: batchTopicsChanged(batchId: ${batchId}) { courseId } }`,
    publish: (bus, { batchCourse }) =>
      bus.publish("batchTopicsChanged", { organizationId: 1, ...batchCourse, topicIds: [] }),
    expected: ofTheBatch,
  },
];
