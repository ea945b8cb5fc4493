import { randomUUID } from "node:crypto";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import { composeMail } from "#gateway/mail/compose";
import { headerText } from "#gateway/mail/headerText";
import { signUnsubscribe } from "#gateway/mail/unsubscribe";
import { toPlainHtml } from "#gateway/markdown/plainHtml";
import { orPlain, renderMarkdown, type Wanting } from "#gateway/markdown/render";
import { readFileSecret } from "../files/keyCommands";
import { screenAddress } from "./addressRules";
import type { WantedAttachment } from "./attachmentCommands";
import { unsubscribePath } from "./contract";
import { findKind } from "./kindContract";
import { type MailSender, readSender } from "./senderLoaders";
import { findSuppressions } from "./suppressionCommands";

export type MailContext = Pick<Context, "clock" | "config" | "files">;

/** A text that replaces a kind's own, for a test. */
export interface MailTexts {
  subject: string;
  body: string;
}

interface OneMail {
  /** The recipient's address. */
  to: string;
  /** The recipient's account; null for an address without one. */
  userId: number | null;
  values: Readonly<Record<string, string>>;
  attachments?: readonly WantedAttachment[];
}

interface Written {
  organizationId: number;
  kind: string;
  texts: MailTexts;
}

/**
 * The values that a mail shows: those of links become whole addresses, and the common placeholders are added.
 */
export function toShownValues(
  { organization, publicUrl }: MailSender,
  { kind, name, values }: { kind: string; name: string; values: Readonly<Record<string, string>> },
) {
  const placeholders = Object.entries(findKind(kind)?.placeholders ?? {});
  const links = new Set(placeholders.flatMap(([text, { isLink }]) => (isLink ? [text] : [])));
  const texts = new Set(placeholders.flatMap(([text, { isHtml }]) => (isHtml ? [text] : [])));
  const shown = Object.entries(values).map(([text, value]) => [
    text,
    links.has(text) ? screenAddress(organization, publicUrl, value) : value,
  ]);
  const toAddress = (path: string) => screenAddress(organization, publicUrl, path);
  return {
    links,
    texts,
    toAddress,
    values: { ...Object.fromEntries(shown), name, organization: organization.name },
  };
}

/** Values for previews and tests of a kind. */
export const exampleValues = (kind: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findKind(kind)?.placeholders ?? {}).map(([name, { example, isHtml }]) => [
      name,
      isHtml ? toPlainHtml(example) : example,
    ]),
  );

/** Tells where list mails are unsubscribed from, by their random names; null for other kinds. */
async function findUnsubscribeUrl(
  context: MailContext,
  tx: TenantTransaction,
  { sender, kind }: { sender: MailSender; kind: string },
): Promise<(uid: string) => string | null> {
  if (!findKind(kind)?.isList) return () => null;
  const { organization, publicUrl } = sender;
  const { id: organizationId } = organization;
  const secret = await readFileSecret({ db: tx, files: context.files, tenant: { id: organizationId } });
  return (uid) => {
    const parameters = signUnsubscribe({ organizationId, uid }, secret);
    return screenAddress(organization, publicUrl, `${unsubscribePath}?${parameters}`);
  };
}

