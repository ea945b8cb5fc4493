import { z } from "zod";
import { enumField, optionalId, optionalText, requiredText } from "../contract";
import { practisedTypes, type QuestionTypeName, questionTypes } from "../courses/contract";
import { defineLabels } from "../labelsContract";
import { getRowMessages, getSpecifiedMessages } from "../messagesContract";
import { optionalNumber } from "../numberFieldContract";

export const questionLimits = {
  title: 500,
  markdown: 10_000,
  pictureAlt: 300,
  explanation: 1_000,
  option: 300,
  options: 8,
  answers: 10,
  pairs: 12,
  blanks: 20,
  tags: 10,
  tag: 40,
} as const;
export const questionLabels = {
  title: "Question",
  type: "Type",
  markdown: "Text",
  pictureId: "Picture",
  pictureAlt: "Alternative text",
  tags: "Tags",
  level: "Level",
  examsOnly: "Only for exams",
  options: "Options",
  acceptedAnswers: "Accepted answers",
  value: "Correct number",
  tolerance: "Tolerance",
  pairs: "Pairs",
  items: "Items in the correct order",
  blanks: "Blanks",
  explanation: "Explanation",
} as const;

export const questionLevels = ["EASY", "MEDIUM", "HARD"] as const;
export type QuestionLevel = (typeof questionLevels)[number];
export const questionLevelLabels = defineLabels(...questionLevels);
export const questionTypeLabels: Record<QuestionTypeName, string> = {
  SINGLE: "Single choice",
  MULTIPLE: "Multiple choice",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
  NUMERIC: "Number",
  MATCHING: "Matching",
  ORDERING: "Ordering",
  FILL: "Fill in the blanks",
  ESSAY: "Essay",
  FILE: "File",
};

/** Types that a person marks. */
export const markedByHand = ["ESSAY", "FILE"] as const;

export const isMarkedByHand = (type: QuestionTypeName): boolean =>
  markedByHand.some((value) => value === type);

/** A question's title in pieces: those with an odd index are the numbers of blanks. */
export const splitBlanks = (title: string): string[] => title.split(/\[\[(\d{1,2})\]\]/);

/** A title as it is listed: its blanks as lines. */
export const listedTitle = (title: string): string => title.replace(/\[\[\d{1,2}\]\]/g, "____");

/** A question as it is written; fields that its type does not use are ignored. */
export interface Answerable {
  type: QuestionTypeName;
  title?: string;
  options: readonly { text?: string; isCorrect: boolean; match?: string | null }[];
  acceptedAnswers: readonly string[];
  value?: number | null;
  pairs?: readonly { left: string; right: string }[];
  items?: readonly string[];
  blanks?: unknown;
}

const blankLists = z.array(z.array(z.string()));

/** The accepted texts of each blank, as a row keeps them; none for any other value. */
export const readBlanks = (kept: unknown): string[][] => blankLists.safeParse(kept).data ?? [];

interface Problem {
  field: keyof typeof questionLabels;
  message: string;
}

const oneCorrect = ({ options }: Answerable): Problem | null => {
  if (options.length < 2) return { field: "options", message: "Add at least two options" };
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  return right === 1 ? null : { field: "options", message: "Mark exactly one option as correct" };
};

function findBlankProblem({ title, blanks: kept }: Answerable): Problem | null {
  const blanks = readBlanks(kept);
  if (blanks.length === 0) return { field: "blanks", message: "Add at least one blank" };
  const empty = blanks.findIndex((texts) => texts.length === 0);
  if (empty >= 0) return { field: "blanks", message: `Enter an accepted text for blank ${empty + 1}` };
  if (title === undefined) return null;
  const named = splitBlanks(title).filter((_, index) => index % 2 === 1);
  const expected = blanks.map((_, index) => String(index + 1));
  return named.join() === expected.join()
    ? null
    : {
        field: "title",
        message: `Name each blank once and in order, such as ${expected.map((n) => `[[${n}]]`).join(" ")}`,
      };
}

const isRepeating = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

