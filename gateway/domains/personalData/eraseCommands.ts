import { lockOrganization, lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { type AfterErasure, type ErasedPerson, eraseInDomains } from "#gateway/personal/erasure";
import { replaceNames, replaceOwnNames } from "#gateway/personal/replaceNames";
import { Refusal, refuseField } from "#gateway/refusal";
import { Forbidden } from "#gateway/session/forbidden";
import type { Member } from "#gateway/session/viewer";
import { activeAdmins } from "../users/access";
import { roleNames, userMessages } from "../users/contract";
import { mayErasePerson } from "./access";
import { eraseSchema, personalDataMessages } from "./contract";
import { blankHistory, readKnown } from "./historyCommands";

/** The account, after every other change of an ADMIN's rights in this organization. Refuses NOT_FOUND and CONFLICT. */
async function lockPerson(tx: TenantTransaction, member: Member, userId: number) {
  const { organizationId } = member;
  await lockOrganization(tx, organizationId);
  await lockRow(tx, { table: "User", organizationId, id: userId }, "FOR NO KEY UPDATE");
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  if (userId === member.userId) throw new Refusal("CONFLICT", personalDataMessages.self);
  if (user.erasedAt) throw new Refusal("CONFLICT", personalDataMessages.erasedAlready);
  if (!mayErasePerson(member, user)) throw new Forbidden();
  return user;
}

async function refuseLastAdmin(tx: TenantTransaction, userId: number): Promise<void> {
  const isAdmin = {
    userType: "E" as const,
    active: true,
    roles: { some: { role: { name: roleNames.admin } } },
  };
  if ((await tx.user.count({ where: { id: userId, ...isAdmin } })) === 0) return;
  const another = { NOT: { id: userId }, AND: activeAdmins };
  if ((await tx.user.findFirst({ where: another, select: { id: true } })) === null)
    throw new Refusal("CONFLICT", personalDataMessages.lastAdmin);
}

interface Erasure {
  userId: number;
  name: string;
}

/** Erases the person's data in the database; returns what follows the commit. */
async function erase(
  person: ErasedPerson,
  member: Member,
  { name, now }: { name: string; now: Date },
): Promise<AfterErasure[]> {
  const { tx, userId } = person;
  const { avatarUrl, ...before } = await lockPerson(tx, member, userId);
  await refuseLastAdmin(tx, userId);
  const typed = parseInput(eraseSchema, { name });
  if (typed.name !== before.name) throw refuseField("name", personalDataMessages.otherName);
  const known = await readKnown(person, before);
  await replaceOwnNames(person);
  const following: AfterErasure[] = [];
  const afterCommit = (deletion: AfterErasure) => void following.push(deletion);
  await eraseInDomains({ ...person, now, addresses: known.addresses, avatarUrl, afterCommit });
  await replaceNames(person, known);
  await blankHistory(person, known);
  return following;
}

/** Long enough to look through every text of a large organization. */
const erasing = { timeout: 60_000 };

/**
 * Replaces a person's name and addresses everywhere in the organization, and ends their sessions. Payments, marks
 * and the person's texts stay, without a name. Files that others do not depend on go with their bytes. Refuses INVALID for another name, NOT_FOUND and CONFLICT.
 */
export async function eraseUser(context: Context, member: Member, { userId, name }: Erasure): Promise<void> {
  const { db, bus, clock } = context;
  const { organizationId } = member;
  const following = await db.$transaction(
    (tx) => erase({ tx, organizationId, userId }, member, { name, now: clock() }),
    erasing,
  );
  for (const follow of following) await follow(context);
  bus.publish("userChanged", { organizationId, userId });
  bus.publish("sessionsEnded", { organizationId, userId });
  bus.publish("notificationsChanged", { organizationId, userIds: [userId], hasArrived: false });
  bus.publish("mailChanged", { organizationId });
  bus.publish("filesChanged", { organizationId });
}
