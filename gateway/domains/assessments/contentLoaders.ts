import type { TenantClient } from "#gateway/database/tenantClient";
import { inOrder } from "../rules";
import type { BankQuestion } from "./drawRules";

const questionColumns = {
  id: true,
  title: true,
  type: true,
  html: true,
  pictureId: true,
  pictureAlt: true,
  tags: true,
  level: true,
  explanation: true,
  acceptedAnswers: true,
  value: true,
  tolerance: true,
  blanks: true,
  options: { orderBy: inOrder, select: { text: true, isCorrect: true, match: true } },
} as const;

const ordered = { orderBy: { displayOrder: "asc" } } as const;
const section = { select: { title: true, displayOrder: true } } as const;

/** Selects the questions and draws of an assessment. */
export const contentColumns = {
  questions: { ...ordered, include: { section, question: { select: questionColumns } } },
  draws: { ...ordered, include: { section } },
} as const;

interface Drawing {
  courseId: number;
  draws: readonly unknown[];
}

/** The questions that an assessment's draws choose from, in one statement; none without draws. */
export const readPool = (
  db: Pick<TenantClient, "question">,
  { courseId, draws }: Drawing,
): Promise<BankQuestion[]> =>
  draws.length === 0
    ? Promise.resolve([])
    : db.question.findMany({ where: { courseId }, orderBy: { id: "asc" }, select: questionColumns });
