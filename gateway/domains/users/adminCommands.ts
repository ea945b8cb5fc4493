import { lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockOrganization, lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { Forbidden } from "#gateway/session/forbidden";
import { hashPassword } from "#gateway/session/passwords";
import type { Member } from "#gateway/session/viewer";
import type { NoticeContext } from "../accounts/noticeCommands";
import { followAddressChange } from "../accounts/verifyCommands";
import { announceInvitations, inviteOwners } from "../invitations/commands";
import { announceMails } from "../mail/commands";
import type { StoredRole } from "../roles/rules";
import { activeAdmins, mayChangeRights } from "./access";
import { insertLearner, refuseTakenIdentity, setRoles } from "./commands";
import { userMessages } from "./contract";
import { newAccountSchema, type UpdateUserInput, updateUserSchema, userFormMessages } from "./formContract";
import { findStaffRole, holderColumns, refuseUnownedRoles, requireChangeable } from "./grantCommands";
import {
  changesRights,
  endsSessions,
  isActiveAdmin,
  isVerifiedAfter,
  type Rights,
  rolesAfter,
} from "./rules";

/**
 * Creates a learner's account with a first password, or without one and invites its owner by mail. Refuses INVALID, and
 * CONFLICT for a taken name or address.
 */
export async function createUser(
  { db, bus, address, clock }: CommandContext & Pick<Context, "address">,
  member: Member,
  input: unknown,
): Promise<number> {
  const { password, ...identity } = parseInput(newAccountSchema, input);
  const { organizationId } = member;
  const passwordHash = password ? await hashPassword(password, address) : null;
  const userId = await db.$transaction(async (tx) => {
    const made = await insertLearner(tx, { ...identity, organizationId, passwordHash });
    if (passwordHash === null) await inviteOwners(tx, member, { people: [identity], now: clock() });
    return made;
  });
  bus.publish("userChanged", { organizationId, userId });
  if (passwordHash === null) announceInvitations(bus, organizationId);
  return userId;
}

interface Target extends Rights {
  id: number;
  /** Its roles, with their rights. */
  held: readonly StoredRole[];
  name: string;
  email: string;
  emailVerified: boolean;
  updatedAt: Date;
}

/**
 * Reads the account to change after every other change of an ADMIN's rights in this organization: two ADMINs
 * who deactivate each other at once must not both succeed.
 */
export async function lockTarget(tx: TenantTransaction, member: Member, userId: number): Promise<Target> {
  await lockOrganization(tx, member.organizationId);
  // The owner may change the profile at the same time.
  await lockRow(
    tx,
    { table: "User", organizationId: member.organizationId, id: userId },
    "FOR NO KEY UPDATE",
  );
  const found = await tx.user.findUnique({
    where: { id: userId },
    select: {
      ...holderColumns,
      name: true,
      email: true,
      emailVerified: true,
      updatedAt: true,
      erasedAt: true,
    },
  });
  const { user, held } = requireChangeable(member, found);
  if (user.erasedAt) throw new Refusal("CONFLICT", userFormMessages.erased);
  return { ...user, held, roles: held.map(({ name }) => name) };
}

export async function refuseLastAdmin(
  tx: TenantTransaction,
  before: Target,
  after: Rights | null,
): Promise<void> {
  if (!isActiveAdmin(before) || (after && isActiveAdmin(after))) return;
  const another = await tx.user.findFirst({
    where: { NOT: { id: before.id }, AND: activeAdmins },
    select: { id: true },
  });
  if (!another) throw new Refusal("CONFLICT", userFormMessages.lastAdmin);
}

/** Learners alone are in batches and pay; employees alone train. */
async function refuseImpossibleType(tx: TenantTransaction, before: Target, after: Rights): Promise<void> {
  if (before.userType === after.userType) return;
  const { _count: count } = await tx.user.findUniqueOrThrow({
    where: { id: before.id },
    select: {
      _count: { select: { batchUsers: true, payments: true, batchTrainers: true, taughtCourses: true } },
    },
  });
  if (after.userType === "E" && count.batchUsers + count.payments > 0)
    throw refuseField("userType", userFormMessages.learnsHere, "CONFLICT");
  if (after.userType === "U" && count.batchTrainers + count.taughtCourses > 0)
    throw refuseField("userType", userFormMessages.teachesHere, "CONFLICT");
}

async function endAllSessions(tx: TenantTransaction, userId: number): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
  await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
}

