import type { TenantTransaction } from "#gateway/database/tenantClient";

/** The bytes that a tenant's files take, and those of unfinished uploads that have arrived, without one of these. */
export async function readUsedBytes(
  db: Pick<TenantTransaction, "file" | "openUpload">,
  exceptKey?: string,
): Promise<number> {
  const files = await db.file.aggregate({ _sum: { bytes: true } });
  const where = exceptKey === undefined ? {} : { key: { not: exceptKey } };
  const uploads = await db.openUpload.aggregate({ where, _sum: { arrivedBytes: true } });
  return Number(files._sum.bytes ?? 0) + Number(uploads._sum.arrivedBytes ?? 0);
}
