import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { type Choice, usualChoice } from "./choiceRules";
import { notificationLimits } from "./contract";

type Reading = Pick<
  TenantClient | TenantTransaction,
  "notificationChoice" | "notificationHour" | "organization"
>;

/**
 * Reads the delivery settings of users for kinds, their own or else the usual ones; one statement for all.
 */
export async function readChoices(
  db: Reading,
  { userIds, kinds }: { userIds: readonly number[]; kinds: readonly string[] },
): Promise<(userId: number, kind: string) => Choice> {
  const chosen = await db.notificationChoice.findMany({
    where: { userId: { in: [...userIds] }, kind: { in: [...kinds] } },
    select: { userId: true, kind: true, inProduct: true, mail: true, push: true },
  });
  const known = new Map(chosen.map((row) => [`${row.userId}:${row.kind}`, row]));
  return (userId, kind) => known.get(`${userId}:${kind}`) ?? usualChoice(kind);
}

/** The hours at which some of the users get their daily mail, each once. */
export async function readHours(db: Reading, userIds: readonly number[]): Promise<number[]> {
  const chosen = await db.notificationHour.findMany({
    where: { userId: { in: [...userIds] } },
    select: { hour: true },
  });
  const hours = new Set(chosen.map(({ hour }) => hour));
  if (chosen.length < userIds.length) hours.add(notificationLimits.usualHour);
  return [...hours];
}

/** The organization's time zone. */
export const readTimeZone = async (db: Reading): Promise<string> =>
  (await db.organization.findFirstOrThrow({ select: { timeZone: true } })).timeZone;
