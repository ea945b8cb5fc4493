import { builder } from "#gateway/graphql/builder";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { ownRow } from "#gateway/graphql/ownRow";
import { aggregate } from "#gateway/reading/aggregates";
import { getUserId, isMember } from "#gateway/session/viewer";
import { Enrolment, TopicStatus } from "./Enrolment";
import { ownProgress } from "./progressAggregates";
import { readQuestionMarks, readResourceMarks } from "./progressLoaders";
import { isSelfEnrollable } from "./rules";

builder.prismaObjectField("Course", "viewerEnrolment", (t) =>
  t.field({
    type: Enrolment,
    description: "The viewer's own enrolment; null when not enrolled, and for visitors.",
    ...ownRow("enrolments"),
  }),
);

builder.prismaObjectField("Course", "canEnrol", (t) =>
  t.boolean({
    description: "Whether the viewer, a learner who is not enrolled yet, can enrol: the course is free.",
    select: (_args, { viewer }) => ({
      status: true,
      price: true,
      enrolments: { where: { userId: getUserId(viewer) }, take: 1, select: { id: true } },
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
    ...aggregate<"PENDING" | "COMPLETED">(ownProgress, "status", "PENDING"),
  }),
);

builder.prismaObjectField("Topic", "completedDate", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the viewer completed it; null while it is pending.",
    ...aggregate<string | null>(ownProgress, "completedDate", null),
  }),
);

builder.prismaObjectField("Question", "isMarked", (t) =>
  t.boolean({
    description: "Whether the viewer has marked it as practised.",
    ...fromLoader(readQuestionMarks, false),
  }),
);

builder.prismaObjectField("Resource", "isMarked", (t) =>
  t.boolean({
    description: "Whether the viewer has marked it as read.",
    ...fromLoader(readResourceMarks, false),
  }),
);
