import type { TenantTransaction } from "#gateway/database/tenantClient";
import { getShipped, type ShippedRole } from "./shippedContract";

/** Inserts shipped roles with the rights that they come with, where an organization lacks them. */
export async function insertShippedRoles(
  tx: TenantTransaction,
  organizationId: number,
  names: readonly ShippedRole[],
): Promise<void> {
  const data = names.map((name) => ({ organizationId, name, ...getShipped(name) }));
  await tx.role.createMany({ data, skipDuplicates: true });
}
