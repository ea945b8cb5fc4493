import type { Bus } from "#gateway/bus/bus";
import { recordEvent } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import type { WantedAttachment } from "./attachmentCommands";
import { mailMessages } from "./contract";
import type { MailKind, MailValues } from "./kindContract";
import { readSender } from "./senderLoaders";
import { findSuppression } from "./suppressionCommands";
import { readTemplate } from "./templateLoaders";
import { enqueueSending, type MailContext, nameMessage, writeMails, writeOne } from "./writeCommands";

/** A mail that a command wants. */
interface WantedMail<Kind extends MailKind> {
  organizationId: number;
  kind: Kind;
  /** The recipient's address. */
  to: string;
  /** The recipient's account; null for an address without one. */
  userId: number | null;
  values: MailValues<Kind>;
}

/**
 * Sends a mail in the transaction of the command that wants it: it is written and queued exactly when the command's
 * changes happen. The values of links are paths of screens. After commit the command calls `announceMails`. Returns the
 * mail's id.
 */
export async function sendMail<Kind extends MailKind>(
  context: MailContext,
  tx: TenantTransaction,
  mail: WantedMail<Kind>,
): Promise<number> {
  const { organizationId, kind, ...rest } = mail;
  const texts = await readTemplate(tx, kind);
  return writeOne(context, tx, { organizationId, kind, texts, mail: rest });
}

interface ManyMails {
  organizationId: number;
  kind: string;
  mails: readonly {
    userId: number;
    values: Readonly<Record<string, string>>;
    attachments?: readonly WantedAttachment[];
  }[];
}

/** Sends mails of one kind to accounts, in a few statements for any number of them, as `sendMail` does. */
export async function sendMails(
  context: MailContext,
  tx: TenantTransaction,
  { organizationId, kind, mails }: ManyMails,
): Promise<void> {
  if (mails.length === 0) return;
  const users = await tx.user.findMany({
    where: { id: { in: mails.map(({ userId }) => userId) } },
    select: { id: true, email: true },
  });
  const addresses = new Map(users.map(({ id, email }) => [id, email]));
  await writeMails(context, tx, {
    organizationId,
    kind,
    texts: await readTemplate(tx, kind),
    mails: mails.flatMap(({ userId, ...mail }) => {
      const to = addresses.get(userId);
      return to === undefined ? [] : [{ to, userId, ...mail }];
    }),
  });
}

/** Tells workers and screens of mails, after commit. */
export function announceMails(bus: Bus, organizationId: number): void {
  bus.publish("jobsChanged", { organizationId });
  bus.publish("mailChanged", { organizationId });
}

/**
 * Sends a mail again, in any state. One that was sent gets a new name, or its recipient's server would drop it as a
 * double. Refuses NOT_FOUND, and CONFLICT without its text, for a suppressed address, and while it is sent.
 */
export async function resendMail(
  { db, bus, clock, config }: CommandContext & Pick<Context, "config">,
  { organizationId }: Member,
  mailId: number,
): Promise<void> {
  const now = clock();
  await db.$transaction(async (tx) => {
    const mail = await tx.mailMessage.findUnique({ where: { id: mailId } });
    if (!mail) throw new Refusal("NOT_FOUND", mailMessages.notFound);
    if (mail.html === "") throw new Refusal("CONFLICT", mailMessages.textDeleted);
    if (await findSuppression(tx, { address: mail.toAddress, kind: mail.kind }))
      throw new Refusal("CONFLICT", mailMessages.suppressed);
    const job = await tx.job.findFirst({
      where: { kind: "mail.send", key: String(mailId), failedAt: null, lockedUntil: { gte: now } },
      select: { id: true },
    });
    if (job) throw new Refusal("CONFLICT", mailMessages.running);
    const messageId = mail.state === "SENT" ? nameMessage(await readSender(tx, config)) : mail.messageId;
    await tx.mailMessage.update({
      where: { id: mailId },
      data: { state: "QUEUED", messageId, lastError: null, sentAt: null, attempts: 0 },
    });
    await enqueueSending(tx, { organizationId, mailId, now });
    await recordEvent(tx, { organizationId, table: "MailMessage", id: mailId, name: mail.subject });
  });
  announceMails(bus, organizationId);
}
