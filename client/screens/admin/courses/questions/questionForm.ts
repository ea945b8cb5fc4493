import { nanoid } from "nanoid";
import { z } from "zod";
import { type QuestionInput, questionSchema } from "#gateway/domains/questions/contract";
import { findRepetition, repetitionMessage } from "#gateway/domains/questions/repetitionContract";
import type { SaveForm } from "~/forms/useVersionedForm";

/** An option or accepted answer in the form. */
export interface AnswerRow {
  key: string;
  text: string;
  isCorrect: boolean;
}

export const answerRow = (text = "", isCorrect = false): AnswerRow => ({
  key: nanoid(),
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
  value: string;
  tolerance: string;
  /** A pair a line, such as "France = Paris". */
  pairs: string;
  /** An item a line, in the right order. */
  items: string;
  /** A line for each blank: its accepted texts, separated by "|". */
  blanks: string;
  markdown: string;
  /** Separated by commas. */
  tags: string;
  level: string;
  examsOnly: boolean;
  /** The id of a file; empty without a picture. */
  pictureId: string;
  pictureAlt: string;
}

export const newQuestion: QuestionValues = {
  title: "",
  type: "SINGLE",
  options: [answerRow(), answerRow()],
  acceptedAnswers: [answerRow()],
  explanation: "",
  value: "",
  tolerance: "",
  pairs: "",
  items: "",
  blanks: "",
  markdown: "",
  tags: "",
  level: "",
  examsOnly: false,
  pictureId: "",
  pictureAlt: "",
};

const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** A pair as it is written: the sign between its sides may not be part of the left one. */
function toPair(line: string) {
  const [left = "", ...right] = line.split("=");
  return { left, right: right.join("=") };
}

/** Returns the mutation's input: what the type of the question takes as its answers. */
export function toQuestionInput({ type, options, acceptedAnswers, ...rest }: QuestionValues): unknown {
  const isChoice = type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";
  return {
    title: rest.title,
    explanation: rest.explanation,
    markdown: rest.markdown,
    examsOnly: rest.examsOnly,
    type,
    options: isChoice ? options.map(({ text, isCorrect }) => ({ text, isCorrect })) : [],
    acceptedAnswers: type === "SHORT_TEXT" ? acceptedAnswers.map(({ text }) => text) : [],
    value: type === "NUMERIC" ? rest.value : null,
    tolerance: type === "NUMERIC" ? rest.tolerance : null,
    pairs: type === "MATCHING" ? lines(rest.pairs).map(toPair) : [],
    items: type === "ORDERING" ? lines(rest.items) : [],
    blanks:
      type === "FILL"
        ? lines(rest.blanks).map((line) => ({ texts: line.split("|").filter((text) => text.trim()) }))
        : [],
    tags: rest.tags.split(",").filter((tag) => tag.trim() !== ""),
    level: rest.level || null,
    pictureId: rest.pictureId === "" ? null : Number(rest.pictureId),
    pictureAlt: rest.pictureAlt,
  };
}

const lineFields = ["pairs", "items", "blanks"] as const;

/** A problem of a single field of text: its message names the line, or the whole field has it. */
function toFieldProblem(values: QuestionValues, path: readonly PropertyKey[], message: string) {
  const [field, at] = path;
  if (field === "tags") return { path: [field], message };
  const lined = lineFields.find((name) => name === field);
  if (!lined) return { path: [...path], message };
  const line = typeof at === "number" ? findLineNumber(values[lined], at) : undefined;
  return { path: [lined], message: line === undefined ? message : `Line ${line}: ${message}` };
}

/** The number of the line that has a text's nth entry: empty lines are none. */
const findLineNumber = (text: string, entry: number): number | undefined =>
  text.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : index + 1))[entry];

const row = z.object({ key: z.string(), text: z.string(), isCorrect: z.boolean() });

const valuesSchema = z.object({
  title: questionSchema.shape.title,
  type: questionSchema.shape.type,
  options: z.array(row),
  acceptedAnswers: z.array(row),
  explanation: questionSchema.shape.explanation,
  value: z.string(),
  tolerance: z.string(),
  pairs: z.string(),
  items: z.string(),
  blanks: z.string(),
  markdown: z.string(),
  tags: z.string(),
  level: z.string(),
  examsOnly: z.boolean(),
  pictureId: z.string(),
  pictureAlt: z.string(),
});

/**
 * The form's own schema: the rows as typed, checked against the contract's combined rules. Choices that the question had
 * before may stay as they are.
 */
export const questionFormSchema = (before: QuestionValues) => {
  const had = questionSchema.safeParse(toQuestionInput(before)).data;
  return valuesSchema.superRefine((values, context) => {
    const checked = questionSchema.safeParse(toQuestionInput(values));
    const repeated = checked.success ? findRepetition(checked.data, had) : null;
    const issues = repeated ? [{ path: repeated.path, message: repetitionMessage }] : checked.error?.issues;
    for (const { path, message } of issues ?? [])
      context.addIssue({ code: "custom", ...toFieldProblem(values, path, message) });
  });
};

/** The input of a valid form. */
export const parsedInput = (values: QuestionValues): QuestionInput =>
  questionSchema.parse(toQuestionInput(values));

/** True and false as two options, keeping the one marked as correct. */
export function trueOrFalse(options: readonly AnswerRow[]): AnswerRow[] {
  const rightIsFalse = options[1]?.isCorrect === true;
  return [answerRow("True", !rightIsFalse), answerRow("False", rightIsFalse)];
}

/** The commands that save and delete the questions of a course or curriculum; each returns whether it succeeded. */
export interface QuestionCommands {
  /** The effect of a deletion, shown in its confirmation. */
  deleteEffect: string;
  /** Whether the questions are of a curriculum, which takes choices and short texts. */
  practisedOnly: boolean;
  add: (moduleId: number) => SaveForm<QuestionInput>;
  update: (questionId: number) => SaveForm<QuestionInput>;
  remove: (questionId: number, onFailure: (reason: string) => void) => Promise<boolean>;
}
