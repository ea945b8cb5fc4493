import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { organizationMessages, organizationSchema } from "./settingsContract";

interface Change {
  organizationId: number;
  /** When the settings that the change began from were saved: a change of outdated settings is refused. */
  version: Date;
  input: unknown;
}

/** Updates the settings of the member's organization. Refuses INVALID, NOT_FOUND, and STALE for an old version. */
export async function updateOrganization(
  { db, bus, clock }: CommandContext,
  member: Member,
  { organizationId, version, input }: Change,
): Promise<void> {
  const data = parseInput(organizationSchema, input);
  const row = { table: "Organization", organizationId: member.organizationId, id: organizationId } as const;
  await db.$transaction(async (tx) => {
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: organizationMessages });
    const where = { id: organizationId };
    const before = await tx.organization.findUniqueOrThrow({ where, select: { logo: true } });
    await requireUsableFiles(tx, member, { logo: data.logo }, { before, kind: "IMAGE" });
    await tx.organization.updateMany({ where, data: { ...data, updatedAt } });
  });
  bus.publish("organizationChanged", { organizationId });
}

/** Demands a second factor of staff, or no longer, in the command's transaction. */
export async function setFactorDemand(
  tx: TenantTransaction,
  { organizationId }: Member,
  staffSecondFactor: boolean,
): Promise<void> {
  await tx.organization.updateMany({ where: { id: organizationId }, data: { staffSecondFactor } });
}
