import type { CommandContext } from "#gateway/graphql/context";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { isPractised } from "../courses/contract";
import { inOrder } from "../rules";
import { findQuestionProblem, questionMessages } from "./contract";
import { practiceLimits, practiceMessages } from "./practiceContract";
import { isAnswered, isRight } from "./scoreRules";

/** An answer to a practice question: chosen options, or a text for a short-text question. */
export interface PracticeAnswer {
  questionId: number;
  optionIds: readonly number[];
  text: string | null;
}

interface PracticeOption {
  id: number;
  text: string;
  isChosen: boolean;
  isCorrect: boolean;
}

/** The result of practising a question, for the learner. */
export interface PracticeOutcome {
  questionId: number;
  /** Null when the solution was requested without an answer. */
  isRight: boolean | null;
  options: PracticeOption[];
  acceptedAnswers: string[];
  explanation: string | null;
}

/**
 * Reads a question that may be answered. Refuses NOT_FOUND, and CONFLICT while the viewer has an assessment of the course
 * open: its answers would be revealed.
 */
async function readQuestion(context: CommandContext, member: Member, questionId: number) {
  const question = await context.db.question.findFirst({
    where: { id: questionId, examsOnly: false },
    select: {
      courseId: true,
      type: true,
      explanation: true,
      acceptedAnswers: true,
      options: {
        orderBy: inOrder,
        select: { id: true, text: true, isCorrect: true },
      },
    },
  });
  if (!question) throw new Refusal("NOT_FOUND", questionMessages.notFound);
  const { courseId } = question;
  if (!isPractised(question.type) || findQuestionProblem(question))
    throw new Refusal("CONFLICT", practiceMessages.notAnswerable);
  await runHooks("solutionAsked", context, member, courseId);
  return question;
}

type PractisedQuestion = Awaited<ReturnType<typeof readQuestion>>;

function refuseWrongAnswer({ type, options }: PractisedQuestion, { optionIds, text }: PracticeAnswer): void {
  const known = new Set(options.map(({ id }) => id));
  if (optionIds.some((id) => !known.has(id))) throw new Refusal("INVALID", practiceMessages.foreignOption);
  if (type !== "MULTIPLE" && optionIds.length > 1) throw new Refusal("INVALID", practiceMessages.oneOption);
  if ((text ?? "").length > practiceLimits.text) throw new Refusal("INVALID", practiceMessages.tooLong);
}

const toOutcome = (
  { explanation, acceptedAnswers, options }: PractisedQuestion,
  optionIds: readonly number[],
) => ({
  explanation,
  acceptedAnswers,
  options: options.map((option) => ({ ...option, isChosen: optionIds.includes(option.id) })),
});

/**
 * Checks an answer and returns the solution; whether the viewer may answer is the caller's question. Refuses NOT_FOUND,
 * INVALID, CONFLICT.
 */
export async function checkAnswer(
  context: CommandContext,
  member: Member,
  answer: PracticeAnswer,
): Promise<PracticeOutcome> {
  const { questionId, optionIds, text } = answer;
  const question = await readQuestion(context, member, questionId);
  refuseWrongAnswer(question, answer);
  const told = toOutcome(question, optionIds);
  const answered = { ...told, type: question.type, answerText: text };
  if (!isAnswered(answered)) throw new Refusal("INVALID", practiceMessages.empty);
  return { questionId, isRight: isRight(answered), ...told };
}

/** Returns the solution without an answer; whether the viewer may see it is the caller's question. Refuses as checking does. */
export async function readSolution(
  context: CommandContext,
  member: Member,
  questionId: number,
): Promise<PracticeOutcome> {
  const question = await readQuestion(context, member, questionId);
  return { questionId, isRight: null, ...toOutcome(question, []) };
}
