import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { formatDay, formatTime } from "#gateway/graphql/scalars";
import { requireMember } from "#gateway/graphql/scopes";
import { Batch, BatchStatus, BatchType, Weekday } from "./Batch";
import { createBatch, deleteBatch, syncBatch, updateBatch } from "./commands";
import { startBatch } from "./startCommands";

const ChangedBatch = builder.objectRef<{ batchId: number }>("ChangedBatchPayload").implement({
  description: "The batch after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    batch: t.prismaField({
      type: Batch,
      description: "The batch.",
      resolve: (query, { batchId }, _args, { db }) =>
        db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
    }),
  }),
});

const DeletedBatch = deletedPayload({ type: "Batch", description: "A deleted batch." });

const BatchInput = builder.inputType("BatchInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    description: t.string({ required: true, description: "At most 500 characters." }),
    startDate: t.field({ type: "Date", required: true, description: "The first day." }),
    endDate: t.field({ type: "Date", required: true, description: "The last day, not before the first." }),
    startTime: t.field({ type: "Time", description: "The start of a class; null and 00:00:00 are unset." }),
    endTime: t.field({
      type: "Time",
      description: "The end of a class, after its start; null and 00:00:00 are unset.",
    }),
    duration: t.int({ description: "Minutes of one class; 0 or nothing computes them." }),
    totalHours: t.float({ description: "Hours of all classes; 0 or nothing computes them." }),
    completedHours: t.float({ description: "Hours taught; 0 or nothing computes them." }),
    noOfDays: t.int({ description: "The count of class days; 0 or null computes it." }),
    batchType: t.field({ type: BatchType, required: true, description: "A preset of class days." }),
    classDays: t.field({
      type: [Weekday],
      description: "The class days. Without them a new type sets its own, and the same type keeps them.",
    }),
    meetingLink: t.string({ description: "A web address, perhaps without a scheme; null is unset." }),
    status: t.field({ type: BatchStatus, required: true, description: "The status." }),
  }),
});

/** The contract takes days and times as texts, like forms. */
const toTexts = ({ startDate, endDate, startTime, endTime, ...others }: typeof BatchInput.$inferInput) => ({
  ...others,
  ...{ startDate: formatDay(startDate), endDate: formatDay(endDate) },
  ...{ startTime: startTime && formatTime(startTime), endTime: endTime && formatTime(endTime) },
});

const batchNumber = { required: true, description: "The batch's id." } as const;

builder.mutationField("createBatch", (t) =>
  t.field({
    type: ChangedBatch,
    description: "Creates a batch. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateBatch"),
    args: { input: t.arg({ type: BatchInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      batchId: await createBatch(context, requireMember(context.viewer), toTexts(input)),
    }),
  }),
);

builder.mutationField("updateBatch", (t) =>
  t.field({
    type: ChangedBatch,
    description:
      "Updates a batch; the dates of its courses must stay inside its own. CONFLICT if it has changed since the version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateBatch"),
    args: {
      batchId: t.arg.int(batchNumber),
      input: t.arg({ type: BatchInput, required: true }),
      version: t.arg({
        type: "DateTime",
        description: "The `updatedAt` that the edit began from; null overwrites any version.",
      }),
    },
    resolve: async (_root, { batchId, input, version }, context) => {
      const change = { batchId, version: version ?? null, input: toTexts(input) };
      await updateBatch(context, requireMember(context.viewer), change);
      return { batchId };
    },
  }),
);

builder.mutationField("deleteBatch", (t) =>
  t.field({
    type: DeletedBatch,
    description: "Deletes a batch that has neither users nor courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteBatch"),
    args: { batchId: t.arg.int(batchNumber) },
    resolve: async (_root, { batchId }, context) => {
      await deleteBatch(context, requireMember(context.viewer), batchId);
      return { deletedId: batchId };
    },
  }),
);

builder.mutationField("startBatch", (t) =>
  t.field({
    type: ChangedBatch,
    description: "Marks a scheduled batch whose first day has come as in progress. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("StartBatch"),
    args: { batchId: t.arg.int(batchNumber) },
    resolve: async (_root, { batchId }, context) => {
      await startBatch(context, requireMember(context.viewer), batchId);
      return { batchId };
    },
  }),
);

builder.mutationField("syncBatch", (t) =>
  t.field({
    type: ChangedBatch,
    description: "Enrols the batch's users in its courses where they are missing. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SyncBatch"),
    args: { batchId: t.arg.int(batchNumber) },
    resolve: async (_root, { batchId }, context) => {
      await syncBatch(context, requireMember(context.viewer), batchId);
      return { batchId };
    },
  }),
);
