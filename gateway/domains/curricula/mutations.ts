import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

const curriculumNumber = { required: true, description: "The curriculum's id." } as const;

builder.mutationField("createCurriculum", (t) =>
  t.field({
    type: CurriculumPayload,
    description: "Creates a curriculum, with its outline when one is given. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateCurriculum"),
    args: {
      input: t.arg({ type: CurriculumInput, required: true }),
      modules: t.arg({ type: [OutlineModuleInput], description: "Its modules, in order; null is none." }),
    },
    resolve: async (_root, args, context) => ({
      curriculumId: await createCurriculum(context, requireMember(context.viewer), args),
    }),
  }),
);

builder.mutationField("updateCurriculum", (t) =>
  t.field({
    type: CurriculumPayload,
    description:
      "Changes a curriculum, and its outline when one is given, in one transaction. CONFLICT when it has changed since the version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateCurriculum"),
    args: {
      curriculumId: t.arg.int(curriculumNumber),
      version: t.arg(version),
      input: t.arg({ type: CurriculumInput, required: true }),
      modules: t.arg({
        type: [OutlineModuleInput],
        description: "Its modules, in order; null leaves them unchanged.",
      }),
    },
    resolve: async (_root, args, context) => {
      await updateCurriculum(context, requireMember(context.viewer), args);
      return { curriculumId: args.curriculumId };
    },
  }),
);

builder.mutationField("deleteCurriculum", (t) =>
  t.field({
    type: DeletedCurriculum,
    description: "Deletes a curriculum with its outline. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteCurriculum"),
    args: { curriculumId: t.arg.int(curriculumNumber) },
    resolve: async (_root, { curriculumId }, context) => {
      await deleteCurriculum(context, requireMember(context.viewer), curriculumId);
      return { deletedId: curriculumId };
    },
  }),
);

builder.mutationField("saveCurriculumOutline", (t) =>
  t.field({
    type: CurriculumPayload,
    description:
      "Saves a curriculum's whole outline in its new order: missing rows are deleted. CONFLICT if it has changed since the version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SaveCurriculumOutline"),
    args: {
      curriculumId: t.arg.int(curriculumNumber),
      version: t.arg(version),
      modules: t.arg({ type: [OutlineModuleInput], required: true, description: "All modules, in order." }),
    },
    resolve: async (_root, args, context) => {
      await saveCurriculumOutline(context, requireMember(context.viewer), args);
      return { curriculumId: args.curriculumId };
    },
  }),
);
