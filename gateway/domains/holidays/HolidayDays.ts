import type { Holiday } from "#gateway/database/generated/prisma/client";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import type { ReadByKey } from "#gateway/graphql/loaders";
import type { Holidays } from "../batchTopics/dayContract";
import { toDay } from "../dayContract";
import { type HolidayDays, namedDays } from "./contract";

/** A holiday as rules know it. */
export interface HolidayRow extends HolidayDays {
  name: string;
  /** As it is stored. */
  stored: Holiday;
}

/** The holidays of a tenant by day, and each of their days with its name. */
interface KnownHolidays {
  rows: readonly HolidayRow[];
  days: Holidays;
}

async function readRows(db: TenantClient | TenantTransaction): Promise<HolidayRow[]> {
  const rows = await db.holiday.findMany({ orderBy: [{ day: "asc" }] });
  return rows.map((stored) => ({
    day: toDay(stored.day),
    endDay: toDay(stored.endDay),
    name: stored.name,
    stored,
  }));
}

/** Returns the days without classes of the tenant, with their names. */
export const readHolidays = async (db: TenantClient | TenantTransaction): Promise<Holidays> =>
  namedDays(await readRows(db));

const readForTenants: ReadByKey<KnownHolidays> = async ({ db }, tenantIds) => {
  const rows = await readRows(db);
  const known = { rows, days: namedDays(rows) };
  return new Map(tenantIds.map((id) => [id, known]));
};

const none: KnownHolidays = { rows: [], days: new Map() };

/** The holidays within a request: all fields that ask in one tick share one statement. */
export const loadHolidays = async ({ loaders, tenant }: Pick<Context, "loaders" | "tenant">) =>
  (await loaders.load(readForTenants, tenant.id)) ?? none;
