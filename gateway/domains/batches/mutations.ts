import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { formatTime } from "#gateway/graphql/scalars";
import { toDay } from "../dayContract";
import { Batch, BatchStatus, BatchType, Weekday } from "./Batch";
import { createBatch, deleteBatch, syncBatch, updateBatch } from "./commands";
import { startBatch } from "./startCommands";

const ChangedBatch = changedRow("ChangedBatchPayload", "batch", { type: Batch });

const BatchInput = inputType("BatchInput", {
  name: required("String", "At most 100 characters."),
  description: required("String", "At most 500 characters."),
  startDate: required("Date", "The first day."),
  endDate: required("Date", "The last day, not before the first."),
  startTime: optional("Time", "The start of a class; null and 00:00:00 mean not set."),
  endTime: optional("Time", "The end of a class, after its start; null and 00:00:00 mean not set."),
  duration: optional("Int", "Minutes of one class; calculated if 0 or left out."),
  totalHours: optional("Float", "Hours of all classes; calculated if 0 or left out."),
  completedHours: optional("Float", "Hours taught; calculated if 0 or left out."),
  noOfDays: optional("Int", "Number of class days; calculated if 0 or null."),
  batchType: required(BatchType, "A preset of class days."),
  classDays: optional(
    [Weekday],
    "The class days. If left out, a new type sets its own, and the same type keeps them.",
  ),
  meetingLink: optional("String", "A URL, which may lack a scheme; null if not set."),
  status: required(BatchStatus, "The status."),
});

/** The contract takes days and times as texts, like forms. */
const toTexts = ({ startDate, endDate, startTime, endTime, ...others }: typeof BatchInput.$inferInput) => ({
  ...others,
  startDate: toDay(startDate),
  endDate: toDay(endDate),
  startTime: startTime && formatTime(startTime),
  endTime: endTime && formatTime(endTime),
});

staffMutation("createBatch", {
  right: "batches.write",
  type: ChangedBatch,
  description: "Creates a batch. Requires staff.",
  args: toArgs({ input: required(BatchInput) }),
  run: (context, member, { input }) => createBatch(context, member, toTexts(input)),
});

staffMutation("updateBatch", {
  right: "batches.write",
  type: ChangedBatch,
  description:
    "Updates a batch; the dates of its courses must stay inside its own. STALE if it has changed since the version. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), input: required(BatchInput), version: editedVersion }),
  run: async (context, member, { batchId, input, version }) => {
    const change = { batchId, version: version ?? null, input: toTexts(input) };
    await updateBatch(context, member, change);
    return { batchId };
  },
});

staffDeletion("deleteBatch", deleteBatch, {
  right: "batches.write",
  description: "Deletes a batch that has neither users nor courses. Requires staff.",
  payload: "A deleted batch.",
});

staffMutation("startBatch", {
  right: "batches.write",
  type: ChangedBatch,
  description: "Marks a scheduled batch whose first day has come as in progress. Requires staff.",
  ...ofRow("batch", startBatch),
});

staffMutation("syncBatch", {
  right: "batches.write",
  type: ChangedBatch,
  description: "Enrols users of the batch who are missing in its courses. Requires staff.",
  ...ofRow("batch", syncBatch),
});
