import type { BusEvents } from "../../bus/events";
import { builder } from "../../graphql/builder";
import { live, type Meeting } from "../../graphql/live";
import { visibleBatches } from "../batches/access";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";

type Changed = BusEvents["batchTopicsChanged"];

const ofBatch: Meeting<{ batchId: number }, { batchId: number }> = {
  ofEvent: ({ batchId }) => [batchId],
  ofListener: ({ batchId }) => [batchId],
};

builder.subscriptionField("batchTopicsChanged", (t) =>
  t.field({
    type: BatchTopicsChange,
    description:
      "Each time topics of the batch were ticked, unticked or planned: the topics, and every figure that follows. Staff and the batch's users hear it.",
    authScopes: { signedIn: true },
    args: { batchId: t.arg.int({ required: true, description: "The batch's number." }) },
    subscribe: live({
      topics: ["batchTopicsChanged"],
      subject: ofBatch,
      mayListen: async ({ batchId }, { db, viewer }) => {
        const where = { id: batchId, AND: visibleBatches(viewer) };
        return (await db.batch.findFirst({ where, select: { id: true } })) !== null;
      },
      doubts: { batchChanged: ofBatch },
    }),
    resolve: (event: Changed, _args, context) => readChange(event, context),
  }),
);
