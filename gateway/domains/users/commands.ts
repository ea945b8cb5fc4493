import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal, refuseField } from "../../refusal";
import { hashPassword, verifyPassword } from "../../session/passwords";
import type { Member } from "../../session/viewer";
import { accountMessages } from "../accounts/contract";
import {
  changePasswordSchema,
  firstPasswordSchema,
  profileSchema,
  roleNames,
  userMessages,
} from "./contract";
import { userFormMessages } from "./formContract";

type Commanding = Pick<Context, "db" | "bus">;

/**
 * Answers a version that is later than the account's, even when the clock has not moved. Refuses CONFLICT when the
 * editing began from another version than it has now; without one it takes the account as it is.
 */
export function laterVersion(current: Date, { version, now }: { version: Date | null; now: Date }): Date {
  if (version && version.getTime() !== current.getTime())
    throw new Refusal("CONFLICT", userMessages.changedMeanwhile);
  return new Date(Math.max(now.getTime(), current.getTime() + 1));
}

interface Identity {
  username: string;
  email: string;
}

/** Refuses CONFLICT when another account than the excepted one has the username or the address. */
export async function refuseTaken(
  tx: TenantTransaction,
  { username, email, except }: Identity & { except?: number },
): Promise<void> {
  const taken = await tx.user.findFirst({
    where: { OR: [{ username }, { email }], NOT: { id: except ?? -1 } },
    select: { username: true },
  });
  if (taken?.username === username) throw refuseField("username", accountMessages.usernameTaken, "CONFLICT");
  if (taken) throw refuseField("email", accountMessages.emailTaken, "CONFLICT");
}

interface Roles {
  organizationId: number;
  userIds: readonly number[];
  names: readonly string[];
}

/** Gives accounts exactly these roles. The roles that every organization knows are made where they lack. */
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

interface NewLearner extends Identity {
  organizationId: number;
  name: string;
  passwordHash: string;
}

/** Writes a learner's account and answers its number. Refuses CONFLICT for a taken name or address. */
export async function insertLearner(tx: TenantTransaction, learner: NewLearner): Promise<number> {
  await refuseTaken(tx, learner);
  const { organizationId } = learner;
  const { id } = await tx.user.create({ data: { ...learner, userType: "U" }, select: { id: true } });
  await setRoles(tx, { organizationId, userIds: [id], names: [roleNames.learner] });
  return id;
}

interface ProfileChange {
  input: unknown;
  /** The version that the editing began from; null writes over whatever is there. */
  version: Date | null;
}

/**
 * Changes the viewer's own name, address and track. Refuses INVALID, and CONFLICT for a taken address or when the
 * account has changed since the version.
 */
export async function updateProfile(
  { db, bus, clock }: Commanding & Pick<Context, "clock">,
  member: Member,
  { input, version }: ProfileChange,
): Promise<void> {
  const { name, email, careerTrack } = parseInput(profileSchema, input);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT "id" FROM "User" WHERE "organizationId" = ${member.organizationId} AND "id" = ${member.userId} FOR NO KEY UPDATE`;
    const before = await tx.user.findUniqueOrThrow({
      where: { id: member.userId },
      select: { email: true, updatedAt: true },
    });
    const updatedAt = laterVersion(before.updatedAt, { version, now: clock() });
    const taken = await tx.user.findFirst({
      where: { email, NOT: { id: member.userId } },
      select: { id: true },
    });
    if (taken) throw refuseField("email", userMessages.emailTaken, "CONFLICT");
    const changedEmail = before.email === email ? {} : { emailVerified: false };
    await tx.user.update({
      where: { id: member.userId },
      data: { name, email, careerTrack, updatedAt, ...changedEmail },
    });
  });
  bus.publish("userChanged", { organizationId: member.organizationId, userId: member.userId });
}

/** The new password, once it is shown that the account is the viewer's; an account without one has nothing to show. */
async function checkNewPassword(passwordHash: string | null, input: unknown): Promise<string> {
  if (passwordHash === null) return parseInput(firstPasswordSchema, input).newPassword;
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  if (!(await verifyPassword(passwordHash, currentPassword)))
    throw refuseField("currentPassword", userMessages.wrongPassword);
  if (newPassword === currentPassword) throw refuseField("newPassword", userMessages.samePassword);
  return newPassword;
}

/**
 * Changes the viewer's own password, or sets the first one, and ends the viewer's other sessions. Refuses INVALID, and
 * CONFLICT when another password was set meanwhile.
 */
export async function changePassword({ db, bus }: Commanding, member: Member, input: unknown): Promise<void> {
  const { organizationId, userId, sessionHash } = member;
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!user) throw new Refusal("NOT_FOUND", userMessages.notFound);
  const passwordHash = await hashPassword(await checkNewPassword(user.passwordHash, input));
  await db.$transaction(async (tx) => {
    // Of two changes at once the later one has not shown the password that holds by now.
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
