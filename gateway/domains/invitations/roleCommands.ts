import type { TenantTransaction } from "#gateway/database/tenantClient";

/** Lets invitations follow a role that gets another name: they name theirs by it. */
export async function renameInvitedRole(
  tx: TenantTransaction,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before !== after) await tx.invitation.updateMany({ where: { role: before }, data: { role: after } });
}

/** Counts the invitations that give a role when accepted, even if they must be sent again first. */
export const countInvitedTo = (tx: TenantTransaction, role: string): Promise<number> =>
  tx.invitation.count({ where: { role, acceptedAt: null, revokedAt: null } });
