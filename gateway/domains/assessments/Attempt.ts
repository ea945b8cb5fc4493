import type { Prisma } from "#gateway/database/generated/prisma/client";
import { required, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { rowQuery, valueQuery } from "#gateway/graphql/queryFields";
import { nodeType, valueType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { mayReadAttempt, seesMarks, visibleAttempts } from "./access";
import { getFinishedAt, secondsLeft, showsMarks } from "./attemptRules";
import { gradeQuestions, judgeAttempt } from "./rules";

interface Result {
  score: number;
  points: number;
  maxPoints: number;
  unmarkedCount: number;
  passingScore: number;
  finishedAt: Date;
}

const AttemptResult = valueType<Result>("AttemptResult", {
  description: "The result of an attempt, computed by the server.",
  readers: "public",
  values: {
    score: value("Float", "Percent with at most two decimals."),
    points: value("Float", "Marks of all answers, at least 0."),
    maxPoints: value("Float", "Full marks of all questions."),
    unmarkedCount: value("Int", "Number of answers still to be marked by a person."),
    passingScore: value("Int", "The passing score in percent."),
    finishedAt: value("DateTime", "When it was submitted or its time ran out."),
  },
  fields: (t) => ({
    passed: t.boolean({
      nullable: true,
      description: "Whether the score reached the passing score; null while answers are still to be marked.",
      resolve: ({ passingScore, ...grade }) => judgeAttempt(grade, passingScore),
    }),
  }),
});

const marks = {
  questions: { orderBy: inOrder, select: { type: true, marks: true, maxMarks: true, answeredAt: true } },
} satisfies Prisma.AttemptSelect;
const times = { submittedAt: true, dueAt: true } as const;
const showing = {
  ...times,
  releasedAt: true,
  assessment: { select: { holdsMarks: true, showAnswers: true, answersAt: true } },
} satisfies Prisma.AttemptSelect;

export const Attempt = nodeType("Attempt", {
  description:
    "One attempt at an assessment, with a copy of its questions. Visible to the learner and staff.",
  visible: visibleAttempts,
  select: { id: true, userId: true, ...times },
  readers: (attempt, { viewer }) => mayReadAttempt(viewer, attempt),
  columns: {
    databaseId: "The id, used in arguments.",
    startedAt: "When it began.",
    dueAt: "When its time runs out; null without a limit.",
    atQuestion: "The position of the question last on screen.",
    shareToken: "The token of the public result page; null until the learner shares it.",
  },
  relations: {
    assessment: "The assessment.",
    questions: { description: "Its questions, in order.", orderBy: inOrder },
  },
  fields: (t) => ({
    secondsLeft: t.int({
      nullable: true,
      description: "Whole seconds left by the server's clock; 0 when it has ended, null without a limit.",
      resolve: (attempt, _args, { clock }) => secondsLeft(attempt, clock()),
    }),
    isFinished: t.boolean({
      description: "Whether it was submitted or has timed out.",
      resolve: (attempt, _args, { clock }) => getFinishedAt(attempt, clock()) !== null,
    }),
    questionCount: t.relationCount("questions", { description: "Number of questions." }),
    answeredCount: t.int({
      description: "Number of questions that have an answer.",
      select: marks,
      resolve: ({ questions }) => questions.filter(({ answeredAt }) => answeredAt !== null).length,
    }),
    isHeld: t.boolean({
      description: "Whether it has ended and its marks are not yet released to the learner.",
      select: showing,
      resolve: (attempt, _args, { clock }) =>
        getFinishedAt(attempt, clock()) !== null && !showsMarks(attempt, clock()),
    }),
    result: t.field({
      type: AttemptResult,
      nullable: true,
      description: "The result; null while it is open, and for its learner until its marks are released.",
      select: { ...marks, ...showing, passingScore: true },
      resolve: ({ questions, passingScore, ...attempt }, _args, { viewer, clock }) => {
        const finishedAt = getFinishedAt(attempt, clock());
        if (!finishedAt || !seesMarks(viewer, attempt, clock())) return null;
        return { ...gradeQuestions(questions), passingScore, finishedAt };
      },
    }),
  }),
});

interface Shared {
  learnerName: string;
  tenantId: number;
  courseTitle: string;
  courseCode: string | null;
  courseImageUrl: string | null;
  assessmentTitle: string;
  organizationName: string;
  result: Result;
}

const sharedCourse = { title: true, code: true, imageUrl: true, status: true } as const;

const SharedResult = valueType<Shared>("SharedResult", {
  description: "A result shared by its learner.",
  readers: "public",
  values: {
    learnerName: value("String", "The learner."),
    courseTitle: value("String", "The course."),
    courseCode: nullable("String", "The course's code; null if the course is not published."),
    courseImageUrl: nullable("String", "The course's image."),
    tenantId: value("Int", "The institute's id."),
    assessmentTitle: value("String", "The title of the assessment."),
    organizationName: value("String", "The name of the institute."),
    result: value(AttemptResult, "The result."),
  },
});

valueQuery("sharedResult", {
  type: SharedResult,
  nullable: true,
  description: "A shared result by its token, of any organization; null for an unknown token.",
  readers: "public",
  args: toArgs({ token: required("String", "The token in the shared link.") }),
  resolve: async ({ token }, { tenants, tenantClient, clock }) => {
    const tenant = await tenants.find(Number(/^(\d{1,9})-[\w-]{43}$/.exec(token)?.[1] ?? 0));
    if (!tenant) return null;
    const attempt = await tenantClient(tenant.id).attempt.findFirst({
      where: { shareToken: token },
      select: {
        ...marks,
        passingScore: true,
        submittedAt: true,
        dueAt: true,
        releasedAt: true,
        user: { select: { name: true, organization: { select: { name: true } } } },
        assessment: {
          select: { ...showing.assessment.select, title: true, course: { select: sharedCourse } },
        },
      },
    });
    const finishedAt = attempt && getFinishedAt(attempt, clock());
    if (!attempt || !finishedAt || !showsMarks(attempt, clock())) return null;
    const { course } = attempt.assessment;
    return {
      learnerName: attempt.user.name,
      organizationName: attempt.user.organization.name,
      tenantId: tenant.id,
      courseTitle: course.title,
      courseCode: course.status === "PUBLISHED" ? course.code : null,
      courseImageUrl: course.imageUrl,
      assessmentTitle: attempt.assessment.title,
      result: { ...gradeQuestions(attempt.questions), passingScore: attempt.passingScore, finishedAt },
    };
  },
});

rowQuery("attempt", {
  type: Attempt,
  row: "attempt",
  description: "An attempt by id; null if the viewer can see none with it.",
  readers: "signedIn",
  visible: visibleAttempts,
});