/** The job that sends a mail; a mail has one at most. */
const sendingJob = (mailId: number, runAt: Date) => ({
  kind: "mail.send",
  key: String(mailId),
  payload: { mailId },
  runAt,
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

/** Enqueues the sending of many mails, at once. */
export const enqueueSendings = (
  tx: TenantTransaction,
  { organizationId, mailIds, now }: { organizationId: number; mailIds: readonly number[]; now: Date },
) => enqueue(tx, { organizationId, now, jobs: mailIds.map((id) => sendingJob(id, now)) });

/** A new Message-ID, without its brackets. */
export const nameMessage = ({ organization, publicUrl }: MailSender): string =>
  `${randomUUID()}@${new URL(screenAddress(organization, publicUrl, "/")).hostname}`;

/**
 * Renders a text once for many mails. Texts were checked when they were saved: one that cannot be rendered any more is sent
 * as it was typed.
 */
function renderOnce(by: Wanting): (markdown: string) => Promise<string> {
  const rendered = new Map<string, Promise<string>>();
  return (markdown) => {
    const known = rendered.get(markdown) ?? orPlain(renderMarkdown(markdown, { by }), markdown);
    rendered.set(markdown, known);
    return known;
  };
}

/** Reads once, for mails of a kind, the data they share. */
async function readShared(
  context: MailContext,
  tx: TenantTransaction,
  { kind, mails }: { kind: string; mails: readonly OneMail[] },
) {
  const sender = await readSender(tx, context.config);
  const users = await tx.user.findMany({
    where: { id: { in: mails.flatMap(({ userId }) => userId ?? []) } },
    select: { id: true, name: true },
  });
  const addresses = mails.map(({ to }) => headerText(to).toLowerCase());
  return {
    sender,
    render: renderOnce({ organizationId: sender.organization.id, userId: null }),
    names: new Map(users.map(({ id, name }) => [id, name])),
    toUnsubscribeUrl: await findUnsubscribeUrl(context, tx, { sender, kind }),
    suppressions: await findSuppressions(tx, { addresses, kind }),
  };
}

type Shared = Awaited<ReturnType<typeof readShared>>;

/** A mail's row. */
async function toRow(
  shared: Shared,
  { organizationId, kind, texts }: Written,
  { to, userId, values, attachments = [] }: OneMail,
): Promise<Prisma.MailMessageCreateManyInput> {
  const { sender, render, names, toUnsubscribeUrl, suppressions } = shared;
  const { brand, organization } = sender;
  const toAddress = headerText(to).toLowerCase();
  const name = names.get(userId ?? 0);
  const uid = randomUUID();
  const unsubscribeUrl = toUnsubscribeUrl(uid);
  const shown = toShownValues(sender, { kind, name: name ?? toAddress, values });
  const suppression = suppressions.get(toAddress);
  return {
    organizationId,
    kind,
    toAddress,
    userId,
    uid,
    unsubscribeUrl,
    attachments: [...attachments],
    ...(await composeMail({ ...texts, ...shown, render, sender: brand, unsubscribeUrl })),
    messageId: nameMessage(sender),
    toName: headerText(name ?? ""),
    fromName: headerText(organization.name),
    replyTo: organization.email,
    ...(suppression !== undefined && { state: "SUPPRESSED" as const, lastError: suppression }),
  };
}

/**
 * Writes mails of a kind, and enqueues their sending unless their addresses are suppressed; in a few statements for
 * any number of them. Returns their ids.
 */
export async function writeMails(
  context: MailContext,
  tx: TenantTransaction,
  { mails, ...written }: Written & { mails: readonly OneMail[] },
): Promise<number[]> {
  const { organizationId, kind } = written;
  const now = context.clock();
  const shared = await readShared(context, tx, { kind, mails });
  const data: Prisma.MailMessageCreateManyInput[] = [];
  for (const mail of mails) data.push({ ...(await toRow(shared, written, mail)), createdAt: now });
  const rows = await tx.mailMessage.createManyAndReturn({
    data,
    select: { id: true, state: true },
  });
  const mailIds = rows.flatMap(({ id, state }) => (state === "QUEUED" ? [id] : []));
  await enqueueSendings(tx, { organizationId, mailIds, now });
  return rows.map(({ id }) => id);
}

/** Writes one mail, and enqueues its sending unless its address is suppressed. Returns its id. */
export async function writeOne(
  context: MailContext,
  tx: TenantTransaction,
  { mail, ...written }: Written & { mail: OneMail },
): Promise<number> {
  const [id] = await writeMails(context, tx, { ...written, mails: [mail] });
  if (id === undefined) throw new Error("the mail was not written");
  return id;
}
