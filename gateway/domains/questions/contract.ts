import { z } from "zod";
import { enumField, optionalText, requiredText } from "../contract";
import { questionTypes } from "../courses/contract";
import { getRowMessages } from "../labelsContract";

export const questionLimits = { title: 500, option: 300, options: 8, answers: 10 } as const;
export const questionLabels = {
  title: "Question",
  type: "Type",
  options: "Options",
  acceptedAnswers: "Accepted answers",
  explanation: "Explanation",
} as const;

const option = z.object({
  text: requiredText("Option", { max: questionLimits.option }),
  isCorrect: z.boolean(),
});

interface Answerable {
  type: (typeof questionTypes)[number];
  options: readonly { isCorrect: boolean }[];
  acceptedAnswers: readonly string[];
}

/** Why a question cannot be answered; null when it can. Its right answers count, too. */
export function findQuestionProblem({
  type,
  options,
  acceptedAnswers,
}: Answerable): { field: string; message: string } | null {
  if (type === "SHORT_TEXT") {
    return acceptedAnswers.length > 0
      ? null
      : { field: "acceptedAnswers", message: "Give at least one accepted answer" };
  }
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  if (options.length < 2) return { field: "options", message: "Give at least two options" };
  if (type === "TRUE_FALSE" && options.length !== 2)
    return { field: "options", message: "Give exactly two options" };
  if (type === "MULTIPLE")
    return right > 0 ? null : { field: "options", message: "Mark the correct options" };
  return right === 1 ? null : { field: "options", message: "Mark exactly one option as correct" };
}

/** The question form: its options, or for a short text its accepted answers. */
export const questionSchema = z
  .object({
    title: requiredText(questionLabels.title, { max: questionLimits.title }),
    type: enumField(questionLabels.type, questionTypes),
    options: z.array(option).max(questionLimits.options),
    acceptedAnswers: z
      .array(requiredText("Accepted answer", { max: questionLimits.option }))
      .max(questionLimits.answers),
    explanation: optionalText(questionLabels.explanation, { max: 1_000 }),
  })
  .superRefine((question, context) => {
    const problem = findQuestionProblem(question);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  });
export type QuestionInput = z.output<typeof questionSchema>;

export const questionMessages = {
  ...getRowMessages("question"),
  added: "Question added successfully",
  addFailed: "Unable to add question",
  updated: "Question updated successfully",
  updateFailed: "Unable to update question",
  deleted: "Question deleted successfully",
  deleteFailed: "Unable to delete question",
  moduleNotFound: "Module not found",
} as const;
