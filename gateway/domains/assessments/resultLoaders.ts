import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { inOrder } from "../rules";
import { markedAnswers, resultAssessments } from "./access";
import { getFinishedAt, secondsLeft, showsMarks } from "./attemptRules";
import { type AttemptEventName, resultLimits } from "./resultsContract";
import { gradeQuestions, judgeAttempt } from "./rules";
import { computeStatistics, type ItemResult, type ItemStatistics, judgeItem } from "./statisticsRules";

/** One attempt, as the results show it. */
export interface Sitting {
  attemptId: number;
  userId: number;
  learnerName: string;
  startedAt: Date;
  finishedAt: Date | null;
  dueAt: Date | null;
  secondsLeft: number | null;
  /** The position of the question last on screen. */
  atQuestion: number;
  answeredCount: number;
  questionCount: number;
  points: number;
  maxPoints: number;
  score: number;
  /** Null while it is under way, or answers are still to be marked. */
  passed: boolean | null;
  unmarkedCount: number;
  isReleased: boolean;
  events: { kind: AttemptEventName; question: number | null; at: Date }[];
}

/** A question of an assessment with its statistics. */
export interface QuestionStatistics extends ItemStatistics {
  title: string;
  remark: string | null;
}

const asked = {
  id: true,
  sourceId: true,
  title: true,
  type: true,
  marks: true,
  maxMarks: true,
  answeredAt: true,
} as const;

const attemptColumns = {
  id: true,
  userId: true,
  startedAt: true,
  submittedAt: true,
  dueAt: true,
  releasedAt: true,
  passingScore: true,
  atQuestion: true,
  user: { select: { name: true } },
  questions: { orderBy: inOrder, select: asked },
  events: {
    orderBy: { id: "asc" as const },
    take: resultLimits.events,
    select: { kind: true, question: true, at: true },
  },
} as const;

const assessmentColumns = {
  id: true,
  holdsMarks: true,
  showAnswers: true,
  answersAt: true,
  exceptions: { orderBy: { id: "asc" as const }, include: { user: { select: { name: true } } } },
  releases: { orderBy: { id: "asc" as const }, include: { batch: { select: { name: true } } } },
  regrades: { orderBy: { id: "desc" as const }, take: 20 },
} as const;

interface Sought {
  assessmentId: number;
  viewer: Viewer;
  now: Date;
}

