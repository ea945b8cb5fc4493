import { builder } from "#gateway/graphql/builder";
import { foundRow } from "#gateway/graphql/foundRows";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { nodeType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { Attempt } from "./Attempt";
import { finishedAt, openAt, readableAssessments, visibleAssessments } from "./access";

export const Assessment = nodeType("Assessment", {
  description: "A timed set of questions of a course. Visible to staff and the course's learners.",
  visible: readableAssessments,
  readers: "signedIn",
  columns: {
    title: "The name.",
    duration: "Minutes that an attempt may take.",
    passingScore: "The passing score in percent.",
  },
  relations: {
    course: "The course that it belongs to.",
  },
  fields: (t) => ({
    courseTitle: t.string({
      description: "The title of its course, also after the course was unpublished.",
      select: { course: { select: { title: true } } },
      resolve: ({ course }) => course.title,
    }),
    questionCount: t.relationCount("questions", { description: "How many questions it has." }),
    attempts: t.relation("attempts", {
      type: Attempt,
      description: "The viewer's own attempts, newest first; at most the last 20.",
      query: (_args, { viewer }) => ({
        where: { userId: isMember(viewer) ? viewer.userId : -1 },
        orderBy: [{ startedAt: "desc" }, { id: "desc" }],
        take: 20,
      }),
    }),
    finishedAttemptCount: t.relationCount("attempts", {
      description: "How many attempts the viewer has finished, even if `attempts` returns fewer.",
      where: (_args, { viewer, clock }) => ({
        userId: isMember(viewer) ? viewer.userId : -1,
        ...finishedAt(clock()),
      }),
    }),
    openAttempt: t.prismaField({
      type: Attempt,
      description: "The viewer's open attempt; null when there is none.",
      ...foundRow({
        rows: Attempt,
        where: ({ id: assessmentId }: { id: number }, { viewer, clock }) =>
          isMember(viewer) ? { assessmentId, userId: viewer.userId, ...openAt(clock()) } : null,
      }),
    }),
  }),
});

builder.prismaObjectField("Course", "assessments", (t) =>
  t.relation("assessments", {
    type: Assessment,
    description: "Its assessments. Signed-in viewers only; learners see those of their own courses.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({ where: visibleAssessments(viewer), orderBy: { id: "asc" } }),
  }),
);

listQuery("assessments", {
  type: Assessment,
  description: "The assessments that the viewer may see: a learner sees those of their own courses.",
  readers: "signedIn",
  visible: visibleAssessments,
  orderBy: [{ id: "asc" }],
});

rowQuery("assessment", {
  type: Assessment,
  row: "assessment",
  description: "An assessment by id; null when there is none that the viewer may see or has attempted.",
  readers: "signedIn",
  visible: readableAssessments,
});
