import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import type { CellState as CellStateName } from "./contract";
import { GradeCategory } from "./GradeScheme";
import type { GradeCell as Cell, ItemRow } from "./gradebookRules";
import type { CountedItem, GradePart as Part, Grade as Shown } from "./rules";

export const CellState = describedEnum<CellStateName>("GradeCellState", "State of the mark in a cell.", {
  NONE: "No mark yet; it leaves the sum.",
  WAITING: "Handed in, and not marked yet; it leaves the sum.",
  MISSING: "Not handed in when it was due; it counts 0 where the scheme says so.",
  MARKED: "It counts.",
  EXCUSED: "It leaves the sum.",
});

const CountedGradeItem = valueType<CountedItem>("CountedGradeItem", {
  description: "An item as it enters a sum.",
  readers: "signedIn",
  values: {
    key: value("String", "The item's key."),
    earned: value("Float", "The points that count."),
    possible: value("Float", "The most that they could be."),
  },
});

const GradePart = valueType<Part>("GradePart", {
  description: "A category of a grade that counts: its points over what was possible, times its share.",
  readers: "signedIn",
  values: {
    category: value(GradeCategory, "The category."),
    weight: value("Float", "Its weight, as the scheme says."),
    share: value("Float", "Its weight in percent of those that count."),
    earned: value("Float", "The points of its items together."),
    possible: value("Float", "The most that they could be."),
    percent: value("Float", "The points earned of those possible."),
    items: value([CountedGradeItem], "The items that count."),
  },
});

export const Grade = valueType<Shown>("Grade", {
  description: "A learner's grade in a course, and the sum that it comes from.",
  readers: "signedIn",
  values: {
    exact: nullable("Float", "In percent, before rounding; null while nothing counts."),
    value: nullable("Float", "Rounded, in percent or points of the scale; null while nothing counts."),
    label: value("String", "As it is shown; empty while nothing counts."),
    isPassed: nullable("Boolean", "Whether it passes; null while nothing counts."),
    parts: value([GradePart], "The categories that count, in order; it is the sum of percent times share."),
  },
});

export const GradeItem = valueType<ItemRow>("GradeItem", {
  description:
    "A column of a gradebook: an assessment, work that was given, progress, or an item of the batch's own.",
  readers: "signedIn",
  values: {
    key: value("String", "Names the item in cells and arguments, such as 'manual:3'."),
    category: value(GradeCategory, "The category that it counts in."),
    title: value("String", "The title."),
    maxPoints: value("Float", "The most that a mark can be."),
    dueAt: nullable("DateTime", "When it is due; null is never."),
    isHidden: value("Boolean", "Whether its marks are kept from learners until they are released."),
    updatedAt: nullable("DateTime", "The version of an item of the batch's own; null for others."),
  },
  fields: (t) => ({
    isManual: t.boolean({
      description: "Whether it is the batch's own, whose marks are typed.",
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
    isEntered: value("Boolean", "Whether staff entered what holds."),
    entryId: nullable(
      "Int",
      "Id of the latest entry by staff, which an edit must name; null without an entry.",
    ),
  },
});
