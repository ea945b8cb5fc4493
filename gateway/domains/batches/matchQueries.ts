import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { Batch } from "./Batch";
import { batchFilter } from "./rules";

builder.queryField("batchMatches", (t) =>
  t.prismaField({
    type: [Batch],
    description: "Batches to choose from, best matches of the name first, then the latest. Requires staff.",
    authScopes: { staff: true },
    args: matchArguments,
    resolve: (query, _root, args, { db }) =>
      findBestMatches({
        ...args,
        fields: ["name"],
        read: ({ search, tier, take, notIn }) =>
          db.batch.findMany({
            ...query,
            where: { AND: [{ id: { notIn } }, batchFilter({ search }), tier] },
            orderBy: [{ startDate: "desc" }, { id: "desc" }],
            take,
          }),
      }),
  }),
);