const problems: Record<QuestionTypeName, (question: Answerable) => Problem | null> = {
  SINGLE: oneCorrect,
  MULTIPLE: ({ options }) => {
    if (options.length < 2) return { field: "options", message: "Add at least two options" };
    return options.some(({ isCorrect }) => isCorrect)
      ? null
      : { field: "options", message: "Mark the correct options" };
  },
  TRUE_FALSE: (question) =>
    question.options.length > 2
      ? { field: "options", message: "Add exactly two options" }
      : oneCorrect(question),
  SHORT_TEXT: ({ acceptedAnswers }) =>
    acceptedAnswers.length > 0
      ? null
      : { field: "acceptedAnswers", message: "Add at least one accepted answer" },
  NUMERIC: ({ value }) =>
    typeof value === "number" ? null : { field: "value", message: "Enter the correct number" },
  MATCHING: ({ pairs, options }) => {
    const left = pairs ? pairs.map((pair) => pair.left) : options.map(({ text }) => text ?? "");
    if (left.length < 2) return { field: "pairs", message: "Add at least two pairs" };
    return isRepeating(left) ? { field: "pairs", message: "Use each text on the left once" } : null;
  },
  ORDERING: ({ items, options }) => {
    const texts = items ?? options.map(({ text }) => text ?? "");
    if (texts.length < 2) return { field: "items", message: "Add at least two items" };
    return isRepeating(texts) ? { field: "items", message: "Use each item once" } : null;
  },
  FILL: findBlankProblem,
  ESSAY: () => null,
  FILE: () => null,
};

/** Why a question cannot be answered; null when it can. Its right answers count, too. */
export const findQuestionProblem = (question: Answerable): Problem | null =>
  problems[question.type](question);

const optionText = (label: string) => requiredText(label, { max: questionLimits.option });
const finite = (label: string, min: number) => optionalNumber(label, { min, max: 1e12 });

const shortTags = z
  .array(
    requiredText("Tag", { max: questionLimits.tag }).refine(
      (tag) => !tag.includes(","),
      "Tags can't contain commas",
    ),
  )
  .max(questionLimits.tags, `Use at most ${questionLimits.tags} tags`)
  .transform((tags) => [...new Set(tags)]);

/** A question as forms, imports and the schema send it; its type says which fields are its answers. */
export const questionSchema = z
  .object({
    title: requiredText(questionLabels.title, { max: questionLimits.title }),
    type: enumField(questionLabels.type, questionTypes),
    markdown: optionalText(questionLabels.markdown, { max: questionLimits.markdown }),
    pictureId: optionalId(questionLabels.pictureId).transform((id) => id ?? null),
    pictureAlt: optionalText(questionLabels.pictureAlt, { max: questionLimits.pictureAlt }),
    tags: shortTags.nullish().transform((tags) => tags ?? []),
    level: z
      .enum(questionLevels)
      .nullish()
      .transform((level) => level ?? null),
    examsOnly: z
      .boolean()
      .nullish()
      .transform((only) => only ?? false),
    options: z
      .array(z.object({ text: optionText("Option"), isCorrect: z.boolean() }))
      .max(questionLimits.options),
    acceptedAnswers: z.array(optionText("Accepted answer")).max(questionLimits.answers),
    value: finite(questionLabels.value, -1e12),
    tolerance: finite(questionLabels.tolerance, 0),
    pairs: z
      .array(z.object({ left: optionText("Left"), right: optionText("Right") }))
      .max(questionLimits.pairs)
      .nullish()
      .transform((pairs) => pairs ?? []),
    items: z
      .array(optionText("Item"))
      .max(questionLimits.pairs)
      .nullish()
      .transform((items) => items ?? []),
    blanks: z
      .array(z.object({ texts: z.array(optionText("Accepted text")).max(questionLimits.answers) }))
      .max(questionLimits.blanks)
      .nullish()
      .transform((blanks) => blanks ?? []),
    explanation: optionalText(questionLabels.explanation, { max: questionLimits.explanation }),
  })
  .superRefine((question, context) => {
    const problem = findQuestionProblem({ ...question, blanks: question.blanks.map(({ texts }) => texts) });
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  });
export type QuestionInput = z.output<typeof questionSchema>;

/** The fields of a question of a type that is practised. */
export const toPractisedQuestion = ({
  title,
  type,
  options,
  acceptedAnswers,
  explanation,
}: QuestionInput) => ({
  title,
  options,
  acceptedAnswers,
  explanation,
  type: practisedTypes.find((practisedType) => practisedType === type) ?? "SINGLE",
});

export const questionMessages = {
  ...getRowMessages("question"),
  ...getSpecifiedMessages("question", "add", "update", "delete"),
  moduleNotFound: "Module not found",
  curriculumType: "Curricula only take choice and short-text questions. Add this type to a course.",
} as const;
