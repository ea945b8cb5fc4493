import { everybody, type LiveRow } from "./matrix";

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
];
