import { composeTexts } from "#gateway/composeTexts";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { readQuestions } from "#gateway/questionFormats/exchange";
import type { LineNote, PortableQuestion } from "#gateway/questionFormats/portable";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { foldText } from "../foldContract";
import type { RenderedQuestion } from "./bankCommands";
import { addQuestions } from "./commands";
import { type QuestionInput, questionLevels, questionMessages } from "./contract";
import { renderQuestion } from "./courseBankCommands";
import {
  exchangeLimits,
  exchangeMessages,
  importQuestionsSchema,
  type QuestionFormat,
} from "./exchangeContract";
import { newQuestionSchema, repetitionMessage } from "./repetitionContract";

/** A question of a text, as the form would take it. */
export interface ReadQuestion {
  line: number;
  question: QuestionInput;
  isKnown: boolean;
}

export interface ReadImport {
  questions: ReadQuestion[];
  problems: LineNote[];
  notes: LineNote[];
}

/** The first paragraph is the question's title, the rest its text; a title names all blanks. */
function splitText({ type, text }: PortableQuestion): { title: string; markdown: string } {
  const end = type === "FILL" ? -1 : text.indexOf("\n\n");
  return end < 0
    ? { title: text, markdown: "" }
    : { title: text.slice(0, end), markdown: text.slice(end).trim() };
}

/** Converts a question of a text to a form's input. */
const toDraft = (question: PortableQuestion) => ({
  ...splitText(question),
  type: question.type,
  explanation: question.explanation,
  tags: question.tags,
  level: questionLevels.find((level) => level === question.level.toUpperCase()) ?? null,
  options: question.options,
  acceptedAnswers: question.accepted,
  ...(question.type === "NUMERIC" && { value: question.value, tolerance: question.tolerance }),
  pairs: question.pairs,
  items: question.items,
  blanks: question.blanks.map((texts) => ({ texts })),
});

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Says why a question is refused; a choice that repeats another is quoted, since a line has several. */
function describeIssue({ options, pairs, items }: PortableQuestion, issue: Issue | undefined): string {
  if (issue?.message !== repetitionMessage) return issue?.message ?? exchangeMessages.refused;
  const [field, at] = issue.path;
  const index = Number(at);
  const texts = { options: options[index]?.text, pairs: pairs[index]?.left, items: items[index] };
  const text = field === "options" || field === "pairs" || field === "items" ? texts[field] : undefined;
  return exchangeMessages.repeated(text ?? "");
}

/** The questions of a text as the form accepts them, and why others cannot be imported. */
export function understandQuestions(
  format: QuestionFormat,
  text: string,
): Omit<ReadImport, "questions"> & {
  questions: Omit<ReadQuestion, "isKnown">[];
} {
  const read = readQuestions(format, text);
  const questions: Omit<ReadQuestion, "isKnown">[] = [];
  const problems = [...read.problems];
  for (const { line, question } of read.questions) {
    const parsed = newQuestionSchema.safeParse(composeTexts(toDraft(question)));
    if (parsed.success) questions.push({ line, question: parsed.data });
    else problems.push({ line, message: describeIssue(question, parsed.error.issues[0]) });
  }
  const excess = questions[exchangeLimits.questions];
  if (excess) problems.push({ line: excess.line, message: exchangeMessages.tooMany });
  if (questions.length + problems.length === 0) problems.push({ line: 1, message: exchangeMessages.none });
  problems.sort((left, right) => left.line - right.line);
  return { questions, problems: problems.slice(0, exchangeLimits.remarks), notes: read.notes };
}

interface Import {
  courseId: number;
  moduleId: number;
  format: string;
  text: string;
  dryRun: boolean;
  /** Whether questions with problems are left out; without it they refuse the others too. */
  leavesOut?: boolean | null | undefined;
}

/**
 * Reads questions of a text and adds them at the end of a course's module, all or none, in one transaction; those
 * that the module has already are left out, and on request those with problems. A dry run adds nothing. Refuses INVALID, with `lines.12` for the problem
 * of line 12, and NOT_FOUND.
 */
export async function importQuestions(
  { db, bus }: CommandContext,
  member: Member,
  { courseId, moduleId, dryRun, leavesOut, ...given }: Import,
): Promise<ReadImport & { added: number }> {
  const { format, text } = parseInput(importQuestionsSchema, given);
  const { organizationId } = member;
  const module = await db.module.findFirst({
    where: { id: moduleId, courseId },
    select: { questions: { select: { title: true } } },
  });
  if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
  const titles = new Set(module.questions.map(({ title }) => foldText(title)));
  const read = understandQuestions(format, text);
  const questions = read.questions.map(({ line, question }) => {
    const key = foldText(question.title);
    const isKnown = titles.has(key);
    titles.add(key);
    return { line, question, isKnown };
  });
  const said = { ...read, questions };
  if (dryRun) return { ...said, added: 0 };
  if (read.problems.length > 0 && !(leavesOut && questions.length > 0)) {
    const fieldErrors = read.problems.map(({ line, message }) => ({ field: `lines.${line}`, message }));
    throw new Refusal("INVALID", exchangeMessages.refused, fieldErrors);
  }
  const rendered: RenderedQuestion[] = [];
  for (const { line, question } of questions)
    rendered.push(await renderQuestion(question, { by: member, field: `lines.${line}` }));
  const modules = [{ moduleId, questions: rendered }];
  const added = await db.$transaction((tx) => addQuestions(tx, { organizationId, courseId, modules }));
  bus.publish("courseChanged", { organizationId, courseId });
  return { ...said, added };
}
