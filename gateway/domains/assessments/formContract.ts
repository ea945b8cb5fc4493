import { z } from "zod";
import { chosenId, enumField, messages, nameText, optionalText } from "../contract";
import { getCommandMessages } from "../messagesContract";
import { optionalWhole, wholeNumber } from "../numberFieldContract";
import { questionLevels } from "../questions/contract";
import {
  answersShown,
  assessmentKinds,
  assessmentLimits,
  countedAttempts,
  negativePercents,
} from "./contract";

export const assessmentLabels = {
  courseId: "Course",
  title: "Title",
  kind: "Kind",
  duration: "Minutes",
  passingScore: "Pass mark (%)",
  opensAt: "Opens",
  closesAt: "Closes",
  maxAttempts: "Attempts",
  shuffle: "Shuffle questions and options",
  negativePercent: "Negative marking",
  showAnswers: "Show correct answers",
  countedAttempt: "Which attempt counts",
  holdsMarks: "Hold marks until they are released",
  windows: "Times for individual batches",
  sections: "Questions",
  marks: "Marks",
} as const;

export const contentLimits = { title: 150, sections: 20, items: 300, draw: 100, marks: 100 } as const;

/** At most five titles in full: “A”, “B” and “C”. */
function listTitles(titles: readonly string[]): string {
  const shown = titles.slice(0, 5).map((title) => `“${title}”`);
  const all = titles.length > 5 ? [...shown, `${titles.length - 5} more`] : shown;
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter((part) => part !== "").join(" and ");
}

export const authorMessages = {
  notFound: "Assessment not found",
  changed: "Someone else changed this assessment",
  ...getCommandMessages("assessment", "create", "save"),
  publish: {
    success: "Assessment published",
    fallback: "Unable to save the assessment",
  },
  archive: {
    success: "Assessment archived",
    fallback: "Unable to save the assessment",
  },
  noCourse: "Choose a course you can write assessments for",
  noBatch: "Choose batches that follow the course",
  batchTwice: "Each batch can be listed only once",
  noTitle: "Enter a heading for the section",
  noQuestions: "Add questions before you publish",
  noMarks: "The marks must add up to more than 0",
  foreignQuestion: "A question isn't part of this course",
  twice: "Each question can be added only once",
  unanswerable: (title: string) => `“${title}” has no correct answer yet`,
  stillAsked: (titles: readonly string[]) =>
    `${listTitles(titles)} ${titles.length === 1 ? "is" : "are"} published and would lack questions. Change or archive ${titles.length === 1 ? "it" : "them"} first.`,
  smallPool: (count: number, pool: number) =>
    `A draw asks for ${count} questions, but only ${pool} are left to choose from`,
  closesEarly: "The assessment can't close before it opens",
  needsDuration: "Enter a duration for the exam",
  needsClosing: "Enter a closing date. Learners see the correct answers after it.",
} as const;

const moment = z.coerce
  .date()
  .nullish()
  .transform((at) => at ?? null);

const isBackwards = ({ opensAt, closesAt }: { opensAt: Date | null; closesAt: Date | null }): boolean =>
  opensAt !== null && closesAt !== null && closesAt <= opensAt;

const isOnce = (windows: readonly { batchId: number }[]): boolean =>
  new Set(windows.map(({ batchId }) => batchId)).size === windows.length;

const windowSchema = z.object({ batchId: chosenId("Batch"), opensAt: moment, closesAt: moment });

/** The settings of an assessment. */
export const assessmentSchema = z
  .object({
    title: nameText(assessmentLabels.title, { max: contentLimits.title }),
    kind: enumField(assessmentLabels.kind, assessmentKinds),
    duration: optionalWhole(assessmentLabels.duration, { min: 1, max: assessmentLimits.minutes }),
    passingScore: wholeNumber(assessmentLabels.passingScore, { min: 0, max: 100 }),
    opensAt: moment,
    closesAt: moment,
    maxAttempts: optionalWhole(assessmentLabels.maxAttempts, { min: 1, max: assessmentLimits.attempts }),
    shuffle: z.boolean(),
    negativePercent: z
      .number()
      .refine(
        (percent) => negativePercents.some((negativePercent) => negativePercent === percent),
        "Choose 0, 25, 33, 50 or 100",
      ),
    showAnswers: enumField(assessmentLabels.showAnswers, answersShown),
    countedAttempt: enumField(assessmentLabels.countedAttempt, countedAttempts),
    holdsMarks: z.boolean(),
    windows: z
      .array(windowSchema)
      .max(100)
      .refine(isOnce, authorMessages.batchTwice)
      .nullish()
      .transform((windows) => windows ?? []),
  })
  .superRefine((given, context) => {
    const refuse = (path: keyof typeof assessmentLabels | PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path: [path].flat(), message });
    if (given.kind === "EXAM" && given.duration === null) refuse("duration", authorMessages.needsDuration);
    if (isBackwards(given)) refuse("closesAt", authorMessages.closesEarly);
    for (const [index, window] of given.windows.entries())
      if (isBackwards(window)) refuse(["windows", index, "closesAt"], authorMessages.closesEarly);
    if (given.showAnswers === "AFTER_CLOSE" && given.closesAt === null)
      refuse("closesAt", authorMessages.needsClosing);
  });
export type AssessmentSettings = z.output<typeof assessmentSchema>;

const marks = z
  .number({ error: "Please enter valid marks." })
  .min(0, messages.atLeast(assessmentLabels.marks, 0))
  .max(contentLimits.marks, messages.atMost(assessmentLabels.marks, contentLimits.marks))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "Use at most two decimals");

const item = z.object({
  questionId: z
    .number()
    .int()
    .nullish()
    .transform((id) => id ?? null),
  tag: z
    .string()
    .trim()
    .nullish()
    .transform((tag) => tag ?? ""),
  level: z
    .enum(questionLevels)
    .nullish()
    .transform((level) => level ?? null),
  count: wholeNumber("Count", { min: 1, max: contentLimits.draw })
    .nullish()
    .transform((count) => count ?? 1),
  marks,
});

/** The sections of an assessment with their questions and draws, in order. A first one without a title has no heading. */
export const contentSchema = z.object({
  sections: z
    .array(
      z.object({
        title: optionalText(assessmentLabels.title, { max: contentLimits.title }),
        items: z.array(item).max(contentLimits.items),
      }),
    )
    .max(contentLimits.sections)
    .superRefine((sections, context) => {
      for (const [index, { title }] of sections.entries())
        if (index > 0 && title === "")
          context.addIssue({ code: "custom", path: [index, "title"], message: authorMessages.noTitle });
    }),
});
export type AssessmentContent = z.output<typeof contentSchema>;

/** The settings of an assessment, and its content where that is saved with them. */
export const assessmentEditSchema = assessmentSchema.safeExtend({
  sections: contentSchema.shape.sections.nullish(),
});
