import type { BusTopic } from "#gateway/bus/events";
import { builder } from "#gateway/graphql/builder";
import { live } from "#gateway/graphql/live";

interface LiveList {
  field: string;
  description: string;
  topics: readonly BusTopic[];
}

const staffOnly = "Always true: what changed is asked for. Staff only.";

/** The screens of staff that list what many commands change. The event takes no statement of the database. */
const lists: readonly LiveList[] = [
  {
    field: "usersChanged",
    description: `Each time an account was made, has changed or is gone. ${staffOnly}`,
    topics: ["userChanged", "usersChanged"],
  },
  {
    field: "paymentsChanged",
    description: `Each time a payment was written down, has changed or is gone, or a payer's name has. ${staffOnly}`,
    topics: ["paymentChanged", "userChanged", "usersChanged"],
  },
  {
    field: "batchesChanged",
    description: `Each time a batch was made, has changed or is gone, or its courses, their outlines or the holidays have changed; ticks are told by batchProgressChanged. ${staffOnly}`,
    topics: ["batchChanged", "batchCourseChanged", "courseChanged", "coursesChanged", "holidaysChanged"],
  },
  {
    field: "blogPostsChanged",
    description: `Each time a post of the blog was written, has changed or is gone. ${staffOnly}`,
    topics: ["blogPostsChanged"],
  },
  {
    field: "dashboardChanged",
    description: `Each time something that the dashboard counts or names has changed. ${staffOnly}`,
    topics: [
      ...(["batchChanged", "batchCourseChanged", "batchTopicsChanged"] as const),
      ...(["paymentChanged", "enrolmentsChanged", "userChanged", "usersChanged"] as const),
      ...([
        "courseChanged",
        "coursesChanged",
        "curriculumChanged",
        "specializationChanged",
        "categoriesChanged",
      ] as const),
      ...(["resourceChanged", "placeRequestsChanged", "holidaysChanged"] as const),
    ],
  },
];

for (const { field, description, topics } of lists) {
  builder.subscriptionField(field, (t) =>
    t.boolean({ description, authScopes: { staff: true }, subscribe: live({ topics }), resolve: () => true }),
  );
}
