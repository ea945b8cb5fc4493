import type { TenantClient } from "#gateway/database/tenantClient";
import type { MonthsAround } from "./rules";

/** Totals collected in the months around this one, and the total due, in whole rupees. */
export interface SummarySums {
  collected: number;
  collectedLastMonth: number;
  collectedLastMonthToDate: number;
  due: number;
  dueCount: number;
}

interface SummaryMonths extends MonthsAround {
  organizationId: number;
}

const nothing: SummarySums = {
  collected: 0,
  collectedLastMonth: 0,
  collectedLastMonthToDate: 0,
  due: 0,
  dueCount: 0,
};

/** Sums the payments of two months and those that are pending, in one statement over an index. */
export async function readSummary(db: TenantClient, wanted: SummaryMonths): Promise<SummarySums> {
  const { organizationId, lastMonth, thisMonth, nextMonth, toDate } = wanted;
  const rows = await db.$queryRaw<SummarySums[]>`
    SELECT
      COALESCE(SUM("amount") FILTER (WHERE "status" = 'PAID' AND "transactionDate" >= ${thisMonth}::date), 0)::float AS "collected",
      COALESCE(SUM("amount") FILTER (WHERE "status" = 'PAID' AND "transactionDate" < ${thisMonth}::date), 0)::float AS "collectedLastMonth",
      COALESCE(SUM("amount") FILTER (WHERE "status" = 'PAID' AND "transactionDate" < ${toDate}::date), 0)::float AS "collectedLastMonthToDate",
      COALESCE(SUM("amount") FILTER (WHERE "status" = 'PENDING'), 0)::float AS "due",
      (COUNT(*) FILTER (WHERE "status" = 'PENDING'))::int AS "dueCount"
    FROM "Payment"
    WHERE "organizationId" = ${organizationId} AND ("status" = 'PENDING' OR ("status" = 'PAID'
      AND "transactionDate" >= ${lastMonth}::date AND "transactionDate" < ${nextMonth}::date))`;
  return rows[0] ?? nothing;
}
