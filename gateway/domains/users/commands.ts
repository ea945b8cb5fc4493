import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import { hashPassword, needsRehash } from "#gateway/session/passwords";
import type { Member } from "#gateway/session/viewer";
import { accountMessages } from "../accounts/contract";
import {
  changePasswordSchema,
  firstPasswordSchema,
  profileSchema,
  roleNames,
  userMessages,
} from "./contract";
import { userFormMessages } from "./formContract";

type CommandContext = Pick<Context, "db" | "bus">;

type CheckingPassword = CommandContext &
  Pick<Context, "tenant" | "address" | "isBehindUnknownProxy" | "rateLimits" | "log">;

/**
 * Returns a version that is later than the account's, even when the clock has not moved. Refuses CONFLICT
 * when the edit began from another version; without one it accepts any.
 */
export function laterVersion(current: Date, { version, now }: { version: Date | null; now: Date }): Date {
  if (version && version.getTime() !== current.getTime())
    throw new Refusal("STALE", userMessages.changedMeanwhile);
  return new Date(Math.max(now.getTime(), current.getTime() + 1));
}

interface Identity {
  username: string;
  email: string;
}

/**
 * Refuses CONFLICT, naming both fields at once, when other accounts than the excepted one have the username
 * or the address.
 */
export async function refuseTaken(
  tx: TenantTransaction,
  { username, email, except }: Identity & { except?: number },
): Promise<void> {
  const others = await tx.user.findMany({
    where: { OR: [{ username }, { email }], NOT: { id: except ?? -1 } },
    select: { username: true, email: true },
  });
  const taken = [
    ...(others.some((other) => other.username === username)
      ? [{ field: "username", message: accountMessages.usernameTaken }]
      : []),
    ...(others.some((other) => other.email === email)
      ? [{ field: "email", message: accountMessages.emailTaken }]
      : []),
  ];
  if (taken.length === 0) return;
  throw new Refusal("CONFLICT", taken.map(({ message }) => message).join(", "), taken);
}

interface Roles {
  organizationId: number;
  userIds: readonly number[];
  names: readonly string[];
}

/** Sets the roles of accounts. The standard roles are created where they are missing. */
export async function setRoles(
  tx: TenantTransaction,
  { organizationId, userIds, names }: Roles,
): Promise<void> {
  const known: readonly string[] = Object.values(roleNames);
  await tx.role.createMany({
    data: names.filter((name) => known.includes(name)).map((name) => ({ organizationId, name })),
    skipDuplicates: true,
  });
  const roles = await tx.role.findMany({ where: { name: { in: [...names] } }, select: { id: true } });
  if (roles.length < names.length) throw refuseField("roles", userFormMessages.unknownRole);
  await tx.userRole.deleteMany({ where: { userId: { in: [...userIds] } } });
  const given = userIds.flatMap((userId) => roles.map(({ id }) => ({ organizationId, userId, roleId: id })));
  await tx.userRole.createMany({ data: given });
}

interface NewAccount extends Identity {
  organizationId: number;
  name: string;
  passwordHash: string;
}

/** Inserts a learner's account and returns its id. Refuses CONFLICT for a taken name or address. */
export async function insertLearner(tx: TenantTransaction, learner: NewAccount): Promise<number> {
  await refuseTaken(tx, learner);
  const { organizationId } = learner;
  const { id } = await tx.user.create({ data: { ...learner, userType: "U" }, select: { id: true } });
  await setRoles(tx, { organizationId, userIds: [id], names: [roleNames.learner] });
  return id;
}

/** Writes the roles of a new organization and the account of its first ADMIN. */
export async function insertFirstAdmin(tx: TenantTransaction, admin: NewAccount): Promise<void> {
  const { organizationId } = admin;
  await tx.role.createMany({ data: Object.values(roleNames).map((name) => ({ organizationId, name })) });
  const role = await tx.role.findUniqueOrThrow({
    where: { organizationId_name: { organizationId, name: roleNames.admin } },
    select: { id: true },
  });
  const user = await tx.user.create({
    // The operator of the installation has given the address.
    data: { ...admin, userType: "E", emailVerified: true },
    select: { id: true },
  });
  await tx.userRole.create({ data: { organizationId, userId: user.id, roleId: role.id } });
}

interface Account {
  organizationId: number;
  userId: number;
}

/** Marks an account's address as verified, by a link that was sent to it. */
export async function verifyEmail(
  { db, bus, clock }: CommandContext & Pick<Context, "clock">,
  { organizationId, userId }: Account,
): Promise<void> {
  const verified = await db.$transaction(async (tx) => {
    await lockAccount(tx, { organizationId, userId });
    const before = await tx.user.findUnique({
      where: { id: userId, emailVerified: false },
      select: { updatedAt: true },
    });
    if (!before) return false;
    const updatedAt = laterVersion(before.updatedAt, { version: null, now: clock() });
    await tx.user.update({ where: { id: userId }, data: { emailVerified: true, updatedAt } });
    return true;
  });
  if (verified) bus.publish("userChanged", { organizationId, userId });
}

/** Locks an account until the end of the transaction. */
async function lockAccount(tx: TenantTransaction, { organizationId, userId }: Account): Promise<void> {
  await tx.$queryRaw`
    SELECT "id" FROM "User" WHERE "organizationId" = ${organizationId} AND "id" = ${userId} FOR NO KEY UPDATE`;
}

