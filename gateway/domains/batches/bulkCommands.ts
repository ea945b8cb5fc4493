import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { enrolBatch, tellEnrolments } from "../enrolments/commands";
import { bulkSchema, type RefusedRow } from "../lists/bulkContract";
import type { BatchUserStatus } from "./contract";
import { batchMessages } from "./formContract";
import { tellMembers } from "./userCommands";

interface Places {
  batchId: number;
  userIds: readonly number[];
}

interface Outcome {
  userIds: number[];
  refused: RefusedRow[];
}

/**
 * Splits these users into those in the batch and those not in it. Refuses NOT_FOUND for a batch that does not
 * exist.
 */
async function findPlaces(tx: TenantTransaction, batchId: number, ids: number[]): Promise<Outcome> {
  const batch = await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } });
  if (!batch) throw new Refusal("NOT_FOUND", batchMessages.notFound);
  const places = await tx.batchUser.findMany({
    where: { batchId, userId: { in: ids } },
    select: { userId: true },
  });
  const found = new Set(places.map(({ userId }) => userId));
  return {
    userIds: [...found],
    refused: ids.filter((id) => !found.has(id)).map((id) => ({ id, message: batchMessages.notInBatch })),
  };
}

/**
 * Sets the status of many users of a batch in one transaction. Returns the changed users and those not in it.
 */
export async function setUserStatuses(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { batchId, userIds, status }: Places & { status: BatchUserStatus },
): Promise<Outcome> {
  const { ids } = parseInput(bulkSchema, { ids: userIds });
  const { enrolled, ...outcome } = await db.$transaction(async (tx) => {
    const places = await findPlaces(tx, batchId, ids);
    await tx.batchUser.updateMany({ where: { batchId, userId: { in: places.userIds } }, data: { status } });
    await runHooks("membersChanged", tx, { organizationId, userIds: places.userIds });
    return {
      ...places,
      enrolled: await enrolBatch(tx, { organizationId, batchId, userIds: places.userIds, now: clock() }),
    };
  });
  tellEnrolments(bus, organizationId, enrolled);
  tellMembers(bus, { organizationId, batchId });
  return outcome;
}

/** Removes many users from a batch in one transaction; their enrolments, progress and work stay. */
export async function removeUsers(
  { db, bus }: Pick<Context, "db" | "bus">,
  { organizationId }: Member,
  { batchId, userIds }: Places,
): Promise<Outcome> {
  const { ids } = parseInput(bulkSchema, { ids: userIds });
  const outcome = await db.$transaction(async (tx) => {
    const places = await findPlaces(tx, batchId, ids);
    await tx.batchUser.deleteMany({ where: { batchId, userId: { in: places.userIds } } });
    await runHooks("membersChanged", tx, { organizationId, userIds: places.userIds });
    return places;
  });
  tellMembers(bus, { organizationId, batchId });
  return outcome;
}
