import { builder } from "../../graphql/builder";
import { orRefusal } from "../../graphql/Refusal";
import { requireMember } from "../../graphql/scopes";
import { Level, PublishStatus } from "../courses/Course";
import { CurriculumPayload } from "./CurriculumPayload";
import { createCurriculum, deleteCurriculum, saveCurriculumOutline, updateCurriculum } from "./commands";

const DeletedCurriculum = builder.objectRef<{ deletedId: number }>("DeletedCurriculumPayload").implement({
  description: "A curriculum that is gone.",
  authScopes: { staff: true },
  fields: (t) => ({
    deletedId: t.exposeInt("deletedId", { description: "The number that it had." }),
    deletedNodeId: t.globalID({
      description: "The id that it had, for a client's store.",
      resolve: ({ deletedId }) => ({ id: deletedId, type: "Curriculum" }),
    }),
  }),
});

const CurriculumInput = builder.inputType("CurriculumInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 100 characters; unique without case." }),
    description: t.string({ description: "At most 500 characters." }),
    price: t.int({ description: "Whole rupees, at least 0; null is free." }),
    duration: t.int({ required: true, description: "Minutes, 1 to 1000." }),
    imageUrl: t.string({ required: true, description: "A web address, or a path on the site." }),
    status: t.field({ type: PublishStatus, required: true, description: "DRAFT or PUBLISHED." }),
    level: t.field({ type: Level, required: true, description: "How much it expects." }),
  }),
});

const CurriculumModuleInput = builder.inputType("CurriculumModuleInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 150 characters." }),
    topics: t.stringList({ required: true, description: "The names of its topics, in order." }),
  }),
});

const version = {
  type: "DateTime",
  description: "The curriculum's updatedAt that the editor began from; null writes over whatever is there.",
} as const;

const curriculumNumber = { required: true, description: "The curriculum's number." } as const;

builder.mutationField("createCurriculum", (t) =>
  t.field({
    type: CurriculumPayload,
    description: "Creates a curriculum without an outline. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("CreateCurriculum"),
    args: { input: t.arg({ type: CurriculumInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      curriculumId: await createCurriculum(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("updateCurriculum", (t) =>
  t.field({
    type: CurriculumPayload,
    description:
      "Changes a curriculum; its outline stays. CONFLICT when it has changed since the version. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateCurriculum"),
    args: {
      curriculumId: t.arg.int(curriculumNumber),
      version: t.arg(version),
      input: t.arg({ type: CurriculumInput, required: true }),
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
    description: "Deletes a curriculum with its outline. Staff only.",
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
      "Saves modules and topics into a curriculum in one go. CONFLICT when it has changed since the version. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("SaveCurriculumOutline"),
    args: {
      curriculumId: t.arg.int(curriculumNumber),
      version: t.arg(version),
      modules: t.arg({
        type: [CurriculumModuleInput],
        required: true,
        description: "The modules, in order.",
      }),
      replace: t.arg.boolean({ required: true, description: "Whether what is there goes." }),
    },
    resolve: async (_root, { curriculumId, version, modules, replace }, context) => {
      const change = { curriculumId, version, input: { modules }, replace };
      await saveCurriculumOutline(context, requireMember(context.viewer), change);
      return { curriculumId };
    },
  }),
);