interface ProfileChange {
  input: unknown;
  /** The version that the edit began from; null overwrites any version. */
  version: Date | null;
}

interface AddressChange {
  email: string;
  currentPassword: string | null;
}

/**
 * Refuses INVALID when the viewer changes the own address without the password; an account without one has
 * nothing to check. Returns the hash of the checked password, and undefined when the address does not change.
 */
async function proveAddressChange(
  context: CheckingPassword,
  { userId }: Member,
  { email, currentPassword }: AddressChange,
): Promise<string | null | undefined> {
  const { passwordHash, ...user } = await context.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  });
  if (user.email === email) return undefined;
  if (passwordHash === null) return null;
  if (!currentPassword) throw refuseField("currentPassword", userMessages.passwordForEmail);
  if (!(await checkPassword(context, currentPassword, async () => ({ account: userId, passwordHash }))))
    throw refuseField("currentPassword", userMessages.wrongPassword);
  return passwordHash;
}

/**
 * Updates the viewer's own name, address and track. Another address requires the password, is unverified, and
 * ends the sign-in codes of the former one. Refuses INVALID, and CONFLICT for a taken address or when the
 * account has changed since the version; throws TooManyAttempts and ServiceBusy.
 */
export async function updateProfile(
  context: CheckingPassword & Pick<Context, "clock">,
  member: Member,
  { input, version }: ProfileChange,
): Promise<void> {
  const { db, bus, clock } = context;
  const { name, email, careerTrack, currentPassword } = parseInput(profileSchema, input);
  const proven = await proveAddressChange(context, member, { email, currentPassword });
  await db.$transaction(async (tx) => {
    await lockAccount(tx, member);
    const before = await tx.user.findUniqueOrThrow({
      where: { id: member.userId },
      select: { email: true, updatedAt: true, passwordHash: true },
    });
    const updatedAt = laterVersion(before.updatedAt, { version, now: clock() });
    const taken = await tx.user.findFirst({
      where: { email, NOT: { id: member.userId } },
      select: { id: true },
    });
    if (taken) throw refuseField("email", userMessages.emailTaken, "CONFLICT");
    const isNew = before.email !== email;
    // The password, or the address, was changed since the password was weighed.
    if (isNew && before.passwordHash !== proven) throw new Refusal("CONFLICT", userMessages.changedMeanwhile);
    if (isNew) await tx.signInCode.deleteMany({ where: { userId: member.userId, usedAt: null } });
    const changedEmail = isNew ? { emailVerified: false } : {};
    await tx.user.update({
      where: { id: member.userId },
      data: { name, email, careerTrack, updatedAt, ...changedEmail },
    });
  });
  bus.publish("userChanged", { organizationId: member.organizationId, userId: member.userId });
}

interface OwnAccount {
  id: number;
  passwordHash: string | null;
}

/** Returns the new password after checking the current one; an account without one has nothing to check. */
async function checkNewPassword(
  context: CheckingPassword,
  { id, passwordHash }: OwnAccount,
  input: unknown,
): Promise<string> {
  if (passwordHash === null) return parseInput(firstPasswordSchema, input).newPassword;
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  if (!(await checkPassword(context, currentPassword, async () => ({ account: id, passwordHash }))))
    throw refuseField("currentPassword", userMessages.wrongPassword);
  if (newPassword === currentPassword) throw refuseField("newPassword", userMessages.samePassword);
  return newPassword;
}

/**
 * Changes the viewer's own password, or sets the first one, and ends the viewer's other sessions. Refuses
 * INVALID, and CONFLICT when another password was set at the same time; throws TooManyAttempts and
 * ServiceBusy.
 */
export async function changePassword(
  context: CheckingPassword,
  member: Member,
  input: unknown,
): Promise<void> {
  const { db, bus, address } = context;
  const { organizationId, userId, sessionHash } = member;
  const user = await db.user.findUnique({ where: { id: userId }, select: { id: true, passwordHash: true } });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  const newPassword = await checkNewPassword(context, user, input);
  const passwordHash = await hashPassword(newPassword, address);
  await db.$transaction(async (tx) => {
    // Of two concurrent changes the later one has not checked the current password.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new Refusal("CONFLICT", userMessages.passwordChangedMeanwhile);
    await tx.session.deleteMany({ where: { userId, NOT: { tokenHash: sessionHash } } });
    await tx.signInCode.deleteMany({ where: { userId, usedAt: null } });
  });
  bus.publish("sessionsEnded", { organizationId, userId, except: sessionHash });
}

interface HashedAccount extends OwnAccount {
  updatedAt: Date;
}

/**
 * Rehashes a correct password whose hash has outdated parameters. A failure does not prevent the sign-in: the
 * next one tries again.
 */
export async function renewHash(
  { db, address, log }: Pick<Context, "db" | "address" | "log">,
  { id, passwordHash, updatedAt }: HashedAccount,
  password: string,
): Promise<void> {
  if (passwordHash === null || !needsRehash(passwordHash)) return;
  try {
    const renewed = await hashPassword(password, address);
    // The account's version is unchanged: no concurrent edit has to be refused for this.
    const data = { passwordHash: renewed, updatedAt };
    await db.user.updateMany({ where: { id, passwordHash, updatedAt }, data });
  } catch (error) {
    log.warn({ err: error, userId: id }, "a password was not rehashed");
  }
}
