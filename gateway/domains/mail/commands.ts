import { randomUUID } from "node:crypto";
import type { Bus } from "#gateway/bus/bus";
import { recordEvent } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import { composeMail } from "#gateway/mail/compose";
import { headerText } from "#gateway/mail/headerText";
import { signUnsubscribe } from "#gateway/mail/unsubscribe";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { readFileSecret } from "../files/keyCommands";
import { screenAddress } from "./addressRules";
import { mailMessages, unsubscribePath } from "./contract";
import { findKind, type MailKind, type MailValues } from "./kindContract";
import { type MailSender, readSender } from "./senderLoaders";
import { findSuppression } from "./suppressionCommands";
import { readTemplate } from "./templateLoaders";

type MailContext = Pick<Context, "clock" | "config" | "files">;

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

/** A text that replaces a kind's own, for a test. */
export interface MailTexts {
  subject: string;
  body: string;
}

interface Writing {
  organizationId: number;
  kind: string;
  to: string;
  userId: number | null;
  values: Readonly<Record<string, string>>;
  texts: MailTexts;
}

/** The values that a mail shows: those of links become whole addresses, and what every mail may name is added. */
export function toShownValues(
  { organization, publicUrl }: MailSender,
  { kind, name, values }: { kind: string; name: string; values: Readonly<Record<string, string>> },
) {
  const placeholders = Object.entries(findKind(kind)?.placeholders ?? {});
  const links = new Set(placeholders.flatMap(([one, { isLink }]) => (isLink ? [one] : [])));
  const shown = Object.entries(values).map(([one, value]) => [
    one,
    links.has(one) ? screenAddress(organization, publicUrl, value) : value,
  ]);
  return { links, values: { ...Object.fromEntries(shown), name, organization: organization.name } };
}

/** Values for previews and tests of a kind. */
export const exampleValues = (kind: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findKind(kind)?.placeholders ?? {}).map(([name, { example }]) => [name, example]),
  );

/** Where list mails are unsubscribed from; null for other kinds. */
async function findUnsubscribeUrl(
  context: MailContext,
  tx: TenantTransaction,
  { sender, kind, uid }: { sender: MailSender; kind: string; uid: string },
): Promise<string | null> {
  if (!findKind(kind)?.isList) return null;
  const { organization, publicUrl } = sender;
  const { id: organizationId } = organization;
  const secret = await readFileSecret({ db: tx, files: context.files, tenant: { id: organizationId } });
  const parameters = signUnsubscribe({ organizationId, uid }, secret);
  return screenAddress(organization, publicUrl, `${unsubscribePath}?${parameters}`);
}

/** The job that sends a mail; a mail has one at most. */
const sendingJob = (mailId: number, runAt: Date) => ({
  ...{ kind: "mail.send", key: String(mailId), payload: { mailId }, runAt },
});

/** Enqueues the sending of a mail. */
export const enqueueSending = (
  tx: TenantTransaction,
  {
    organizationId,
    mailId,
    now,
    runAt = now,
  }: { organizationId: number; mailId: number; now: Date; runAt?: Date },
) => enqueue(tx, { organizationId, now, jobs: [sendingJob(mailId, runAt)] });

const nameMessage = ({ organization, publicUrl }: MailSender) =>
  `${randomUUID()}@${new URL(screenAddress(organization, publicUrl, "/")).hostname}`;

/** Writes a mail, and enqueues its sending unless its address is suppressed. Returns its id. */
async function writeMail(context: MailContext, tx: TenantTransaction, writing: Writing): Promise<number> {
  const { organizationId, kind, userId, texts } = writing;
  const now = context.clock();
  const sender = await readSender(tx, context.config);
  const user =
    userId === null ? null : await tx.user.findUnique({ where: { id: userId }, select: { name: true } });
  const toAddress = headerText(writing.to).toLowerCase();
  const uid = randomUUID();
  const unsubscribeUrl = await findUnsubscribeUrl(context, tx, { sender, kind, uid });
  const shown = toShownValues(sender, { kind, name: user?.name ?? toAddress, values: writing.values });
  const { brand, organization } = sender;
  const composed = composeMail({ ...texts, ...shown, sender: brand, unsubscribeUrl });
  const suppression = await findSuppression(tx, { address: toAddress, kind });
  const { id } = await tx.mailMessage.create({
    data: {
      ...{ organizationId, kind, toAddress, userId, uid, unsubscribeUrl, ...composed },
      messageId: nameMessage(sender),
      toName: headerText(user?.name ?? ""),
      fromName: headerText(organization.name),
      replyTo: organization.email,
      ...(suppression && { state: "SUPPRESSED", lastError: suppression }),
      createdAt: now,
    },
    select: { id: true },
  });
  if (!suppression) await enqueueSending(tx, { organizationId, mailId: id, now });
  return id;
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
  return writeMail(context, tx, { ...mail, texts: await readTemplate(tx, mail.kind) });
}

/** Sends texts as a mail of their kind, with other values than its own. */
export const sendTexts = writeMail;

/** Tells workers and screens of mails, after commit. */
export function announceMails(bus: Bus, organizationId: number): void {
  bus.publish("jobsChanged", { organizationId });
  bus.publish("mailChanged", { organizationId });
}

/**
 * Sends a mail again, whatever became of it. One that was sent gets a name of its own, or its recipient's server would
 * drop it as a double. Refuses NOT_FOUND, and CONFLICT without its text, for a suppressed address, and while it is sent.
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
