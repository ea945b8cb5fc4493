import type { TenantClient } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { listQuery } from "#gateway/graphql/lists";
import { getWeekdayName } from "../batchTopics/dayContract";
import { dayIn } from "../dayContract";
import { getValues } from "../labelsContract";
import { visibleBatches } from "./access";
import { Batch } from "./Batch";
import { batchTypeLabels, presetDays } from "./contract";

interface OfDay {
  organizationId: number;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * The batches with a class on a day: inside their dates, on their days of the week, neither completed nor
 * cancelled; none on a holiday. In SQL, since Prisma 7.10 mixes up a member of a list with an equal text
 * elsewhere: on the embedded database it queried for the list "SUNDAY" on Sundays.
 */
async function findMeeting(db: TenantClient, { organizationId, day }: OfDay): Promise<number[]> {
  const weekday = getWeekdayName(day);
  const fittingTypes = getValues(batchTypeLabels).filter((type) => presetDays[type].includes(weekday));
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT b."id" FROM "Batch" b
    WHERE b."organizationId" = ${organizationId}
      AND b."startDate" <= ${day}::date AND b."endDate" >= ${day}::date
      AND b."status" IN ('SCHEDULED', 'IN_PROGRESS')
      AND (b."classDays"::text[] @> ARRAY[${weekday}::text]
        OR (cardinality(b."classDays") = 0 AND b."batchType"::text = ANY (string_to_array(${fittingTypes.join(",")}, ','))))
      AND NOT EXISTS (SELECT 1 FROM "Holiday" h WHERE h."organizationId" = b."organizationId"
        AND ${day}::date BETWEEN h."day" AND h."endDay")`;
  return rows.map(({ id }) => id);
}

/** The ids of the batches that meet today where the organization is. */
export const findMeetingToday = ({ db, tenant, clock }: Pick<Context, "db" | "tenant" | "clock">) =>
  findMeeting(db, { organizationId: tenant.id, day: dayIn(tenant.timeZone, clock()) });

listQuery("batchesToday", {
  type: Batch,
  description:
    "The batches that meet today in the organization's time zone, by time of day: upcoming and ongoing ones within their dates, on their weekdays; none on a holiday. Requires staff.",
  readers: "batches.read",
  visible: visibleBatches,
  where: async (_args, context) => ({ id: { in: await findMeetingToday(context) } }),
  orderBy: [{ startTime: { sort: "asc", nulls: "last" } }, { id: "asc" }],
});
