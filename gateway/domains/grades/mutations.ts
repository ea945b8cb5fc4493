import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { ofEdit, staffMutation, toArguments } from "#gateway/graphql/mutationFields";
import { commandPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { CourseGrade } from "./CourseGrade";
import { type BatchPlace, enterMark } from "./commands";
import { gradeLimits } from "./contract";
import { GradeCategory, GradeRounding, GradeScale, GradeScheme } from "./GradeScheme";
import { readGradebook } from "./gradebookLoaders";
import { importMarks, type MarksImport } from "./importCommands";
import type { FileProblem, MarkChange } from "./importRules";
import { addGradeItem, deleteGradeItem, updateGradeItem } from "./itemCommands";
import { Gradebook } from "./queries";
import { removeGradeScheme, saveGradeScheme } from "./schemeCommands";
import { findScheme, readSchemes } from "./schemeLoaders";

const batchCourse = {
  batchId: rowId("batch"),
  courseId: required("Int", "The id of a course of the batch."),
};

const GradePayload = commandPayload<BatchPlace & { userId: number }>("GradePayload", {
  description: "A learner's marks and grade after the change.",
  fields: (t) => ({
    grade: t.field({
      type: CourseGrade,
      nullable: true,
      description: "The learner's row of the gradebook; null if the learner has left the batch.",
      resolve: async ({ batchId, courseId, userId }, _args, context) => {
        const book = await readGradebook(context, { batchId, courseId, userIds: [userId] });
        return book?.learners[0] ?? null;
      },
    }),
  }),
});

/** The gradebook after a change. */
const gradebook = {
  type: Gradebook,
  nullable: true,
  resolve: ({ batchId, courseId }: BatchPlace, _args: object, context: Context) =>
    readGradebook(context, { batchId, courseId }),
} as const;

const GradebookPayload = commandPayload<BatchPlace>("GradebookPayload", {
  description: "The gradebook after the change.",
  fields: (t) => ({
    gradebook: t.field({
      ...gradebook,
      description: "The gradebook; null if the batch no longer has the course.",
    }),
  }),
});

const GradeMarkInput = inputType("GradeMarkInput", {
  points: optional("Float", "The points; null removes the entry."),
  isExcused: required("Boolean", "Whether the item is left out of the learner's sum.", false),
  reason: optional(
    "String",
    `The reason; required for an override and an excuse. At most ${gradeLimits.reason} characters; the learner sees it.`,
  ),
});

staffMutation("enterMark", {
  right: "grades.write",
  type: GradePayload,
  description:
    "Enters a mark of an item that the batch added, overrides another one, excuses a learner, or removes an entry. Requires staff who grade the batch.",
  args: toArgs({
    ...batchCourse,
    userId: rowId("learner"),
    itemKey: required("String", "The item's key."),
    seen: optional(
      "Int",
      "The `entryId` when the edit began; null for none. Left out, it overwrites any entry.",
    ),
    input: required(GradeMarkInput),
  }),
  run: async (context, member, { input: { points = null, ...input }, ...edit }) => {
    await enterMark(context, member, { ...edit, input: { points, ...input } });
    return edit;
  },
});

const GradeItemInput = inputType("GradeItemInput", {
  title: required("String", `At most ${gradeLimits.title} characters.`),
  category: required(GradeCategory, "ASSESSMENTS, ASSIGNMENTS or PROJECTS."),
  points: required("Float", `The most points possible, at most ${gradeLimits.points}.`),
});

staffMutation("addGradeItem", {
  right: "grades.write",
  type: GradebookPayload,
  description:
    "Adds a column whose marks are typed, such as a test on paper. Requires staff who grade the batch.",
  args: toArgs({ ...batchCourse, input: required(GradeItemInput) }),
  run: toArguments(addGradeItem),
});

staffMutation("updateGradeItem", {
  right: "grades.write",
  type: GradebookPayload,
  description: "Changes a column whose marks are typed. Requires staff who grade the batch.",
  ...ofEdit("item", GradeItemInput, updateGradeItem),
});

staffMutation("deleteGradeItem", {
  right: "grades.write",
  type: GradebookPayload,
  description: "Deletes a column whose marks are typed, with its marks. Requires staff who grade the batch.",
  args: toArgs({ itemId: rowId("item") }),
  run: (context, member, { itemId }) => deleteGradeItem(context, member, itemId),
});

const GradeWeightInput = inputType("GradeWeightInput", {
  category: required(GradeCategory, "The category."),
  weight: required("Float", "From 0 to 100; weights need not add up to 100."),
});

const GradeLetterInput = inputType("GradeLetterInput", {
  label: required("String", "At most 4 characters."),
  from: required("Float", "The lowest percentage for it."),
});

const GradeSchemeInput = inputType("GradeSchemeInput", {
  weights: required([GradeWeightInput], "Categories that are left out have no weight."),
  scale: required(GradeScale, "Display of grades."),
  letters: required([GradeLetterInput], "For LETTERS; the lowest letter starts at 0."),
  maxPoints: required("Int", "For POINTS: the highest grade."),
  rounding: required(GradeRounding, "Rounding of grades."),
  decimals: required("Int", "Number of decimals, 0 to 2."),
  passingGrade: required("Float", "The lowest passing grade, in percent."),
  missingIsZero: required("Boolean", "Whether work that was not handed in counts 0 once it is due."),
});

interface ChangedScheme {
  courseId: number;
  batchId?: number | null | undefined;
}

async function findChanged({ courseId, batchId = null }: ChangedScheme, { db }: Context) {
  const rows = await readSchemes(db, { courseIds: [courseId], batchIds: batchId === null ? [] : [batchId] });
  return findScheme(rows, { courseId, batchId });
}

const GradeSchemePayload = commandPayload<ChangedScheme>("GradeSchemePayload", {
  description: "The grade scheme after the change.",
  fields: (t) => ({
    scheme: t.field({
      type: GradeScheme,
      description: "Grade scheme of the course, in the batch if one was given.",
      resolve: (changed, _args, context) => findChanged(changed, context),
    }),
    gradebook: t.field({
      type: Gradebook,
      nullable: true,
      description: "The gradebook of the batch; null if no batch was given.",
      resolve: ({ courseId, batchId }, _args, context) =>
        batchId == null ? null : readGradebook(context, { batchId, courseId }),
    }),
  }),
});

staffMutation("saveGradeScheme", {
  right: "grades.write",
  type: GradeSchemePayload,
  description:
    "Saves a course's grade scheme, or a batch's own scheme for it. Requires staff who grade the batch; for the course's scheme, staff who grade all of its batches.",
  args: toArgs({
    courseId: rowId("course"),
    batchId: optional("Int", "The batch; saves its own scheme."),
    version: editedVersion,
    input: required(GradeSchemeInput),
  }),
  run: async (context, member, { batchId = null, input: { weights, ...input }, ...edit }) => {
    const byCategory = Object.fromEntries(weights.map(({ category, weight }) => [category, weight]));
    await saveGradeScheme(context, member, { ...edit, batchId, input: { ...input, weights: byCategory } });
    return { courseId: edit.courseId, batchId };
  },
});

staffMutation("removeGradeScheme", {
  right: "grades.write",
  type: GradeSchemePayload,
  description:
    "Removes a batch's own scheme, so that the course's applies again. Requires staff who grade the batch.",
  args: toArgs(batchCourse),
  run: removeGradeScheme,
});

const ChangedMark = valueType<MarkChange>("ChangedMark", {
  description: "A mark that an import changes.",
  readers: "grades.write",
  values: {
    line: value("Int", "The line of the file, from 1."),
    userId: value("Int", "The learner's id."),
    name: value("String", "The learner's name."),
    itemKey: value("String", "The item's key."),
    title: value("String", "The item's title."),
    from: value("String", "The mark before the change; empty without one."),
    points: value("Float", "The mark after the change."),
  },
});

const MarksFileProblem = valueType<FileProblem>("MarksFileProblem", {
  description: "A problem with a file of marks.",
  readers: "grades.write",
  values: {
    line: value("Int", "The line of the file, from 1."),
    column: value("String", "The column's header; empty if the whole line is wrong."),
    message: value("String", "Description of the problem."),
  },
});

const MarksImportPayload = commandPayload<MarksImport>("MarksImportPayload", {
  description: "The changes of an import, or of a dry run.",
  fields: (t) => ({
    isDone: t.exposeBoolean("isDone", { description: "Whether the changes were made." }),
    changes: t.field({ type: [ChangedMark], description: "The changes.", resolve: ({ changes }) => changes }),
    problems: t.field({
      type: [MarksFileProblem],
      description: "Problems with the file. A file with a problem changes nothing.",
      resolve: ({ problems }) => problems,
    }),
    gradebook: t.field({ ...gradebook, description: "The gradebook after the import." }),
  }),
});

const MarksRecordInput = inputType("MarksRecordInput", {
  line: required("Int", "The line of the file where it begins, from 1."),
  cells: required(["String"], "Its cells."),
});

staffMutation("importMarks", {
  right: "grades.write",
  type: MarksImportPayload,
  description: `Imports marks of items that the batch added, from a table of up to ${gradeLimits.records - 1} rows with Username and items in its header, all or none. Requires staff who grade the batch.`,
  args: toArgs({
    ...batchCourse,
    records: required([MarksRecordInput], "The records of the file; the first is its header."),
    dryRun: required("Boolean", "Whether to only report the changes."),
  }),
  run: importMarks,
});
