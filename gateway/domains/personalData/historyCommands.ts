import { type ErasedPerson, erasedName } from "#gateway/personal/erasure";
import { toPattern } from "#gateway/personal/namedPattern";
import type { PersonNames } from "#gateway/personal/replaceNames";

/** Tables whose rows are only about the person: the history keeps none of their values. */
const ofThePerson = [
  "User",
  "Session",
  "SignInCode",
  "KnownBrowser",
  "LastVisit",
  "TopicNote",
  "PlaceRequest",
  "NotificationChoice",
  "NotificationHour",
  "PushSubscription",
  "SavedFilter",
  "Totp",
  "RecoveryCode",
  "Passkey",
  "Identity",
] as const;

/** The names and addresses that the person has, and those that the history has them with. */
export async function readKnown(
  { tx, organizationId, userId }: ErasedPerson,
  { name, email }: { name: string; email: string },
): Promise<PersonNames> {
  const lines = await tx.$queryRaw<{ name: string | null; email: string | null }[]>`
    SELECT v.value ->> 'name' AS name, v.value ->> 'email' AS email
    FROM "HistoryLine" l, unnest(ARRAY[l."before", l."after"]) AS v(value)
    WHERE l."organizationId" = ${organizationId} AND l."table" = 'User' AND l."rowId" = ${userId}
      AND jsonb_typeof(v.value) = 'object'`;
  const names = new Set([name, ...lines.flatMap((line) => line.name ?? [])]);
  const addresses = new Set([email, ...lines.flatMap((line) => line.email ?? [])]);
  const others = await tx.user.findMany({
    where: { id: { not: userId }, OR: [{ name: { in: [...names] } }, { email: { in: [...addresses] } }] },
    select: { name: true, email: true },
  });
  for (const other of others) {
    names.delete(other.name);
    addresses.delete(other.email);
  }
  return { names: [...names], addresses: [...addresses] };
}

/**
 * Blanks the lines of the history that are about the person, and the person's name where it did something; that
 * entries happened, and when, stays, and so does the chain, which covers the hashes of the lines. The entry of the
 * erasure says which lines those are.
 */
export async function blankHistory(
  { tx, organizationId, userId }: ErasedPerson,
  known: PersonNames,
): Promise<void> {
  const pattern = toPattern([...known.names, ...known.addresses]) ?? "^(?!)";
  await tx.$queryRaw`SELECT set_config('app.erasing', 'on', true)`;
  await tx.$executeRaw`
    UPDATE "HistoryLine" l SET "salt" = NULL, "before" = NULL, "after" = NULL,
      "name" = CASE WHEN l."table" = 'User' AND l."rowId" = ${userId} THEN ${erasedName}
        ELSE regexp_replace(l."name", ${pattern}, ${erasedName}, 'gi') END,
      "actorName" = CASE WHEN h."actorId" = ${userId} THEN ${erasedName} ELSE l."actorName" END
    FROM "History" h
    WHERE l."organizationId" = ${organizationId} AND h."organizationId" = l."organizationId" AND h."id" = l."historyId"
      AND l."table" <> 'HistoryErasure'
      AND ((l."userId" = ${userId} AND l."table" = ANY (${ofThePerson}::text[]))
        OR h."id"::text = current_setting('app.history_entry', true)
        OR l."name" ~* ${pattern} OR l."before"::text ~* ${pattern} OR l."after"::text ~* ${pattern})`;
  await tx.$executeRaw`
    UPDATE "HistoryLine" l SET "salt" = NULL, "actorName" = ${erasedName}
    FROM "History" h
    WHERE l."organizationId" = ${organizationId} AND h."organizationId" = l."organizationId" AND h."id" = l."historyId"
      AND h."actorId" = ${userId} AND l."actorName" <> ${erasedName}`;
  await tx.$queryRaw`SELECT set_config('app.erasing', '', true)`;
  await tx.$executeRaw`
    SELECT add_erasure_line(${organizationId}::int, current_setting('app.history_entry')::int, ${userId}::int)`;
}