const readAttempts = (db: Pick<TenantClient, "attempt">, assessmentId: number) =>
  db.attempt.findMany({
    where: { assessmentId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    take: resultLimits.sittings,
    select: attemptColumns,
  });

type ReadAttempt = Awaited<ReturnType<typeof readAttempts>>[number];
type Rule = Parameters<typeof showsMarks>[0]["assessment"];

function toSitting(attempt: ReadAttempt, assessment: Rule, now: Date): Sitting {
  const {
    id: attemptId,
    userId,
    user,
    questions,
    passingScore,
    startedAt,
    dueAt,
    atQuestion,
    events,
  } = attempt;
  const grade = gradeQuestions(questions);
  const finishedAt = getFinishedAt(attempt, now);
  return {
    attemptId,
    userId,
    learnerName: user.name,
    startedAt,
    dueAt,
    atQuestion,
    events,
    finishedAt,
    secondsLeft: secondsLeft(attempt, now),
    answeredCount: questions.filter(({ answeredAt }) => answeredAt !== null).length,
    questionCount: questions.length,
    ...grade,
    passed: finishedAt && judgeAttempt(grade, passingScore),
    isReleased: showsMarks({ ...attempt, assessment }, now),
  };
}

/**
 * The statistics of each question over the attempts that have ended and are marked, in the order of the last
 * attempt.
 */
function toStatistics(attempts: readonly ReadAttempt[], now: Date): QuestionStatistics[] {
  const titles = new Map<string, { itemId: number; title: string }>();
  const results: ItemResult[] = [];
  for (const attempt of attempts.filter((entry) => getFinishedAt(entry, now) !== null))
    for (const { sourceId, title, marks, maxMarks, answeredAt } of attempt.questions) {
      // Copies from before their source was kept are told apart by their text.
      const key = sourceId === null ? `text ${title}` : `question ${sourceId}`;
      const item = titles.get(key) ?? { itemId: titles.size + 1, title };
      titles.set(key, item);
      if (marks === null && answeredAt !== null) continue;
      results.push({ attemptId: attempt.id, itemId: item.itemId, points: marks ?? 0, maxPoints: maxMarks });
    }
  const names = new Map([...titles.values()].map(({ itemId, title }) => [itemId, title]));
  return computeStatistics(results).map((statistics) => ({
    ...statistics,
    title: names.get(statistics.itemId) ?? "",
    remark: judgeItem(statistics),
  }));
}

/**
 * The results of an assessment that the viewer may see, of its latest attempts; null otherwise. A fixed number of
 * statements for any number of attempts.
 */
export async function readResults(db: TenantClient, { assessmentId, viewer, now }: Sought) {
  const where = { id: assessmentId, AND: resultAssessments(viewer) };
  const assessment = await db.assessment.findFirst({ where, select: assessmentColumns });
  if (!assessment) return null;
  const attempts = await readAttempts(db, assessmentId);
  return {
    ...assessment,
    assessmentId,
    sittings: attempts.map((attempt) => toSitting(attempt, assessment, now)),
    questions: toStatistics(attempts, now),
  };
}

export type Results = NonNullable<Awaited<ReturnType<typeof readResults>>>;

interface Marked {
  viewer: Viewer;
  now: Date;
  /** The answers to count. */
  where: Prisma.AttemptQuestionWhereInput;
  orderBy: Prisma.AttemptQuestionOrderByWithRelationInput[];
  take: number;
}

/** Reads the essays and files that the viewer marks, with the facts their review needs. */
export const readMarkedAnswers = (
  db: Pick<TenantClient, "attemptQuestion">,
  { viewer, now, where, ...options }: Marked,
) =>
  db.attemptQuestion.findMany({
    ...options,
    where: { AND: [markedAnswers(viewer, now), where] },
    include: {
      attempt: {
        select: {
          submittedAt: true,
          dueAt: true,
          assessmentId: true,
          user: { select: { name: true } },
          assessment: { select: { title: true, course: { select: { title: true } } } },
        },
      },
      picture: { select: { id: true, name: true, width: true, height: true } },
      answerFile: { select: { id: true, name: true, kind: true } },
      markChanges: { orderBy: { id: "asc" } },
    },
  });

/**
 * The essays and files of an assessment by attempt: those without a mark first, then as many marked ones as there
 * is room for.
 */
export async function readMarkingQueue(db: TenantClient, { assessmentId, viewer, now }: Sought) {
  const ofAssessment = { viewer, now, orderBy: [{ attemptId: "asc" }, { displayOrder: "asc" }] } as const;
  const read = (marks: null | { not: null }, take: number) =>
    readMarkedAnswers(db, {
      ...ofAssessment,
      orderBy: [...ofAssessment.orderBy],
      take,
      where: { attempt: { assessmentId }, marks },
    });
  const unmarked = await read(null, resultLimits.sittings);
  const marked = await read({ not: null }, resultLimits.sittings - unmarked.length);
  return [...unmarked, ...marked].sort(
    (left, right) => left.attemptId - right.attemptId || left.displayOrder - right.displayOrder,
  );
}

/** Counts the essays and files of an assessment that wait for a mark. */
export const countToMark = (db: TenantClient, { assessmentId, viewer, now }: Sought): Promise<number> =>
  db.attemptQuestion.count({
    where: { AND: [markedAnswers(viewer, now), { attempt: { assessmentId }, marks: null }] },
  });

export type MarkedAnswer = Awaited<ReturnType<typeof readMarkedAnswers>>[number];
