import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import type { Member } from "#gateway/session/viewer";
import { curriculumMessages } from "./contract";
import type { CurriculumKey } from "./outlineTableCommands";

/** Locks a curriculum and gives it a later version, inside the caller's transaction. Refuses NOT_FOUND. */
export async function renewCurriculum(
  tx: TenantTransaction,
  { organizationId, curriculumId, now }: CurriculumKey & { now: Date },
): Promise<void> {
  const row = { table: "Curriculum", organizationId, id: curriculumId } as const;
  const updatedAt = await lockForUpdate(tx, row, { now, messages: curriculumMessages });
  await tx.curriculum.update({ where: { id: curriculumId }, data: { updatedAt }, select: { id: true } });
}

interface CurriculumChange {
  member: Member;
  curriculumId: number;
  /** The version that the editor began from; null or undefined overwrites any version. */
  version?: Date | null | undefined;
}

/**
 * Changes a curriculum or its outline in one transaction, and gives it a later version. Refuses NOT_FOUND, and STALE
 * when someone else has changed it since the version that the editor began from.
 */
export async function changeCurriculum(
  { db, bus, clock }: Pick<Context, "db" | "bus" | "clock">,
  { member: { organizationId }, curriculumId, version }: CurriculumChange,
  change: (tx: TenantTransaction) => Promise<unknown>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = { table: "Curriculum", organizationId, id: curriculumId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: curriculumMessages });
    await change(tx);
    await tx.curriculum.update({ where: { id: curriculumId }, data: { updatedAt }, select: { id: true } });
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId });
}
