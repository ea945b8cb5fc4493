import { isInPool, type Pool } from "./drawRules";
import { type AssessmentContent, authorMessages } from "./formContract";

/** A question of a bank, as far as draws look at it. */
export interface PoolQuestion {
  id: number;
  tags: string[];
  level: Pool["level"];
  /** Why the question cannot be asked; null when it can. */
  problem: string | null;
}

type Item = AssessmentContent["sections"][number]["items"][number];

const listItems = ({ sections }: AssessmentContent): Item[] => sections.flatMap(({ items }) => items);

/** The full marks of all questions, including those to be drawn. */
export const sumMarks = (items: readonly Pick<Item, "questionId" | "count" | "marks">[]): number =>
  items.reduce((sum, { questionId, count, marks }) => sum + marks * (questionId === null ? count : 1), 0);

/**
 * Returns why draws cannot always be filled; null when they can. A draw needs as many questions as it asks for,
 * without the fixed ones and even after the draws that share some of them have taken theirs.
 */
export function findDrawProblem(items: readonly Item[], bank: readonly PoolQuestion[]): string | null {
  const fixed = new Set(items.map(({ questionId }) => questionId));
  const free = bank.filter(({ id, problem }) => problem === null && !fixed.has(id));
  const draws = items
    .filter(({ questionId }) => questionId === null)
    .map((draw) => ({ draw, pool: free.filter((question) => isInPool(question, draw)) }));
  for (const { draw, pool } of draws) {
    const ids = new Set(pool.map(({ id }) => id));
    const others = draws
      .filter((item) => item.draw !== draw && item.pool.some(({ id }) => ids.has(id)))
      .reduce((sum, item) => sum + item.draw.count, 0);
    const left = Math.max(0, pool.length - others);
    if (draw.count > left) return authorMessages.smallPool(draw.count, left);
  }
  return null;
}

/** Returns why an assessment cannot have this content; null when it can. Drafts may be empty. */
export function findContentProblem(content: AssessmentContent, bank: readonly PoolQuestion[]): string | null {
  const items = listItems(content);
  const ids = items.flatMap(({ questionId }) => questionId ?? []);
  if (new Set(ids).size < ids.length) return authorMessages.twice;
  const known = new Map(bank.map((question) => [question.id, question]));
  if (ids.some((id) => !known.has(id))) return authorMessages.foreignQuestion;
  const problem = ids.map((id) => known.get(id)?.problem ?? null).find((value) => value !== null);
  if (problem) return problem;
  if (items.length > 0 && sumMarks(items) <= 0) return authorMessages.noMarks;
  return findDrawProblem(items, bank);
}

/** A change of a course's bank: its questions before and after it. */
export interface BankChange {
  before: readonly PoolQuestion[];
  after: readonly PoolQuestion[];
}

const listIds = (questions: readonly PoolQuestion[]) => new Set(questions.map(({ id }) => id));

const isAble = ({ problem }: PoolQuestion): boolean => problem === null;

/**
 * Whether a change of the bank takes questions from an assessment: one that it asks is gone or can no longer be asked, or
 * one that it may draw is, and too few are left.
 */
export function losesQuestions(items: readonly Item[], { before, after }: BankChange): boolean {
  const [known, able] = [listIds(after), listIds(after.filter(isAble))];
  const fixed = new Set(items.map(({ questionId }) => questionId));
  const isLost = (question: PoolQuestion) =>
    !known.has(question.id) || (isAble(question) && !able.has(question.id));
  if (before.some((question) => fixed.has(question.id) && isLost(question))) return true;
  const draws = items.filter(({ questionId }) => questionId === null);
  const pool = (bank: readonly PoolQuestion[]) =>
    bank.filter((question) => isAble(question) && draws.some((draw) => isInPool(question, draw)));
  const left = listIds(pool(after));
  return pool(before).some(({ id }) => !left.has(id)) && findDrawProblem(items, after) !== null;
}
