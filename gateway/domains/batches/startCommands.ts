import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { dayIn, toDay } from "../dayContract";
import { formatDay } from "../dayTextContract";
import { batchMessages } from "./formContract";
import { isDueToStart } from "./rules";

/** Marks a scheduled batch as running. Refuses NOT_FOUND, and CONFLICT ahead of its first day or in another state. */
export async function startBatch(
  { db, bus, clock, tenant }: TenantCommandContext,
  { organizationId }: Member,
  batchId: number,
): Promise<void> {
  const row = { table: "Batch", organizationId, id: batchId } as const;
  await db.$transaction(async (tx) => {
    const now = clock();
    const updatedAt = await lockForUpdate(tx, row, { now, messages: batchMessages });
    const where = { id: batchId };
    const batch = await tx.batch.findUniqueOrThrow({ where, select: { status: true, startDate: true } });
    const startDate = toDay(batch.startDate);
    if (batch.status !== "SCHEDULED") throw new Refusal("CONFLICT", batchMessages.notScheduled);
    if (!isDueToStart({ ...batch, startDate }, dayIn(tenant.timeZone, now)))
      throw new Refusal("CONFLICT", batchMessages.startsLater(formatDay(startDate)));
    await tx.batch.update({ where, data: { status: "IN_PROGRESS", updatedAt } });
  });
  bus.publish("batchChanged", { organizationId, batchId });
}
