import { builder } from "#gateway/graphql/builder";
import { Batch } from "./Batch";

builder.prismaObjectField("User", "batches", (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: "id",
    description: "The batches that the user is in, the latest to start first. Requires staff.",
    authScopes: { staff: true },
    totalCount: ({ id }, _args, { db }) => db.batch.count({ where: { users: { some: { userId: id } } } }),
    resolve: (query, { id }, _args, { db }) =>
      db.batch.findMany({
        ...query,
        where: { users: { some: { userId: id } } },
        orderBy: [{ startDate: "desc" }, { id: "desc" }],
      }),
  }),
);
