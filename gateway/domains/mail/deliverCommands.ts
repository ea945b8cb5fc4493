import type { MailMessage } from "#gateway/database/generated/prisma/client";
import { lockOrganization } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { JobContext } from "#gateway/jobs/handler";
import { errorText, nextTry } from "#gateway/jobs/retries";
import { MailFailure } from "#gateway/mail/mailer";
import { dayMs } from "../durationContract";
import { wantsMail } from "../notifications/choiceCommands";
import { printAttachments } from "./attachmentCommands";
import { mailMessages } from "./contract";
import { findKind } from "./kindContract";
import { findSuppression, suppress } from "./suppressionCommands";
import { enqueueSending } from "./writeCommands";

/** When the quota lets a mail go that was not handed to the server yet; null for at once. */
async function findRoom(
  tx: TenantTransaction,
  { organizationId, quota, now }: { organizationId: number; quota: number; now: Date },
): Promise<Date | null> {
  // Workers count one after the other, so that together they keep the quota.
  await lockOrganization(tx, organizationId);
  const since = new Date(now.getTime() - dayMs);
  const [oldest] = await tx.mailMessage.findMany({
    where: { triedAt: { gt: since } },
    orderBy: { triedAt: "desc" },
    skip: quota - 1,
    take: 1,
    select: { triedAt: true },
  });
  return oldest?.triedAt ? new Date(oldest.triedAt.getTime() + dayMs) : null;
}

/** Notes why a mail does not leave now. */
const hold = (tx: TenantTransaction, mailId: number, lastError: string) =>
  tx.mailMessage.update({ where: { id: mailId }, data: { state: "QUEUED", lastError } });

/** Why a mail does not leave at all; null when it may. */
async function findObstacle(
  tx: TenantTransaction,
  { toAddress, kind, userId }: MailMessage,
): Promise<string | null> {
  const suppression = await findSuppression(tx, { address: toAddress, kind });
  if (suppression !== null || userId === null) return suppression;
  return (await wantsMail(tx, { userId, kind })) === false ? mailMessages.unsubscribed : null;
}

/** Decides whether a mail is handed to the server now, and notes it; null when it is not. */
async function take(
  { gateway, organizationId, finish }: JobContext,
  tx: TenantTransaction,
  mailId: number,
): Promise<MailMessage | null> {
  const now = gateway.clock();
  const mail = await tx.mailMessage.findUnique({ where: { id: mailId } });
  if (!mail || mail.state === "SENT" || mail.html === "") return null;
  const obstacle = await findObstacle(tx, mail);
  if (obstacle !== null) {
    await tx.mailMessage.update({
      where: { id: mailId },
      data: { state: "SUPPRESSED", lastError: obstacle },
    });
    await finish(tx);
    return null;
  }
  if (!gateway.mailer) {
    await hold(tx, mailId, mailMessages.notSetUp);
    await finish(tx);
    return null;
  }
  const { dailyQuota: quota } = gateway.config.mail;
  const isCounted = mail.triedAt !== null && mail.triedAt.getTime() > now.getTime() - dayMs;
  const mayGo = isCounted || findKind(mail.kind)?.isSecurity === true;
  const runAt = mayGo ? null : await findRoom(tx, { organizationId, quota, now });
  if (runAt) {
    await hold(tx, mailId, mailMessages.quotaUsedUp(quota));
    await enqueueSending(tx, { organizationId, mailId, now, runAt });
    return null;
  }
  return tx.mailMessage.update({
    where: { id: mailId },
    data: { triedAt: now, attempts: { increment: 1 } },
  });
}

/** Notes that the server has taken a mail. */
async function noteSent({ gateway, db, finish }: JobContext, mailId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.mailMessage.update({
      where: { id: mailId },
      data: { state: "SENT", sentAt: gateway.clock(), lastError: null },
    });
    await finish(tx);
  });
}

/** Records a failure that another try would not fix; an address that does not exist gets no further mail. */
async function noteRefused(job: JobContext, mail: MailMessage, failure: MailFailure): Promise<void> {
  const { gateway, db, organizationId } = job;
  const lastError = errorText(failure);
  await db.$transaction(async (tx) => {
    await tx.mailMessage.update({ where: { id: mail.id }, data: { state: "FAILED", lastError } });
    const address = { organizationId, address: mail.toAddress, kind: "" };
    if (failure.kind === "bounced") await suppress(tx, { ...address, reason: "BOUNCED", detail: lastError });
    await job.finish(tx);
  });
  gateway.log.warn({ err: failure, mailId: mail.id }, "a mail was refused");
}

/** Records a failure that the job's next try may fix. */
async function noteDelayed({ gateway, db, attempt }: JobContext, mailId: number, error: unknown) {
  const isLast = nextTry(attempt, gateway.clock()) === null;
  await db.mailMessage.updateMany({
    where: { id: mailId },
    data: { state: isLast ? "FAILED" : "QUEUED", lastError: errorText(error) },
  });
}

/** Sends a mail that is queued, or tries it again. */
export async function deliverMail(job: JobContext, { mailId }: { mailId: number }): Promise<void> {
  const { gateway, db, organizationId, signal } = job;
  const announce = () => gateway.bus.publish("mailChanged", { organizationId });
  const mail = await db.$transaction((tx) => take(job, tx, mailId));
  if (!mail || !gateway.mailer) return announce();
  try {
    await gateway.mailer.send(mail, { attachments: await printAttachments(db, mail), signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const isFinal = error instanceof MailFailure && error.kind !== "delayed";
    await (isFinal ? noteRefused(job, mail, error) : noteDelayed(job, mailId, error));
    announce();
    if (isFinal) return;
    throw error;
  }
  await noteSent(job, mailId);
  announce();
}
