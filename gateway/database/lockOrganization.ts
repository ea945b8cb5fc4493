import type { TenantTransaction } from "./tenantClient";

/**
 * Makes the transactions that call it wait for each other within an organization. Other transactions may still insert
 * rows that refer to it.
 */
export async function lockOrganization(tx: TenantTransaction, organizationId: number): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "Organization" WHERE "id" = ${organizationId} FOR NO KEY UPDATE`;
}
