import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import {
  type GradeCategory as CategoryName,
  type GradeLetter as Letter,
  offeredCategories,
  type GradeRounding as RoundingName,
  type GradeScale as ScaleName,
} from "./contract";
import type { HeldScheme } from "./schemeLoaders";

export const GradeCategory = describedEnum<CategoryName>("GradeCategory", "Component of a grade.", {
  ASSESSMENTS: "Exams, and tests on paper.",
  ASSIGNMENTS: "Work that learners hand in.",
  PROJECTS: "Longer work, often in teams.",
  PROGRESS: "Completed topics.",
  ATTENDANCE: "Attended classes; not recorded yet.",
});

export const GradeScale = describedEnum<ScaleName>("GradeScale", "Display of a grade.", {
  PERCENT: "In percent.",
  LETTERS: "By a letter for each range of percentages.",
  POINTS: "In points, up to the scheme's highest.",
});

export const GradeRounding = describedEnum<RoundingName>("GradeRounding", "Rounding of a grade.", {
  NEAREST: "To the nearest step, halves up.",
  UP: "To the next step up.",
  DOWN: "To the next step down.",
});

const GradeWeight = valueType<{ category: CategoryName; weight: number }>("GradeWeight", {
  description: "Weight of a category in a grade.",
  readers: "signedIn",
  values: {
    category: value(GradeCategory, "The category."),
    weight: value("Float", "Its weight; weights need not add up to 100."),
  },
});

const GradeLetter = valueType<Letter>("GradeLetter", {
  description: "A letter of a scale.",
  readers: "signedIn",
  values: {
    label: value("String", "As it is displayed, at most 4 characters."),
    from: value("Float", "The lowest percentage for it."),
  },
});

export const GradeScheme = valueType<HeldScheme>("GradeScheme", {
  description: "Rules for grading a course: the batch's own scheme, else the course's, else the default.",
  readers: "signedIn",
  values: {
    scale: value(GradeScale, "Display of grades."),
    letters: value([GradeLetter], "For LETTERS, from the highest letter."),
    maxPoints: value("Int", "For POINTS: the highest grade."),
    rounding: value(GradeRounding, "Rounding of grades, applied once at the end."),
    decimals: value("Int", "Number of decimals, 0 to 2."),
    passingGrade: value("Float", "The lowest passing grade, in percent."),
    missingIsZero: value("Boolean", "Whether work that was not handed in counts 0 once it is due."),
  },
  fields: (t) => ({
    weights: t.field({
      type: [GradeWeight],
      description: "The weights of all categories that are recorded.",
      resolve: ({ weights }) =>
        offeredCategories.map((category) => ({ category, weight: weights[category] })),
    }),
    isOfBatch: t.boolean({
      description: "Whether the batch has its own scheme.",
      resolve: ({ row }) => row?.batchId != null,
    }),
    updatedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it last changed; null for the default.",
      resolve: ({ row }) => row?.updatedAt ?? null,
    }),
  }),
});
