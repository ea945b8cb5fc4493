import type { TenantClient } from "#gateway/database/tenantClient";
import type { Model } from "#gateway/reading/models";

interface Rows {
  findMany(args: object): Promise<Record<string, unknown>[]>;
}

/** Prisma's reader of a model's rows. */
export const getRows = (db: TenantClient, { name }: Model) =>
  (db as unknown as Record<string, Rows>)[`${name.charAt(0).toLowerCase()}${name.slice(1)}`] as Rows;

/** The ids that a statement returns, in its order. */
export async function readIds(
  db: TenantClient,
  text: string,
  values: readonly unknown[],
): Promise<unknown[]> {
  const rows = await db.$queryRawUnsafe<{ id: unknown }[]>(text, ...values);
  return rows.map(({ id }) => id);
}
