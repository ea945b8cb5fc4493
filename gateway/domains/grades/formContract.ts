import { z } from "zod";
import { messages, nameText, optionalText } from "../contract";
import { amountField, numberField, wholeNumber } from "../numberFieldContract";
import {
  gradeCategoryLabels,
  gradeLabels,
  gradeLimits,
  gradeMessages,
  type gradeRoundingLabels,
  type gradeScaleLabels,
  manualCategories,
} from "./contract";

/** The labels of a scheme's fields and of their parts. */
export const schemeLabels = {
  ...gradeCategoryLabels,
  weights: gradeLabels.weights,
  scale: gradeLabels.scale,
  letters: gradeLabels.letters,
  label: gradeLabels.letter,
  from: gradeLabels.from,
  maxPoints: gradeLabels.maxPoints,
  rounding: gradeLabels.rounding,
  decimals: gradeLabels.decimals,
  passingGrade: gradeLabels.passingGrade,
  missingIsZero: gradeLabels.missingIsZero,
} as const;

/** A weight; an empty field is none. */
const weight = (category: keyof typeof gradeCategoryLabels) =>
  amountField(gradeCategoryLabels[category], { max: 100 }).default(0);

export const weightsSchema = z
  .object({
    ASSESSMENTS: weight("ASSESSMENTS"),
    ASSIGNMENTS: weight("ASSIGNMENTS"),
    PROJECTS: weight("PROJECTS"),
    PROGRESS: weight("PROGRESS"),
    ATTENDANCE: weight("ATTENDANCE"),
  })
  .refine((weights) => Object.values(weights).some((each) => each > 0), {
    path: ["ASSESSMENTS"],
    message: gradeMessages.needsWeight,
  });

const letterSchema = z.object({
  label: nameText(gradeLabels.letter, { max: gradeLimits.letter }),
  from: numberField(gradeLabels.from, { max: 100 }),
});

const lettersSchema = z
  .array(letterSchema)
  .max(gradeLimits.letters, messages.atMost(gradeLabels.letters, gradeLimits.letters))
  .superRefine((letters, context) => {
    for (const [index, { label, from }] of letters.entries()) {
      const earlier = letters.slice(0, index);
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [index, field], message });
      if (earlier.some((letter) => letter.label === label)) refuse("label", gradeMessages.sameLetter);
      if (earlier.some((letter) => letter.from === from)) refuse("from", gradeMessages.sameFrom);
    }
  });

/** The grade scheme of a course, or of a batch's course. */
export const schemeSchema = z
  .object({
    weights: weightsSchema,
    scale: z.enum(["PERCENT", "LETTERS", "POINTS"] as const satisfies (keyof typeof gradeScaleLabels)[]),
    letters: lettersSchema,
    maxPoints: wholeNumber(gradeLabels.maxPoints, { min: 1, max: gradeLimits.points }),
    rounding: z.enum(["NEAREST", "UP", "DOWN"] as const satisfies (keyof typeof gradeRoundingLabels)[]),
    decimals: wholeNumber(gradeLabels.decimals, { max: 2 }),
    passingGrade: numberField(gradeLabels.passingGrade, { max: 100 }),
    missingIsZero: z.boolean(),
  })
  .refine(({ scale, letters }) => scale !== "LETTERS" || letters.some(({ from }) => from === 0), {
    path: ["letters"],
    message: gradeMessages.needsZeroLetter,
  });

/** A column of a gradebook whose marks are typed. */
export const gradeItemSchema = z.object({
  title: nameText(gradeLabels.title, { max: gradeLimits.title }),
  category: z.enum(manualCategories),
  points: numberField(gradeLabels.points, { min: 0.01, max: gradeLimits.points }),
});

/** The entry for a cell: points, or that it is excused; neither takes back an earlier entry. */
export const cellSchema = z.object({
  points: numberField(gradeLabels.mark, { max: gradeLimits.points }).nullable(),
  isExcused: z.boolean(),
  reason: optionalText(gradeLabels.reason, { max: gradeLimits.reason }),
});
export type CellInput = z.output<typeof cellSchema>;

const recordSchema = z.object({
  line: z.int().min(1),
  cells: z.array(z.string().max(gradeLimits.cell)).max(gradeLimits.cells),
});

/** A file of marks: its header, and a record for each learner. */
export const marksFileSchema = z.object({
  records: z.array(recordSchema).min(2, "There are no marks to import").max(gradeLimits.records),
});
