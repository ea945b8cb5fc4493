import { z } from "zod";
import { nameText, optionalText } from "../contract";
import { getRowMessages } from "../messagesContract";
import { amountField } from "../numberFieldContract";

export const rubricLimits = {
  name: 100,
  criteria: 20,
  levels: 5,
  title: 120,
  label: 60,
  description: 500,
  points: 100,
} as const;

export const rubricLabels = {
  name: "Name",
  criteria: "Criteria",
  title: "Criterion",
  description: "Description",
  label: "Level",
  levels: "Levels",
  points: "Points",
} as const;

export const rubricMessages = {
  ...getRowMessages("rubric", "create", "save", "delete"),
  nameTaken: "Another rubric has this name",
  noCriteria: "Add at least one criterion",
  fewLevels: "Add at least two levels",
  noPoints: "At least one level must have points",
  sameKey: "Each criterion must have a unique key",
  inUse: "Assignments use this rubric. Choose another one for them first.",
} as const;

const levelSchema = z.object({
  points: amountField(rubricLabels.points, { max: rubricLimits.points }),
  label: nameText(rubricLabels.label, { max: rubricLimits.label }),
  description: optionalText(rubricLabels.description, { max: rubricLimits.description }),
});

const criterionSchema = z.object({
  key: z.string().regex(/^[a-z0-9]{1,20}$/, rubricMessages.sameKey),
  title: nameText(rubricLabels.title, { max: rubricLimits.title }),
  description: optionalText(rubricLabels.description, { max: rubricLimits.description }),
  levels: z
    .array(levelSchema)
    .min(2, rubricMessages.fewLevels)
    .max(rubricLimits.levels)
    .refine((levels) => levels.some(({ points }) => points > 0), rubricMessages.noPoints),
});

/** The criteria of a rubric, as they are stored and copied. */
export const criteriaSchema = z
  .array(criterionSchema)
  .min(1, rubricMessages.noCriteria)
  .max(rubricLimits.criteria)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, rubricMessages.sameKey);
export type Criterion = z.output<typeof criterionSchema>;
export type CriterionLevel = Criterion["levels"][number];

/** The form of a rubric. */
export const rubricSchema = z.object({
  name: nameText(rubricLabels.name, { max: rubricLimits.name }),
  criteria: criteriaSchema,
});
export type RubricInput = z.output<typeof rubricSchema>;

/** The most points that criteria give. */
export const mostPoints = (criteria: readonly { levels: readonly { points: number }[] }[]): number =>
  criteria.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(({ points }) => points)), 0);
