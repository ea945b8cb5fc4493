import { rowId, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { Assessment } from "./Assessment";
import {
  countToMark,
  type QuestionStatistics,
  type Results,
  readResults,
  type Sitting,
} from "./resultLoaders";
import { type AttemptEventName, resultLimits } from "./resultsContract";

export const AttemptEventKind = describedEnum<AttemptEventName>(
  "AttemptEventKind",
  "Kind of event during an attempt.",
  {
    LEFT_PAGE: "The learner left the page.",
    CAME_BACK: "The learner returned to the page.",
    PASTED: "Text was pasted.",
    WENT_OFFLINE: "The connection was lost.",
    CAME_ONLINE: "The connection was restored.",
  },
);

const AttemptEventType = valueType<Sitting["events"][number]>("AttemptEvent", {
  description: "An event during an attempt. It has no effect on the marks.",
  readers: "assessments.results",
  values: {
    kind: value(AttemptEventKind, "Kind of event."),
    question: nullable("Int", "The position of the question on screen."),
    at: value("DateTime", "When it was recorded."),
  },
});

const SittingType = valueType<Sitting>("Sitting", {
  description: "One learner's attempt, as the results show it.",
  readers: "assessments.results",
  values: {
    attemptId: value("Int", "The attempt's id."),
    userId: value("Int", "The learner's id."),
    learnerName: value("String", "The learner."),
    startedAt: value("DateTime", "When it began."),
    finishedAt: nullable("DateTime", "When it was submitted or its time ran out; null while it is open."),
    dueAt: nullable("DateTime", "When its time runs out; null without a limit."),
    secondsLeft: nullable("Int", "Seconds left by the server's clock; null without a limit."),
    atQuestion: value("Int", "The position of the question last on screen."),
    answeredCount: value("Int", "Number of questions that have an answer."),
    questionCount: value("Int", "Number of questions."),
    points: value("Float", "Marks so far."),
    maxPoints: value("Float", "Full marks of all questions."),
    score: value("Float", "Marks so far in percent of the full marks."),
    passed: nullable(
      "Boolean",
      "Whether the score reaches the passing score; null while it is open, or answers are still to be marked.",
    ),
    unmarkedCount: value("Int", "Number of answers that wait for a person to mark them."),
    isReleased: value("Boolean", "Whether the learner sees the marks."),
    events: value([AttemptEventType], `Events during the attempt, the first ${resultLimits.events}.`),
  },
  fields: (t) => ({
    isConnected: t.boolean({
      description: "Whether the learner has a socket open now, at any gateway.",
      resolve: ({ userId }, _args, { presence, tenant }) => presence.online(tenant.id).has(userId),
    }),
  }),
});

const QuestionStatisticsType = valueType<QuestionStatistics>("QuestionStatistics", {
  description: "A question with its statistics over all finished attempts.",
  readers: "assessments.results",
  values: {
    title: value("String", "The question."),
    attempts: value("Int", "Number of attempts in which it was asked and is marked."),
    difficulty: value("Float", "The mean share of its marks, 0 to 1: low is hard."),
    discrimination: nullable(
      "Float",
      "The correlation of its marks with the rest of the attempt's, -1 to 1; null with fewer than five attempts, or if all marks are equal.",
    ),
    remark: nullable("String", "A possible flaw that they suggest; null if they look normal."),
  },
});

type Exception = Results["exceptions"][number];
const ExceptionType = valueType<Exception>("GrantedException", {
  description: "An exception granted to one learner in an assessment.",
  readers: "assessments.results",
  values: {
    userId: value("Int", "The learner's id."),
    extraMinutes: value("Int", "More minutes."),
    extraAttempts: value("Int", "Number of additional attempts."),
    closesAt: nullable("DateTime", "The learner's own closing time."),
    reason: value("String", "The reason."),
    grantedByName: value("String", "Name of the person who granted it."),
    updatedAt: value("DateTime", "When it was granted."),
  },
  fields: (t) => ({
    learnerName: t.string({ description: "The learner.", resolve: ({ user }) => user.name }),
  }),
});

type Release = Results["releases"][number];
const ReleaseType = valueType<Release>("MarkRelease", {
  description: "A release of marks that were held back.",
  readers: "assessments.results",
  values: {
    batchId: nullable("Int", "The batch; null for everyone."),
    releasedByName: value("String", "Name of the person who released them."),
    releasedAt: value("DateTime", "When."),
  },
  fields: (t) => ({
    batchName: t.string({
      nullable: true,
      description: "The batch's name; null for everyone.",
      resolve: ({ batch }) => batch?.name ?? null,
    }),
  }),
});

const RegradeType = valueType<Results["regrades"][number]>("PastRegrade", {
  description: "A past regrade.",
  readers: "assessments.results",
  values: {
    at: value("DateTime", "When."),
    byName: value("String", "Name of the person who regraded."),
    reason: value("String", "The reason; empty without one."),
    gained: value("Int", "Number of attempts that gained marks."),
    lost: value("Int", "Number of attempts that lost marks."),
  },
});

export const AssessmentResults = valueType<Results>("AssessmentResults", {
  description: `The results of an assessment: its latest ${resultLimits.sittings} attempts.`,
  readers: "assessments.results",
  values: {
    holdsMarks: value("Boolean", "Whether marks stay hidden from learners until they are released."),
    sittings: value([SittingType], "The attempts, latest first."),
    questions: value([QuestionStatisticsType], "The questions with their statistics."),
    exceptions: value([ExceptionType], "Exceptions granted to learners."),
    releases: value([ReleaseType], "The releases of marks."),
    regrades: value([RegradeType], "The last regrades, latest first."),
  },
  rows: { assessment: { type: Assessment, id: "assessmentId", description: "The assessment." } },
  fields: (t) => ({
    toMarkCount: t.int({
      description: "Number of answers of all its ended attempts that wait for a person to mark them.",
      resolve: ({ assessmentId }, _args, { db, viewer, clock }) =>
        countToMark(db, { assessmentId, viewer, now: clock() }),
    }),
  }),
});

valueQuery("assessmentResults", {
  type: AssessmentResults,
  nullable: true,
  description: "The results of an assessment; null if the viewer can see none with this id. Requires staff.",
  readers: "assessments.results",
  args: toArgs({ assessmentId: rowId("assessment") }),
  resolve: ({ assessmentId }, { db, viewer, clock }) =>
    readResults(db, { assessmentId, viewer, now: clock() }),
});
