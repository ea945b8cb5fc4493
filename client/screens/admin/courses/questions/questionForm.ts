import { z } from "zod";
import { type QuestionInput, questionSchema } from "#gateway/domains/questions/contract";

/** An option or accepted answer in the form. */
export interface AnswerRow {
  key: string;
  text: string;
  isCorrect: boolean;
}

export const answerRow = (text = "", isCorrect = false): AnswerRow => ({
  key: crypto.randomUUID(),
  text,
  isCorrect,
});

/** The form's values. The options stay when the chosen type has none. */
export interface QuestionValues {
  title: string;
  type: string;
  options: AnswerRow[];
  acceptedAnswers: AnswerRow[];
  explanation: string;
}

export const newQuestion: QuestionValues = {
  title: "",
  type: "SINGLE",
  options: [answerRow(), answerRow()],
  acceptedAnswers: [answerRow()],
  explanation: "",
};

/** Returns the mutation's input: the options, or the accepted answers of a short text. */
export function toQuestionInput({ type, options, acceptedAnswers, ...rest }: QuestionValues): unknown {
  const isText = type === "SHORT_TEXT";
  return {
    ...rest,
    type,
    options: isText ? [] : options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    acceptedAnswers: isText ? acceptedAnswers.map(({ text }) => text) : [],
  };
}

const row = z.object({ key: z.string(), text: z.string(), isCorrect: z.boolean() });

/** The form's own schema: the rows as typed, checked against the contract's combined rules. */
export const questionFormSchema = z
  .object({
    title: questionSchema.shape.title,
    type: questionSchema.shape.type,
    options: z.array(row),
    acceptedAnswers: z.array(row),
    explanation: questionSchema.shape.explanation,
  })
  .superRefine((values, context) => {
    const checked = questionSchema.safeParse(toQuestionInput(values));
    for (const { path, message } of checked.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
  });

/** The input of a valid form. */
export const parsedInput = (values: QuestionValues): QuestionInput =>
  questionSchema.parse(toQuestionInput(values));

/** True and false as two options, keeping the one marked as correct. */
export function trueOrFalse(options: readonly AnswerRow[]): AnswerRow[] {
  const rightIsFalse = options[1]?.isCorrect === true;
  return [answerRow("True", !rightIsFalse), answerRow("False", rightIsFalse)];
}
