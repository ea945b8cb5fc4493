import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { restricted } from "#gateway/graphql/fields";
import { foundRow } from "#gateway/graphql/foundRows";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { nodeType } from "#gateway/graphql/types";
import { getUserId, isMember } from "#gateway/session/viewer";
import { holdingText } from "../rules";
import { Attempt } from "./Attempt";
import { finishedBy, openAt, readableAssessments, visibleAssessments, whereAsked } from "./access";
import { AssessmentKind, AssessmentState, authorColumns, authorRelations } from "./authorFields";

export const Assessment = nodeType("Assessment", {
  description: "A timed set of questions of a course. Visible to staff and the course's learners.",
  visible: readableAssessments,
  readers: "signedIn",
  select: { id: true, courseId: true },
  columns: {
    title: "The name.",
    databaseId: "The id, used in arguments.",
    kind: "Purpose of the assessment.",
    state: "State of the assessment.",
    duration: "Minutes per attempt; null without a limit.",
    passingScore: "The passing score in percent.",
    maxAttempts: "Number of attempts a learner has; null for unlimited.",
    negativePercent: "Marks deducted for a wrong answer, in percent of the question's marks.",
    shuffle: "Whether each attempt shuffles the questions.",
    showAnswers: "When learners see the right answers.",
    countedAttempt: "The attempt that counts.",
    holdsMarks: "Whether marks stay hidden from learners until they are released.",
    opensAt: restricted(
      "staff",
      "When attempts may start; batches may have their own times. Requires staff.",
    ),
    closesAt: restricted(
      "staff",
      "When attempts end at the latest; batches may have their own times. Requires staff.",
    ),
    ...authorColumns,
  },
  relations: {
    course: "The course that it belongs to.",
    ...authorRelations,
  },
  fields: (t) => ({
    courseTitle: t.string({
      description: "The title of its course, even if the course was unpublished.",
      ...parentColumn("course", "title"),
    }),
    questionCount: t.int({
      description: "Number of questions in an attempt.",
      select: { _count: { select: { questions: true } }, draws: { select: { count: true } } },
      resolve: ({ _count, draws }) => draws.reduce((sum, { count }) => sum + count, _count.questions),
    }),
    attempts: t.relation("attempts", {
      type: Attempt,
      description: "The viewer's own attempts, newest first; at most the last 20.",
      query: (_args, { viewer }) => ({
        where: { userId: getUserId(viewer) },
        orderBy: [{ startedAt: "desc" }, { id: "desc" }],
        take: 20,
      }),
    }),
    finishedAttemptCount: t.relationCount("attempts", {
      description: "Number of attempts the viewer has finished, even if `attempts` returns fewer.",
      where: (_args, { viewer, clock }) => ({
        userId: getUserId(viewer),
        ...finishedBy(clock()),
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
    description: "The course's assessments. Requires a sign-in; learners see those of their own courses.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({ where: visibleAssessments(viewer), orderBy: { id: "asc" } }),
  }),
);

listQuery("assessments", {
  type: Assessment,
  description:
    "The assessments that the viewer can see: learners those of their own courses, staff all of them.",
  readers: "signedIn",
  visible: visibleAssessments,
  args: toArgs({
    search: optional("String", "Part of the title."),
    courseId: optional("Int", "Only those of this course."),
    state: optional(AssessmentState, "Only those in this state."),
    kind: optional(AssessmentKind, "Only those of this kind."),
    questionId: optional("Int", "Only those whose authors chose this question; for staff."),
  }),
  where: ({ search, courseId, state, kind, questionId }, { viewer }) => ({
    ...holdingText(search),
    ...(courseId ? { courseId } : {}),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(questionId ? { AND: whereAsked(viewer, questionId) } : {}),
  }),
  orderBy: [{ id: "asc" }],
});

rowQuery("assessment", {
  type: Assessment,
  row: "assessment",
  description: "An assessment by id; null when there is none that the viewer may see or has attempted.",
  readers: "signedIn",
  visible: readableAssessments,
});
