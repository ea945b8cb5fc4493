import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { formatDay, formatTime } from "#gateway/graphql/scalars";
import { Batch, BatchStatus, BatchType, Weekday } from "./Batch";
import { createBatch, deleteBatch, syncBatch, updateBatch } from "./commands";
import { startBatch } from "./startCommands";

const ChangedBatch = changedPayload("ChangedBatchPayload", {
  description: "The batch after the change.",
  rows: { batch: { type: Batch, id: "batchId", description: "The batch." } },
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

staffMutation("createBatch", {
  type: ChangedBatch,
  description: "Creates a batch. Requires staff.",
  args: builder.args((t) => ({ input: t.field({ type: BatchInput, required: true }) })),
  run: async (context, member, { input }) => ({
    batchId: await createBatch(context, member, toTexts(input)),
  }),
});

staffMutation("updateBatch", {
  type: ChangedBatch,
  description:
    "Updates a batch; the dates of its courses must stay inside its own. CONFLICT if it has changed since the version. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    input: t.field({ type: BatchInput, required: true }),
    version: t.field(editedVersion),
  })),
  run: async (context, member, { batchId, input, version }) => {
    const change = { batchId, version: version ?? null, input: toTexts(input) };
    await updateBatch(context, member, change);
    return { batchId };
  },
});

deleteMutation("deleteBatch", {
  type: DeletedBatch,
  row: "batch",
  description: "Deletes a batch that has neither users nor courses. Requires staff.",
  command: deleteBatch,
});

staffMutation("startBatch", {
  type: ChangedBatch,
  description: "Marks a scheduled batch whose first day has come as in progress. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")) })),
  run: (context, member, { batchId }) => startBatch(context, member, batchId),
});

staffMutation("syncBatch", {
  type: ChangedBatch,
  description: "Enrols the batch's users in its courses where they are missing. Requires staff.",
  args: builder.args((t) => ({ batchId: t.int(rowId("batch")) })),
  run: (context, member, { batchId }) => syncBatch(context, member, batchId),
});
