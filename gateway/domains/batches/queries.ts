import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import { ownBatches, visibleBatches } from "./access";
import { Batch, BatchStatus, BatchType } from "./Batch";
import type { BatchSort as BatchSortName } from "./contract";
import { batchFilter, batchOrder } from "./rules";

const BatchSort = describedEnum<BatchSortName>("BatchSort", "The order of a list of batches.", {
  START: "Latest start first.",
  NAME: "By name.",
  STATUS: "By status, then the latest first.",
});

const filterArguments = builder.args((t) => ({
  search: t.string({ description: "Words that its texts must contain; at most 100 characters count." }),
  status: t.field({ type: BatchStatus, description: "Batches of this status only." }),
  batchType: t.field({ type: BatchType, description: "Batches that meet on these days only." }),
}));

builder.queryField("batches", (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: "id",
    maxSize: contextMax,
    description: "All batches of the organization. Requires staff.",
    authScopes: { staff: true },
    args: {
      ...filterArguments,
      sort: t.arg({ type: BatchSort, defaultValue: "START", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    totalCount: (_root, args, { db }) => db.batch.count({ where: batchFilter(args) }),
    resolve: (query, _root, args, { db }) =>
      db.batch.findMany({
        ...query,
        where: batchFilter(args),
        orderBy: batchOrder(args.sort ?? "START", args.reversed ?? false),
      }),
  }),
);

rowQuery("batch", {
  type: Batch,
  row: "batch",
  description: "A batch by id; null when there is none. Requires staff; others use myBatch.",
  authScopes: { staff: true },
});

rowQuery("myBatch", {
  type: Batch,
  row: "batch",
  description: "A batch that the viewer is in, or any for staff; null when there is none.",
  authScopes: { signedIn: true },
  visible: visibleBatches,
});

builder.queryField("myBatches", (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: "id",
    maxSize: contextMax,
    description: "The viewer's batches, as a user or a trainer, latest first.",
    authScopes: { signedIn: true },
    totalCount: (_root, _args, { db, viewer }) => db.batch.count({ where: ownBatches(viewer) }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.batch.findMany({
        ...query,
        where: ownBatches(viewer),
        orderBy: [{ startDate: "desc" }, { id: "desc" }],
      }),
  }),
);
