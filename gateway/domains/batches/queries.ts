import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { offeredBatches, ownBatches, visibleBatches } from "./access";
import { Batch, BatchStatus, BatchType } from "./Batch";
import type { BatchSort as BatchSortName } from "./contract";
import { batchFilter, batchOrder } from "./rules";
import { findMeetingToday } from "./todayQueries";

const BatchSort = describedEnum<BatchSortName>("BatchSort", "The order of a list of batches.", {
  START: "Latest start first.",
  NAME: "By name.",
  STATUS: "By status, then the latest first.",
});

const filterArguments = toArgs({
  search: optional("String", "Words that its texts must contain; at most 100 characters count."),
  status: optional(BatchStatus, "Batches of this status only."),
  batchType: optional(BatchType, "Batches that meet on these days only."),
  today: optional("Boolean", "Only batches that meet today, as `batchesToday` has them."),
});

listQuery("batches", {
  type: Batch,
  description: "All batches of the organization. Requires staff.",
  readers: "batches.read",
  args: filterArguments,
  visible: visibleBatches,
  where: async ({ today, ...filter }, context) => ({
    ...batchFilter(filter),
    ...(today ? { id: { in: await findMeetingToday(context) } } : {}),
  }),
  orderBy: { type: BatchSort, byDefault: "START", order: batchOrder },
});

rowQuery("batch", {
  type: Batch,
  row: "batch",
  description: "A batch by id; null when there is none. Requires staff; others use myBatch.",
  readers: ["batches.read", "payments.read"],
  visible: offeredBatches,
});

rowQuery("myBatch", {
  type: Batch,
  row: "batch",
  description: "A batch that the viewer is in, or any for staff; null when there is none.",
  readers: "signedIn",
  visible: visibleBatches,
});

listQuery("myBatches", {
  type: Batch,
  description: "The viewer's batches, as a user or a trainer, latest first.",
  readers: "signedIn",
  visible: ownBatches,
  orderBy: [{ startDate: "desc" }, { id: "desc" }],
});
