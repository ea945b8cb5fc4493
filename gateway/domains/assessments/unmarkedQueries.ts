import type { TenantClient } from "#gateway/database/tenantClient";
import { optional, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import type { Viewer } from "#gateway/session/viewer";
import { markedByHand } from "../questions/contract";
import { finishedBy, resultAssessments } from "./access";
import { getFinishedAt } from "./attemptRules";
import { resultLimits } from "./resultsContract";

interface UnmarkedAnswers {
  assessmentId: number;
  title: string;
  courseTitle: string;
  answerCount: number;
  waitingSince: Date;
}

interface Wanted {
  viewer: Viewer;
  now: Date;
  courseId?: number | null | undefined;
  batchId?: number | null | undefined;
  olderThanDays?: number | null | undefined;
}

const day = 24 * 3_600_000;

/** The condition for an answer without a mark; `isUnmarked` decides the same of a row that was read. */
const unmarked = { type: { in: [...markedByHand] }, answeredAt: { not: null }, marks: null };

/** Counts the answers without a mark by their assessments, the oldest first. */
async function readUnmarked(
  db: TenantClient,
  { viewer, now, courseId, batchId, olderThanDays }: Wanted,
): Promise<UnmarkedAnswers[]> {
  const attempts = await db.attempt.findMany({
    where: {
      AND: [
        finishedBy(new Date(now.getTime() - (olderThanDays ?? 0) * day)),
        { assessment: { AND: [resultAssessments(viewer), courseId ? { courseId } : {}] } },
        batchId ? { user: { batchUsers: { some: { batchId, status: { not: "DROPPED" } } } } } : {},
      ],
      questions: { some: unmarked },
    },
    orderBy: { id: "asc" },
    take: resultLimits.unmarked,
    select: {
      ...{ assessmentId: true, submittedAt: true, dueAt: true },
      assessment: { select: { title: true, course: { select: { title: true } } } },
      _count: { select: { questions: { where: unmarked } } },
    },
  });
  const found = new Map<number, UnmarkedAnswers>();
  for (const { assessmentId, assessment, _count, ...times } of attempts) {
    const since = getFinishedAt(times, now) ?? now;
    const { answerCount, waitingSince } = found.get(assessmentId) ?? { answerCount: 0, waitingSince: since };
    found.set(assessmentId, {
      ...{ assessmentId, title: assessment.title, courseTitle: assessment.course.title },
      answerCount: answerCount + _count.questions,
      waitingSince: since < waitingSince ? since : waitingSince,
    });
  }
  return [...found.values()].sort((a, b) => a.waitingSince.getTime() - b.waitingSince.getTime());
}

const UnmarkedAnswersType = valueType<UnmarkedAnswers>("UnmarkedAnswers", {
  description: "An assessment whose essays and files wait for a mark. Requires staff.",
  readers: ["assessments.results", "submissions.mark"],
  values: {
    assessmentId: value("Int", "The assessment's id."),
    title: value("String", "The assessment's title."),
    courseTitle: value("String", "The title of its course."),
    answerCount: value("Int", "How many answers wait."),
    waitingSince: value("DateTime", "When the first of their attempts ended."),
  },
});

valueQuery("unmarkedAnswers", {
  type: [UnmarkedAnswersType],
  description: `The assessments with essays and files to mark, the oldest first, counted over the first ${resultLimits.unmarked} attempts. Requires staff; trainers see their courses'.`,
  readers: ["assessments.results", "submissions.mark"],
  args: toArgs({
    courseId: optional("Int", "Only those of this course."),
    batchId: optional("Int", "Only answers of this batch's learners."),
    olderThanDays: optional("Int", "Only what has waited longer."),
  }),
  resolve: (wanted, { db, viewer, clock }) => readUnmarked(db, { ...wanted, viewer, now: clock() }),
});
