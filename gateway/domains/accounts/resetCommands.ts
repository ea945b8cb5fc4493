import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import type { JobContext } from "#gateway/jobs/handler";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { hashPassword } from "#gateway/session/passwords";
import { isMember } from "#gateway/session/viewer";
import { hourMs } from "../durationContract";
import { announceMails } from "../mail/commands";
import { type PasswordContext, replacePassword } from "../users/passwordCommands";
import { forgotSchema, mailLinkMessages, resetLimits, resetSchema } from "./mailLinkContract";
import { findMailToken, mailLink } from "./mailTokenCommands";
import { isDemoAccount, maySignInWhileDisabled } from "./rules";
import { securityEvents } from "./securityContract";
import { refuseDisabledLogin } from "./signInCodeCommands";

type ResetContext = PasswordContext & Pick<Context, "viewer" | "db" | "bus" | "clock" | "tenant">;

/**
 * Requests a link for choosing a new password. All work that depends on the account is done by a job, so that
 * neither the response nor its time tells whether there is one. No worker is woken: the job would run beside the
 * response and delay it, longer where there is an account. It is found by the next poll, within seconds. Refuses
 * INVALID; throws TooManyAttempts.
 */
export async function requestPasswordReset(context: ResetContext, input: unknown): Promise<void> {
  const { email } = parseInput(forgotSchema, input);
  const { db, clock, tenant, rateLimits } = context;
  await rateLimits.countMailLink(context);
  const { id: organizationId } = tenant;
  const now = clock();
  const job = { kind: "accounts.sendReset", key: email, payload: { email }, runAt: now };
  await db.$transaction((tx) => enqueue(tx, { organizationId, now, jobs: [job] }));
}

/** Finds the account that may get a link: one that could sign in with the new password, and has not had too many. */
async function findRecipient(
  { gateway }: JobContext,
  tx: TenantTransaction,
  email: string,
): Promise<number | null> {
  const user = await tx.user.findFirst({
    where: { email, active: true },
    select: { id: true, userType: true, roles: { select: { role: { select: { name: true } } } } },
  });
  if (!user || (!gateway.config.demo && isDemoAccount(email))) return null;
  const settings = await tx.organization.findFirst({ select: { disableLogin: true } });
  const roles = user.roles.map(({ role }) => role.name);
  if (settings?.disableLogin && !maySignInWhileDisabled({ ...user, active: true, roles })) return null;
  const since = new Date(gateway.clock().getTime() - hourMs);
  const where = { kind: "RESET" as const, userId: user.id, createdAt: { gt: since } };
  return (await tx.mailToken.count({ where })) < resetLimits.perHour ? user.id : null;
}

/** Mails a link that chooses a new password to the account with the address, if there is one that may get it. */
export async function sendReset(job: JobContext, { email }: { email: string }): Promise<void> {
  const { gateway, db, organizationId, finish } = job;
  const sent = await db.$transaction(async (tx) => {
    const userId = await findRecipient(job, tx, email);
    if (userId !== null)
      await mailLink(gateway, tx, { organizationId, kind: "RESET", userId, address: email });
    await finish(tx);
    return userId !== null;
  });
  if (sent) announceMails(gateway.bus, organizationId);
}

const findReset = (context: ResetContext, token: string) =>
  context.rateLimits.checkCode(context, () => findMailToken(context, { kind: "RESET", token }));

/**
 * Finds the account whose password a link changes, without using the link up; null for an invalid link. Throws
 * TooManyAttempts.
 */
export async function findResetOwner(context: ResetContext, token: string) {
  const { name, username } = (await findReset(context, token))?.user ?? {};
  return name === undefined || username === undefined ? null : { name, username };
}

/**
 * Changes a password by the token of a mailed link, which proves the address. The account's sessions end, except the
 * one that asks. Refuses INVALID, also for a wrong, used or expired token, and FORBIDDEN while login is disabled; throws
 * TooManyAttempts and ServiceBusy.
 */
export async function resetPassword(context: ResetContext, input: unknown): Promise<void> {
  const { db, bus, clock, tenant, viewer, address } = context;
  const { token, password } = parseInput(resetSchema, input);
  const found = await findReset(context, token);
  if (!found) throw new Refusal("INVALID", mailLinkMessages.wrongLink);
  const { id, user } = found;
  const roles = user.roles.map(({ role }) => role.name);
  if (!maySignInWhileDisabled({ ...user, roles })) await refuseDisabledLogin({ db });
  const passwordHash = await hashPassword(password, address);
  const except = isMember(viewer) && viewer.userId === user.id ? viewer.sessionHash : undefined;
  await db.$transaction(async (tx) => {
    // Of two uses at once, one finds the token still unused.
    const { count } = await tx.mailToken.updateMany({
      where: { id, usedAt: null },
      data: { usedAt: clock() },
    });
    if (count === 0) throw new Refusal("INVALID", mailLinkMessages.wrongLink);
    await tx.mailToken.deleteMany({ where: { userId: user.id, kind: "RESET", usedAt: null } });
    const event = securityEvents.passwordReset;
    await replacePassword(context, tx, { userId: user.id, passwordHash, except, isVerified: true, event });
  });
  const { id: organizationId } = tenant;
  bus.publish("userChanged", { organizationId, userId: user.id });
  bus.publish("sessionsEnded", { organizationId, userId: user.id, ...(except && { except }) });
  announceMails(bus, organizationId);
  // The owner, who has just chosen a password, must not be locked out for having guessed the old one.
  await context.rateLimits.forgiveAccount({ caller: context, organizationId, account: user.id });
}