async function refuseUpdate(
  tx: TenantTransaction,
  member: Member,
  { before, after, change }: { before: Target; after: Rights; change: UpdateUserInput },
): Promise<void> {
  const { email, emailVerified = before.emailVerified } = change;
  const vouches = emailVerified !== before.emailVerified;
  if ((vouches || changesRights(before, after)) && !mayChangeRights(member)) throw new Forbidden();
  if (before.id === member.userId && email !== before.email)
    throw refuseField("email", userMessages.ownEmail);
  const staffRole = after.userType === "U" ? await findStaffRole(tx, change.roles ?? []) : undefined;
  if (staffRole !== undefined) throw refuseField("roles", userFormMessages.staffRoleOnly(staffRole));
  if (before.id === member.userId && !after.active)
    throw refuseField("active", userFormMessages.selfDeactivate, "CONFLICT");
  await refuseUnownedRoles(tx, member, { before, after, field: "roles" });
  await refuseLastAdmin(tx, before, after);
  await refuseImpossibleType(tx, before, after);
  await refuseTakenIdentity(tx, { ...change, except: before.id });
}

interface UserChange {
  userId: number;
  input: unknown;
  /** The version that the edit began from; null overwrites any version. */
  version: Date | null;
}

/**
 * Updates an account as staff. Its sessions end when it is deactivated, or its type or roles change. Refuses
 * INVALID, NOT_FOUND, CONFLICT, and STALE for an old version; throws Forbidden for changes that only ADMIN may
 * make.
 */
export async function updateUser(
  context: CommandContext & NoticeContext,
  member: Member,
  { userId, input, version }: UserChange,
): Promise<void> {
  const { db, bus, clock } = context;
  const change = parseInput(updateUserSchema, input);
  const { name, username, email, userType, active } = change;
  const { organizationId } = member;
  const ended = await db.$transaction(async (tx) => {
    const before = await lockTarget(tx, member, userId);
    const row = { table: "User", organizationId, id: userId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: userMessages });
    const after: Rights = { userType, active, roles: rolesAfter(before.held, change) };
    await refuseUpdate(tx, member, { before, after, change });
    const emailVerified = isVerifiedAfter(before, change);
    await tx.user.update({
      where: { id: userId },
      data: { name, username, email, emailVerified, userType, active, updatedAt },
    });
    // A code for the former address proves nothing about the new one.
    if (email !== before.email) {
      await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
      const changed = { userId, address: email, before: before.email, isVerified: emailVerified };
      await followAddressChange(context, tx, changed);
    }
    if (changesRights(before, after))
      await setRoles(tx, { organizationId, userIds: [userId], names: after.roles });
    const ends = endsSessions(before, after);
    if (ends) await endAllSessions(tx, userId);
    return ends;
  });
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
  if (ended) bus.publish("sessionsEnded", { organizationId, userId });
}

interface Activation {
  userId: number;
  active: boolean;
}

/**
 * Activates or deactivates an account; deactivating ends its sessions, repeating it changes nothing. Refuses
 * NOT_FOUND and CONFLICT.
 */
export async function setUserActive(
  { db, bus }: CommandContext,
  member: Member,
  { userId, active }: Activation,
): Promise<void> {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    const before = await lockTarget(tx, member, userId);
    if (before.active === active) return;
    if (userId === member.userId) throw new Refusal("CONFLICT", userFormMessages.selfDeactivate);
    await refuseLastAdmin(tx, before, { ...before, active });
    await tx.user.update({ where: { id: userId }, data: { active } });
    if (!active) await endAllSessions(tx, userId);
  });
  bus.publish("userChanged", { organizationId, userId });
  if (!active) bus.publish("sessionsEnded", { organizationId, userId });
}
