import { randomBytes } from "node:crypto";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import { hashToken } from "#gateway/session/tokens";
import {
  findStep,
  fromBase32,
  normalizeCode,
  otpauthAddress,
  spellRecoveryCode,
  toBase32,
} from "#gateway/session/totp";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { checkOtp, type FactorContext, totpPlace } from "./factorCommands";
import { factorEvents, factorMessages, otpSchema, recoveryCodeCount } from "./factorContract";
import { sendSecurityNotice } from "./noticeCommands";
import { requireOwner } from "./ownerCommands";

type TotpContext = FactorContext & Pick<Context, "bus">;

/** An authenticator app that is being added: its secret is only sent this once. */
export interface StartedTotp {
  secret: string;
  address: string;
}

/** Ten codes of 80 bits each, shown once. */
export interface RecoveryCodes {
  codes: string[];
}

const secretBytes = 20;
const recoveryBytes = 10;

/**
 * Begins to add an authenticator app, once the account's owner is proven to be there; it counts once a code of it was
 * typed. Refuses INVALID, FORBIDDEN, CONFLICT, and UNAVAILABLE without a key.
 */
export async function startTotp(context: TotpContext, member: Member, proof: unknown): Promise<StartedTotp> {
  const { db, secrets, clock } = context;
  const { organizationId, userId } = member;
  if ((await db.totp.count({ where: { userId, confirmedAt: { not: null } } })) > 0)
    throw new Refusal("CONFLICT", factorMessages.hasApp);
  await requireOwner(context, member, proof);
  const secret = toBase32(randomBytes(secretBytes));
  const sealed = await secrets.seal(secret, totpPlace(userId));
  return db.$transaction(async (tx) => {
    await tx.totp.deleteMany({ where: { userId, confirmedAt: null } });
    const data = [{ organizationId, userId, sealed, createdAt: clock() }];
    const { count } = await tx.totp.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new Refusal("CONFLICT", factorMessages.hasApp);
    const { name: issuer } = await tx.organization.findFirstOrThrow({ select: { name: true } });
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    return { secret, address: otpauthAddress({ issuer, email, secret }) };
  });
}

/** Replaces an account's recovery codes by ten new ones, of which only hashes are kept. */
async function renewCodes(
  tx: TenantTransaction,
  organizationId: number,
  userId: number,
): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(recoveryBytes)));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ organizationId, userId, codeHash: hashToken(code) })),
  });
  return { codes: codes.map(spellRecoveryCode) };
}

/** Adds the app that was begun, by its first code, and returns recovery codes. Refuses INVALID and CONFLICT. */
export async function confirmTotp(
  context: TotpContext,
  member: Member,
  input: unknown,
): Promise<RecoveryCodes> {
  const { db, bus, clock, secrets } = context;
  const { organizationId, userId } = member;
  const code = normalizeCode(parseInput(otpSchema, input).otp);
  const begun = await db.totp.findFirst({ where: { userId, confirmedAt: null }, select: { sealed: true } });
  if (!begun) throw new Refusal("CONFLICT", factorMessages.notStarted);
  const key = fromBase32(await secrets.open(begun.sealed, totpPlace(userId)));
  const step = findStep(key, code, clock());
  if (step === null) throw refuseField("otp", factorMessages.wrongCode);
  const recovery = await db.$transaction(async (tx) => {
    // Of two tries at once, or of two set-ups, only one still finds the row that it has checked.
    const { count } = await tx.totp.updateMany({
      where: { userId, confirmedAt: null, sealed: begun.sealed },
      data: { confirmedAt: clock(), lastStep: step },
    });
    if (count === 0) throw new Refusal("CONFLICT", factorMessages.notStarted);
    await sendSecurityNotice(context, tx, { userId, event: factorEvents.appAdded });
    return renewCodes(tx, organizationId, userId);
  });
  // Sessions that awaited it have their rights from now on.
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
  return recovery;
}

/** Checks a code of the viewer's own app before a change. Refuses INVALID and CONFLICT; throws TooManyAttempts. */
async function requireOtp(context: TotpContext, { userId }: Member, input: unknown): Promise<void> {
  const { otp } = parseInput(otpSchema, input);
  const totp = await context.db.totp.findFirst({
    where: { userId, confirmedAt: { not: null } },
    select: { sealed: true },
  });
  if (!totp) throw new Refusal("CONFLICT", factorMessages.hasNoApp);
  if (!(await checkOtp(context, { userId, sealed: totp.sealed, otp })))
    throw refuseField("otp", factorMessages.wrongCode);
}

/**
 * Takes an account's authenticator app and recovery codes away, in the command's transaction, and one that is being added.
 * Returns how many apps it had.
 */
export async function deleteTotp(tx: TenantTransaction, userId: number): Promise<number> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const { count } = await tx.totp.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  await tx.totp.deleteMany({ where: { userId } });
  return count;
}

/** Removes the viewer's authenticator app, by a code of it or a recovery code. Refuses INVALID and CONFLICT. */
export async function disableTotp(context: TotpContext, member: Member, input: unknown): Promise<void> {
  const { organizationId, userId } = member;
  await requireOtp(context, member, input);
  await context.db.$transaction(async (tx) => {
    await deleteTotp(tx, userId);
    await sendSecurityNotice(context, tx, { userId, event: factorEvents.appRemoved });
  });
  context.bus.publish("userChanged", { organizationId, userId });
  announceMails(context.bus, organizationId);
}

/** Replaces the viewer's recovery codes. Refuses INVALID and CONFLICT. */
export async function renewRecoveryCodes(
  context: TotpContext,
  member: Member,
  input: unknown,
): Promise<RecoveryCodes> {
  const { organizationId, userId } = member;
  await requireOtp(context, member, input);
  const recovery = await context.db.$transaction(async (tx) => {
    await sendSecurityNotice(context, tx, { userId, event: factorEvents.codesRenewed });
    return renewCodes(tx, organizationId, userId);
  });
  announceMails(context.bus, organizationId);
  return recovery;
}
