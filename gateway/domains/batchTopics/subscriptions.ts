import type { BusEvents } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { live, type SubjectKeys } from "#gateway/graphql/live";
import { visibleBatches } from "../batches/access";
import { Batch } from "../batches/Batch";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";

type Changed = BusEvents["batchTopicsChanged"];

const ofBatch: SubjectKeys<{ batchId: number }, { batchId: number }> = {
  eventKeys: ({ batchId }) => [batchId],
  subscriberKeys: ({ batchId }) => [batchId],
};

builder.subscriptionField("batchProgressChanged", (t) =>
  t.prismaField({
    type: Batch,
    description:
      "Subscribes to completed, reset and planned topics of any batch, for lists of batches. Requires staff.",
    authScopes: { staff: true },
    subscribe: live<"batchTopicsChanged", object>({ topics: ["batchTopicsChanged"] }),
    resolve: (query, { batchId }: Changed, _args, { db }) =>
      db.batch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
  }),
);

builder.subscriptionField("batchTopicsChanged", (t) =>
  t.field({
    type: BatchTopicsChange,
    description:
      "Subscribes to completed, reset and planned topics of the batch, with every total that follows. Requires staff or a user of the batch.",
    authScopes: { signedIn: true },
    args: toArgs({ batchId: rowId("batch") }),
    subscribe: live({
      topics: ["batchTopicsChanged"],
      channelKey: ofBatch,
      authorize: async ({ batchId }, { db, viewer }) => {
        const where = { id: batchId, AND: visibleBatches(viewer) };
        return (await db.batch.findFirst({ where, select: { id: true } })) !== null;
      },
      reauthorizeOn: { batchChanged: ofBatch },
    }),
    resolve: (event: Changed, _args, context) => readChange(event, context),
  }),
);
