import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import type { CellState as CellStateName, GradeStage as GradeStageName } from "./contract";
import { GradeCategory } from "./GradeScheme";
import type { GradeCell as Cell, ItemRow } from "./gradebookRules";
import type { CountedItem, GradePart as Part, Grade as Shown } from "./rules";

export const CellState = describedEnum<CellStateName>("GradeCellState", "State of the mark in a cell.", {
  NONE: "No mark yet; left out of the sum.",
  WAITING: "Handed in, and not marked yet; left out of the sum.",
  MISSING: "Not handed in by its due date; counts 0 if the scheme says so.",
  MARKED: "It counts.",
  EXCUSED: "Excused; left out of the sum.",
});

const CountedGradeItem = valueType<CountedItem>("CountedGradeItem", {
  description: "An item as counted in a sum.",
  readers: "signedIn",
  values: {
    key: value("String", "The item's key."),
    earned: value("Float", "The points that count."),
    possible: value("Float", "The most points possible."),
  },
});

const GradePart = valueType<Part>("GradePart", {
  description: "A category that counts in a grade: its points over those possible, times its share.",
  readers: "signedIn",
  values: {
    category: value(GradeCategory, "The category."),
    weight: value("Float", "Its weight in the scheme."),
    share: value("Float", "Its weight in percent of the categories that count."),
    earned: value("Float", "The sum of its items' points."),
    possible: value("Float", "The most points possible."),
    percent: value("Float", "The earned points over those possible."),
    items: value([CountedGradeItem], "The items that count."),
  },
});

const GradeStage = describedEnum<GradeStageName>("GradeStage", "The share of a grade that is known.", {
  NO_MARKS: "Nothing is marked yet.",
  SO_FAR: "Some graded parts have no mark yet.",
  COMPLETE: "All graded parts have a mark.",
});

export const Grade = valueType<Shown>("Grade", {
  description: "A learner's grade in a course, with its calculation.",
  readers: "signedIn",
  values: {
    exact: nullable("Float", "In percent, before rounding; null while nothing counts."),
    value: nullable("Float", "Rounded, in percent or points of the scale; null while nothing counts."),
    label: value("String", "As it is displayed; empty while nothing counts."),
    stage: value(GradeStage, "The share of it that is known."),
    isPassed: nullable(
      "Boolean",
      "Whether the displayed grade passes; null while nothing is marked, or a graded part has no mark yet.",
    ),
    parts: value(
      [GradePart],
      "The categories that count, in order; the grade is the sum of percent times share.",
    ),
  },
});

export const GradeItem = valueType<ItemRow>("GradeItem", {
  description:
    "A column of a gradebook: an assessment, a given assignment, progress, or an item that the batch added.",
  readers: "signedIn",
  values: {
    key: value("String", "Identifies the item in cells and arguments, such as 'manual:3'."),
    category: value(GradeCategory, "The category that it counts in."),
    title: value("String", "The title."),
    maxPoints: value("Float", "The most points possible."),
    dueAt: nullable("DateTime", "When it is due; null for never."),
    isHidden: value("Boolean", "Whether its marks are hidden from learners until they are released."),
    updatedAt: nullable("DateTime", "The version of an item that the batch added; null for others."),
  },
  fields: (t) => ({
    isManual: t.boolean({
      description: "Whether the batch added it; its marks are typed.",
      resolve: ({ updatedAt }) => updatedAt !== null,
    }),
  }),
});

export const GradeCell = valueType<Cell>("GradeCell", {
  description: "A learner's mark of an item.",
  readers: "signedIn",
  values: {
    key: value("String", "The item's key."),
    state: value(CellState, "State of the mark."),
    points: nullable("Float", "The points that count; null without a mark."),
    ownPoints: nullable("Float", "The points before an override; null without any."),
    isEntered: value("Boolean", "Whether the mark was entered by staff."),
    entryId: nullable(
      "Int",
      "Id of the latest entry by staff, which an edit must name; null without an entry.",
    ),
  },
});
