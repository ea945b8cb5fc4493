import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
import { Level, PublishStatus } from "../courses/Course";
import { OutlineModuleInput } from "../outlines/OutlineModuleInput";
import { CurriculumPayload } from "./CurriculumPayload";
import { createCurriculum, deleteCurriculum, saveCurriculumOutline, updateCurriculum } from "./commands";

const DeletedCurriculum = deletedPayload({ type: "Curriculum", description: "A deleted curriculum." });

const CurriculumInput = builder.inputType("CurriculumInput", {
  description: "The details of a curriculum. A field that is left out is unchanged.",
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
    description: t.string({ description: "At most 500 characters." }),
    price: t.int({ description: "Whole rupees, at least 0; null is free." }),
    duration: t.int({ required: true, description: "Minutes, 1 to 1000." }),
    imageUrl: t.string({ description: "A web address, or a path on the site; null has a cover generated." }),
    status: t.field({ type: PublishStatus, required: true, description: "DRAFT or PUBLISHED." }),
    level: t.field({ type: Level, required: true, description: "The level." }),
    authorName: t.string({
      description: "At most 100 characters; the viewer when left out of a new curriculum.",
    }),
    trainerId: t.int({ description: "The id of a member of staff; null removes the trainer." }),
    objectives: t.stringList({ description: "The learning objectives, in order; at most 50." }),
  }),
});

const version = {
  type: "DateTime",
  description: "The curriculum's updatedAt that the editor began from; null overwrites any version.",
} as const;

staffMutation("createCurriculum", {
  type: CurriculumPayload,
  description: "Creates a curriculum, with its outline when one is given. Requires staff.",
  args: builder.args((t) => ({
    input: t.field({ type: CurriculumInput, required: true }),
    modules: t.field({ type: [OutlineModuleInput], description: "Its modules, in order; null is none." }),
  })),
  run: async (context, member, args) => ({
    curriculumId: await createCurriculum(context, member, args),
  }),
});

staffMutation("updateCurriculum", {
  type: CurriculumPayload,
  description:
    "Changes a curriculum, and its outline when one is given, in one transaction. CONFLICT when it has changed since the version. Requires staff.",
  args: builder.args((t) => ({
    curriculumId: t.int(rowId("curriculum")),
    version: t.field(version),
    input: t.field({ type: CurriculumInput, required: true }),
    modules: t.field({
      type: [OutlineModuleInput],
      description: "Its modules, in order; null leaves them unchanged.",
    }),
  })),
  run: updateCurriculum,
});

deleteMutation("deleteCurriculum", {
  type: DeletedCurriculum,
  row: "curriculum",
  description: "Deletes a curriculum with its outline. Requires staff.",
  command: deleteCurriculum,
});

staffMutation("saveCurriculumOutline", {
  type: CurriculumPayload,
  description:
    "Saves a curriculum's whole outline in its new order: missing rows are deleted. CONFLICT if it has changed since the version. Requires staff.",
  args: builder.args((t) => ({
    curriculumId: t.int(rowId("curriculum")),
    version: t.field(version),
    modules: t.field({ type: [OutlineModuleInput], required: true, description: "All modules, in order." }),
  })),
  run: saveCurriculumOutline,
});
