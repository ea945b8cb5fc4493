import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { checkPassword } from "#gateway/session/checkPassword";
import type { Member } from "#gateway/session/viewer";
import { followAddressChange } from "../accounts/verifyCommands";
import { announceMails } from "../mail/commands";
import { profileSchema, userMessages } from "./contract";
import type { PasswordContext } from "./passwordCommands";

interface Account {
  organizationId: number;
  userId: number;
}

/** Marks an account's address as verified, by a link that was sent to it. */
export async function verifyEmail(
  { db, bus, clock }: CommandContext,
  { organizationId, userId }: Account,
): Promise<void> {
  const verified = await db.$transaction(async (tx) => {
    const row = { table: "User", organizationId, id: userId } as const;
    const updatedAt = await lockForUpdate(tx, row, { now: clock(), messages: userMessages });
    const where = { id: userId, emailVerified: false };
    const { count } = await tx.user.updateMany({ where, data: { emailVerified: true, updatedAt } });
    return count > 0;
  });
  if (verified) bus.publish("userChanged", { organizationId, userId });
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
 * Refuses INVALID when the viewer changes their address without the password; an account without one has nothing to
 * check. Returns the hash of the checked password, and undefined when the address does not change.
 */
async function proveAddressChange(
  context: PasswordContext,
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
 * ends the sign-in codes of the former one. Refuses INVALID, CONFLICT for a taken address, and STALE for an old
 * version; throws TooManyAttempts and ServiceBusy.
 */
export async function updateProfile(
  context: PasswordContext & Pick<Context, "clock">,
  member: Member,
  { input, version }: ProfileChange,
): Promise<void> {
  const { db, bus, clock } = context;
  const { name, email, careerTrack, currentPassword } = parseInput(profileSchema, input);
  const proven = await proveAddressChange(context, member, { email, currentPassword });
  const isMoved = await db.$transaction(async (tx) => {
    const row = { table: "User", organizationId: member.organizationId, id: member.userId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: userMessages });
    const before = await tx.user.findUniqueOrThrow({
      where: { id: member.userId },
      select: { email: true, passwordHash: true },
    });
    const taken = await tx.user.findFirst({
      where: { email, NOT: { id: member.userId } },
      select: { id: true },
    });
    if (taken) throw refuseField("email", userMessages.emailTaken, "CONFLICT");
    const isNew = before.email !== email;
    // The password, or the address, was changed since the password was weighed.
    if (isNew && before.passwordHash !== proven) throw new Refusal("CONFLICT", userMessages.changed);
    if (isNew) await tx.signInCode.deleteMany({ where: { userId: member.userId, usedAt: null } });
    const changedEmail = isNew ? { emailVerified: false } : {};
    await tx.user.update({
      where: { id: member.userId },
      data: { name, email, careerTrack, updatedAt, ...changedEmail },
    });
    if (isNew) {
      const changed = { userId: member.userId, address: email, before: before.email, isVerified: false };
      await followAddressChange(context, tx, changed);
    }
    return isNew;
  });
  bus.publish("userChanged", { organizationId: member.organizationId, userId: member.userId });
  if (isMoved) announceMails(bus, member.organizationId);
}
