import type { TenantClient } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { getFinishedAt } from "./attemptRules";
import { holdAttempt } from "./commands";
import { type AttemptEventName, resultLimits, resultsMessages } from "./resultsContract";

interface NotedEvent {
  attemptId: number;
  kind: AttemptEventName;
  question?: number | null | undefined;
  /** Seconds since it happened; 0 when left out. */
  secondsAgo?: number | null | undefined;
}

/**
 * Records an event during the viewer's open attempt, up to a limit, and returns the attempt's id. It has no effect
 * on the marks. An event that could not be sent at once tells how long ago it was, at most a day. Refuses
 * NOT_FOUND, and CONFLICT when the attempt has ended.
 */
export async function noteAttemptEvent(
  { db, bus, clock }: CommandContext,
  member: Member,
  { attemptId, kind, question = null, secondsAgo }: NotedEvent,
): Promise<number> {
  const { organizationId } = member;
  const assessmentId = await db.$transaction(async (tx) => {
    const attempt = await holdAttempt(tx, member, attemptId);
    const now = clock();
    if (getFinishedAt(attempt, now)) throw new Refusal("CONFLICT", resultsMessages.ended);
    const ago = Math.min(Math.max(secondsAgo ?? 0, 0), resultLimits.eventAge);
    const at = new Date(now.getTime() - ago * 1_000);
    const noted = await tx.attemptEvent.count({ where: { attemptId } });
    if (noted < resultLimits.events)
      await tx.attemptEvent.create({ data: { organizationId, attemptId, kind, question, at } });
    return attempt.assessmentId;
  });
  bus.publish("sittingsChanged", { organizationId, assessmentId, attemptId });
  return attemptId;
}

/** Deletes events recorded before a moment. */
export async function deleteOldEvents(db: TenantClient, before: Date): Promise<void> {
  await db.attemptEvent.deleteMany({ where: { at: { lt: before } } });
}
