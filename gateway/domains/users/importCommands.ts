import { lockKeys } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { type FieldError, Refusal } from "#gateway/refusal";
import { hashPassword } from "#gateway/session/passwords";
import type { Member } from "#gateway/session/viewer";
import { accountMessages } from "../accounts/contract";
import { foldForSearch } from "../foldContract";
import { announceInvitations } from "../invitations/commands";
import { inviteOwners } from "../invitations/insertCommands";
import { setRoles } from "./commands";
import { roleNames } from "./contract";
import { userFormMessages } from "./formContract";
import { findDuplicates, importMessages, importSchema } from "./importContract";
import { mixesScripts } from "./rules";

interface Row {
  line: number;
  name: string;
  username: string;
  email: string;
  password?: string | null | undefined;
}

/**
 * Those of the names and addresses, lower-cased, that accounts of this organization have already, in one statement. Names
 * that look the same are taken, too.
 */
export async function takenAmong(
  db: Pick<TenantTransaction, "user">,
  rows: { usernames: readonly string[]; emails: readonly string[] },
): Promise<{ usernames: string[]; emails: string[] }> {
  const [usernames, emails] = [rows.usernames, rows.emails].map((texts) => [
    ...new Set(texts.map((text) => text.trim().toLowerCase())),
  ]);
  const taken = await db.user.findMany({
    where: {
      OR: [{ uniqueKey: { in: (usernames ?? []).map(foldForSearch) } }, { email: { in: emails ?? [] } }],
    },
    select: { uniqueKey: true, email: true },
  });
  const keys = new Set(taken.map(({ uniqueKey }) => uniqueKey));
  return {
    usernames: (usernames ?? []).filter((username) => keys.has(foldForSearch(username))),
    emails: taken.map(({ email }) => email).filter((value) => emails?.includes(value)),
  };
}

async function refuseUnfit(tx: Pick<TenantTransaction, "user">, rows: readonly Row[]): Promise<void> {
  const taken = await takenAmong(tx, {
    usernames: rows.map(({ username }) => username),
    emails: rows.map(({ email }) => email),
  });
  const [usernames, emails] = [new Set(taken.usernames), new Set(taken.emails)];
  const doubles = findDuplicates(rows);
  const problems = rows.flatMap(({ line, username, email }, index): FieldError[] => [
    ...doubles
      .filter((double) => double.line === line)
      .map(({ column, message }) => ({ field: `rows.${index}.${column}`, message })),
    ...(mixesScripts(username)
      ? [{ field: `rows.${index}.username`, message: userFormMessages.mixedScripts }]
      : []),
    ...(usernames.has(username)
      ? [{ field: `rows.${index}.username`, message: accountMessages.usernameTaken }]
      : []),
    ...(emails.has(email) ? [{ field: `rows.${index}.email`, message: accountMessages.emailTaken }] : []),
  ]);
  if (problems.length > 0) throw new Refusal("CONFLICT", importMessages.refused, problems);
}

// The number of concurrent hashes: an import uses two places of the queue, and takes turns with other
// callers.
const hashedAtOnce = 2;

/** The hashes of the passwords, null for none. */
async function hashAll(passwords: readonly (string | null)[], caller: string): Promise<(string | null)[]> {
  const hashes: (string | null)[] = [];
  const queue = [...passwords.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, password] = next;
      hashes[index] = password === null ? null : await hashPassword(password, caller);
    }
  };
  // When one is refused, the others can stop.
  await Promise.all(Array.from({ length: hashedAtOnce }, work)).finally(() => queue.splice(0));
  return hashes;
}

/**
 * Creates learners' accounts, all or none, in one transaction, and returns their ids by row. Refuses INVALID,
 * and CONFLICT for names and addresses that occur twice or are taken; `rows.0.email` is the address of the
 * first row. With `invites`, those without a password are invited by mail. Throws ServiceBusy.
 */
export async function importUsers(
  { db, bus, address, clock }: CommandContext & Pick<Context, "address">,
  member: Member,
  { invites, ...input }: { rows: unknown; invites: boolean },
): Promise<number[]> {
  const { rows } = parseInput(importSchema, input);
  const { organizationId } = member;
  await refuseUnfit(db, rows);
  // An account without a password is entered by a sign-in code, and its owner chooses one.
  const hashes = await hashAll(
    rows.map(({ password }) => password ?? null),
    address,
  );
  const numbers = await db.$transaction(async (tx) => {
    await lockKeys(
      tx,
      "User",
      rows.map(({ username }) => foldForSearch(username)),
    );
    await refuseUnfit(tx, rows);
    const data = rows.map(({ name, username, email }, index) => ({
      organizationId,
      name,
      username,
      email,
      userType: "U" as const,
      passwordHash: hashes[index] ?? null,
    }));
    const made = await tx.user.createManyAndReturn({ data, select: { id: true, username: true } });
    const userIds = made.map(({ id }) => id);
    await setRoles(tx, { organizationId, userIds, names: [roleNames.learner] });
    const people = rows.filter(({ password }) => !password);
    if (invites && people.length > 0) await inviteOwners(tx, member, { people, now: clock() });
    return new Map(made.map(({ id, username }) => [username, id]));
  });
  const userIds = rows.map(({ username }) => numbers.get(username) ?? -1);
  bus.publish("usersChanged", { organizationId, userIds });
  if (invites) announceInvitations(bus, organizationId);
  return userIds;
}
