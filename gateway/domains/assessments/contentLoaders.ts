import type { TenantClient } from "#gateway/database/tenantClient";
import { toPlainHtml } from "#gateway/markdown/plainHtml";
import { type Rendered, readRendered } from "#gateway/markdown/renderText";
import { inOrder } from "../rules";
import type { BankQuestion } from "./drawRules";

const questionColumns = {
  id: true,
  title: true,
  type: true,
  markdown: true,
  html: true,
  rendererVersion: true,
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

type Stored = Omit<BankQuestion, "html"> & Rendered & { markdown: string };

/** A question with its text as HTML; as typed until that is rendered. */
const toBankQuestion = ({ markdown, html, rendererVersion, ...question }: Stored): BankQuestion => ({
  ...question,
  html: readRendered({ html, rendererVersion }, () => toPlainHtml(markdown)),
});

/** The fixed questions of an assessment, as an attempt copies them. */
export const toFixedQuestions = <Placed extends { question: Stored }>({
  questions,
}: {
  questions: readonly Placed[];
}) => questions.map((placed) => ({ ...placed, question: toBankQuestion(placed.question) }));

interface Drawing {
  courseId: number;
  draws: readonly unknown[];
}

/** The questions that an assessment's draws choose from, in one statement; none without draws. */
export async function readPool(
  db: Pick<TenantClient, "question">,
  { courseId, draws }: Drawing,
): Promise<BankQuestion[]> {
  if (draws.length === 0) return [];
  const rows = await db.question.findMany({
    where: { courseId },
    orderBy: { id: "asc" },
    select: questionColumns,
  });
  return rows.map(toBankQuestion);
}
