import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { Refusal } from "#gateway/refusal";
import { findQuestionProblem, listedTitle } from "../questions/contract";
import { losesQuestions, type PoolQuestion } from "./contentRules";
import { type AssessmentContent, authorMessages } from "./formContract";

type Item = AssessmentContent["sections"][number]["items"][number];

/** Reads the questions of a course with the columns that a draw needs, and the reasons why they cannot be asked. */
export async function readBank(tx: TenantTransaction, courseId: number) {
  const questions = await tx.question.findMany({
    where: { courseId },
    select: {
      id: true,
      title: true,
      type: true,
      tags: true,
      level: true,
      acceptedAnswers: true,
      value: true,
      blanks: true,
      options: { select: { text: true, isCorrect: true, match: true } },
    },
  });
  return questions.map((question) => ({
    ...question,
    problem: findQuestionProblem(question) && authorMessages.unanswerable(listedTitle(question.title)),
  }));
}

interface Stored {
  questions: readonly Pick<Item, "marks" | "questionId">[];
  draws: readonly Omit<Item, "questionId">[];
}

/** The stored questions and draws of an assessment as items of its content. */
export const toItems = ({ questions, draws }: Stored): Item[] => [
  ...questions.map(({ questionId, marks }) => ({ questionId, tag: "", level: null, count: 1, marks })),
  ...draws.map(({ tag, level, count, marks }) => ({ questionId: null, tag, level, count, marks })),
];

/**
 * The published assessments of a course with what they ask, by title. The practice assessment follows the course's
 * questions by itself.
 */
const readPublished = (tx: TenantTransaction, courseId: number) =>
  tx.assessment.findMany({
    where: { courseId, state: "PUBLISHED", isPractice: false },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    select: {
      title: true,
      questions: { select: { questionId: true, marks: true } },
      draws: { select: { tag: true, level: true, count: true, marks: true } },
    },
  });

/**
 * Returns the check of a change of a course's questions: it refuses CONFLICT with the names of published assessments that
 * would lack one, and the caller's transaction then leaves everything as it was.
 */
export async function keepAsked(
  tx: TenantTransaction,
  { organizationId, courseId }: { organizationId: number; courseId: number },
): Promise<() => Promise<void>> {
  // No assessment of the course is published between the check and the end.
  await lockRow(tx, { table: "Course", organizationId, id: courseId }, "FOR NO KEY UPDATE");
  const published = await readPublished(tx, courseId);
  if (published.length === 0) return async () => undefined;
  const before: readonly PoolQuestion[] = await readBank(tx, courseId);
  return async () => {
    const after = await readBank(tx, courseId);
    const losing = published.filter((content) => losesQuestions(toItems(content), { before, after }));
    if (losing.length > 0)
      throw new Refusal("CONFLICT", authorMessages.stillAsked(losing.map(({ title }) => title)));
  };
}
