import { optional, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { nodeType, valueType } from "#gateway/graphql/types";
import { holdingText } from "../rules";
import { rubricReaders, visibleRubrics } from "./access";
import { type Criterion, type CriterionLevel, mostPoints } from "./contract";
import { readCriteria } from "./rules";

const RubricLevel = valueType<CriterionLevel>("RubricLevel", {
  description: "A level of a criterion.",
  readers: "signedIn",
  values: {
    points: value("Float", "Points for this level."),
    label: value("String", "Name of the level."),
    description: value("String", "Requirements of the level; empty without a description."),
  },
});

export const RubricCriterion = valueType<Criterion>("RubricCriterion", {
  description: "A criterion by which submissions are marked.",
  readers: "signedIn",
  values: {
    key: value("String", "Identifies it within the rubric."),
    title: value("String", "Name of the criterion."),
    description: value("String", "Explanation of the criterion; empty without a description."),
  },
  fields: (t) => ({
    levels: t.field({
      type: [RubricLevel],
      description: "Its levels, in order.",
      resolve: ({ levels }) => levels,
    }),
  }),
});

export const Rubric = nodeType("Rubric", {
  description: "Criteria for marking submissions, copied when an assignment is given. Requires staff.",
  visible: visibleRubrics,
  readers: rubricReaders,
  columns: { name: "Unique in the organization.", updatedAt: "When it last changed, which is its version." },
  fields: (t) => ({
    criteria: t.field({
      type: [RubricCriterion],
      description: "Its criteria, in order.",
      ...fromColumn("criteria", readCriteria),
    }),
    points: t.float({
      description: "The most points it can give.",
      ...fromColumn("criteria", (stored: unknown) => mostPoints(readCriteria(stored))),
    }),
    assignmentCount: t.relationCount("assignments", { description: "Number of assignments that use it." }),
  }),
});

rowQuery("rubric", {
  type: Rubric,
  row: "rubric",
  description: "A rubric by its id; null when there is none. Requires staff.",
  readers: rubricReaders,
  visible: visibleRubrics,
});

listQuery("rubrics", {
  type: Rubric,
  description: "The organization's rubrics, by name. Requires staff.",
  readers: rubricReaders,
  args: toArgs({ search: optional("String", "Only rubrics whose name contains this.") }),
  visible: visibleRubrics,
  where: ({ search }) => holdingText(search),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});
