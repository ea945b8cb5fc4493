import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { batchTopicMessages } from "./contract";

/** Replaces the secret of a batch's calendar, which ends the old one. Refuses NOT_FOUND. */
export async function renewCalendar(
  { db, clock }: Pick<Context, "db" | "clock">,
  { organizationId }: Member,
  batchId: number,
): Promise<void> {
  const batch = await db.batch.findFirst({ where: { id: batchId }, select: { id: true } });
  if (!batch) throw new Refusal("NOT_FOUND", batchTopicMessages.batchNotFound);
  const secret = { token: createToken(), createdAt: clock() };
  await db.batchFeed.upsert({
    where: { organizationId_batchId: { organizationId, batchId } },
    create: { organizationId, batchId, ...secret },
    update: secret,
  });
}
