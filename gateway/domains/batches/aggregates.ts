import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";

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
    ...expose(t, {
      total: value("Int", "Of every status."),
      completed: value("Int", "COMPLETED."),
      ongoing: value("Int", "IN_PROGRESS."),
      upcoming: value("Int", "SCHEDULED."),
    }),
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
