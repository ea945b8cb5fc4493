import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { visibleBatches } from "./access";

interface Counts {
  total: number;
  completed: number;
  ongoing: number;
  upcoming: number;
  postponed: number;
  onHold: number;
  cancelled: number;
}

const BatchCounts = valueType<Counts>("BatchCounts", {
  description: "The batch counts of the organization, in total and by status.",
  readers: "batches.read",
  values: {
    total: value("Int", "Of every status."),
    completed: value("Int", "COMPLETED."),
    ongoing: value("Int", "IN_PROGRESS."),
    upcoming: value("Int", "SCHEDULED."),
    postponed: value("Int", "POSTPONED."),
    onHold: value("Int", "HOLD."),
    cancelled: value("Int", "CANCELLED."),
  },
});

valueQuery("batchCounts", {
  type: BatchCounts,
  description: "Totals of the organization's batches. Requires staff.",
  readers: "batches.read",
  resolve: async (_args, { db, viewer }) => {
    const rows = await db.batch.groupBy({ by: ["status"], where: visibleBatches(viewer), _count: true });
    const counts = new Map(rows.map(({ status, _count }) => [status, _count]));
    return {
      total: rows.reduce((sum, { _count }) => sum + _count, 0),
      completed: counts.get("COMPLETED") ?? 0,
      ongoing: counts.get("IN_PROGRESS") ?? 0,
      upcoming: counts.get("SCHEDULED") ?? 0,
      postponed: counts.get("POSTPONED") ?? 0,
      onHold: counts.get("HOLD") ?? 0,
      cancelled: counts.get("CANCELLED") ?? 0,
    };
  },
});
