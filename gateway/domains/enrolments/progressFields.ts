import { builder } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { Enrolment, TopicStatus } from "./Enrolment";
import { readQuestionMarks, readResourceMarks, readTopicStates } from "./progressLoaders";
import { isSelfEnrollable } from "./rules";

builder.prismaObjectField("Course", "viewerEnrolment", (t) =>
  t.field({
    type: Enrolment,
    nullable: true,
    description: "The viewer's own enrolment; null when not enrolled, and for visitors.",
    select: (_args, { viewer }, nestedSelection) => ({
      enrolments: nestedSelection({ where: { userId: isMember(viewer) ? viewer.userId : -1 }, take: 1 }),
    }),
    resolve: ({ enrolments }) => enrolments[0] ?? null,
  }),
);

builder.prismaObjectField("Course", "canEnrol", (t) =>
  t.boolean({
    description: "Whether the viewer, a learner who is not enrolled yet, may enrol: the course has no price.",
    select: (_args, { viewer }) => ({
      status: true,
      price: true,
      enrolments: { where: { userId: isMember(viewer) ? viewer.userId : -1 }, take: 1, select: { id: true } },
    }),
    resolve: (course, _args, { viewer }) =>
      isMember(viewer) &&
      viewer.userType === "U" &&
      course.status === "PUBLISHED" &&
      course.enrolments.length === 0 &&
      isSelfEnrollable(course),
  }),
);

builder.prismaObjectField("Topic", "status", (t) =>
  t.field({
    type: TopicStatus,
    description: "The viewer's status; PENDING when not enrolled.",
    resolve: async ({ id }, _args, { loaders }) =>
      (await loaders.load(readTopicStates, id))?.status ?? "PENDING",
  }),
);

builder.prismaObjectField("Topic", "completedDate", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the viewer completed it; null while it is pending.",
    resolve: async ({ id }, _args, { loaders }) =>
      (await loaders.load(readTopicStates, id))?.completedDate ?? null,
  }),
);

builder.prismaObjectField("Question", "isMarked", (t) =>
  t.boolean({
    description: "Whether the viewer has marked it as practised.",
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readQuestionMarks, id)) ?? false,
  }),
);

builder.prismaObjectField("Resource", "isMarked", (t) =>
  t.boolean({
    description: "Whether the viewer has marked it as read.",
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readResourceMarks, id)) ?? false,
  }),
);
