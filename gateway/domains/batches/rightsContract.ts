import { type DomainRights, ownScope } from "../domainRightsContract";

export const rights = {
  Batches: {
    "batches.read": {
      label: "See batches",
      description: "See batches with their people, plans and progress.",
      own: ownScope.batches,
    },
    "batches.write": {
      label: "Manage batches",
      description: "Create, change and delete batches, with their learners, courses and trainers.",
    },
    "batches.plan": {
      label: "Plan and complete topics",
      description: "Plan topics, mark them as completed, and keep the batch's course on its dates.",
      own: ownScope.batches,
    },
  },
} as const satisfies DomainRights;
