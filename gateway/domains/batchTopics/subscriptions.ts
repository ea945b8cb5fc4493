import { rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy } from "#gateway/graphql/live";
import { liveRow, liveValue } from "#gateway/graphql/liveFields";
import { visibleBatches } from "../batches/access";
import { Batch } from "../batches/Batch";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";

const batchScope = keyedBy("batchId");

liveRow("batchProgressChanged", {
  type: Batch,
  id: "batchId",
  description:
    "Subscribes to completed, reset and planned topics of any batch, for lists of batches. Requires staff.",
  readers: "batches.read",
  topics: ["batchTopicsChanged"],
});

liveValue("batchTopicsChanged", {
  type: BatchTopicsChange,
  description:
    "Subscribes to completed, reset and planned topics of the batch, with all updated totals. Requires staff or a user of the batch.",
  readers: "signedIn",
  args: toArgs({ batchId: rowId("batch") }),
  topics: ["batchTopicsChanged"],
  filter: batchScope,
  authorize: async ({ batchId }, { db, viewer }) => {
    const where = { id: batchId, AND: visibleBatches(viewer) };
    return (await db.batch.findFirst({ where, select: { id: true } })) !== null;
  },
  reauthorizeOn: { batchChanged: batchScope },
  resolve: (event, _args, context) => readChange(event, context),
});
