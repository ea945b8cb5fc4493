import { builder } from "#gateway/graphql/builder";

interface Figures {
  total: number;
  completed: number;
  ongoing: number;
  upcoming: number;
}

const BatchFigures = builder.objectRef<Figures>("BatchFigures").implement({
  description: "The batch counts of the organization, in total and by status.",
  authScopes: { staff: true },
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Of every status." }),
    completed: t.exposeInt("completed", { description: "COMPLETED." }),
    ongoing: t.exposeInt("ongoing", { description: "IN_PROGRESS." }),
    upcoming: t.exposeInt("upcoming", { description: "SCHEDULED." }),
  }),
});

builder.queryField("batchFigures", (t) =>
  t.field({
    type: BatchFigures,
    description: "The totals above the list of batches. Requires staff.",
    authScopes: { staff: true },
    resolve: async (_root, _args, { db }) => {
      const rows = await db.batch.groupBy({ by: ["status"], _count: true });
      const counts = new Map(rows.map(({ status, _count }) => [status, _count]));
      return {
        total: rows.reduce((sum, { _count }) => sum + _count, 0),
        completed: counts.get("COMPLETED") ?? 0,
        ongoing: counts.get("IN_PROGRESS") ?? 0,
        upcoming: counts.get("SCHEDULED") ?? 0,
      };
    },
  }),
);
