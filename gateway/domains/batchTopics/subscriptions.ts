import type { BusEvents } from "../../bus/events";
import { builder } from "../../graphql/builder";
import { live } from "../../graphql/live";
import { visibleBatches } from "../batches/access";
import { BatchTopicsChange, readChange } from "./BatchTopicsChange";

type Changed = BusEvents["batchTopicsChanged"];

builder.subscriptionField("batchTopicsChanged", (t) =>
  t.field({
    type: BatchTopicsChange,
    description:
      "Each time topics of the batch were ticked, unticked or planned: the topics, and every figure that follows. Staff and the batch's users hear it.",
    authScopes: { signedIn: true },
    args: { batchId: t.arg.int({ required: true, description: "The batch's number." }) },
    subscribe: live({
      topics: ["batchTopicsChanged"],
      about: (event: Changed, { batchId }: { batchId: number }) => event.batchId === batchId,
      mayListen: async ({ batchId }, { db, viewer }) => {
        const where = { id: batchId, AND: visibleBatches(viewer) };
        return (await db.batch.findFirst({ where, select: { id: true } })) !== null;
      },
      doubts: { batchChanged: (event, { batchId }) => event.batchId === batchId },
    }),
    resolve: (event: Changed, _args, context) => readChange(event, context),
  }),
);
