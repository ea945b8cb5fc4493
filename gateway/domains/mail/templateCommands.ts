import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { recordEvent } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { renderMarkdown } from "#gateway/markdown/render";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "./commands";
import { findKind } from "./kindContract";
import { templateMessages, templateSchema } from "./templateContract";
import { originalVersion } from "./templateLoaders";
import { exampleValues, writeOne } from "./writeCommands";

type EditedTemplate = Omit<Edited<"templateId">, "templateId"> & { kind: string };

/** Refuses NOT_FOUND for a kind that has no template. */
function requireKind(kind: string): void {
  const found = findKind(kind);
  if (!found || found.isHidden) throw new Refusal("NOT_FOUND", templateMessages.notFound);
}

/** Locks a kind's template and returns its id and its new version; one that was never changed begins as the original. */
async function lockTemplate(
  tx: TenantTransaction,
  { organizationId }: Member,
  { kind, version, now }: { kind: string; version: Date | null | undefined; now: Date },
) {
  const { subject = "", body = "" } = findKind(kind) ?? {};
  const original = { organizationId, kind, subject, body, updatedAt: originalVersion };
  await tx.mailTemplate.createMany({ data: [original], skipDuplicates: true });
  const { id } = await tx.mailTemplate.findFirstOrThrow({ where: { kind }, select: { id: true } });
  const row = { table: "MailTemplate", organizationId, id } as const;
  return { id, updatedAt: await lockForUpdate(tx, row, { version, now, messages: templateMessages }) };
}

/**
 * Changes the texts of a kind. Refuses INVALID with the places of unknown placeholders, or for a text that cannot be rendered,
 * NOT_FOUND, and STALE.
 */
export async function saveTemplate(
  { db, clock }: CommandContext,
  member: Member,
  { kind, version, input }: EditedTemplate,
): Promise<void> {
  requireKind(kind);
  const texts = parseInput(templateSchema(kind), input);
  await renderMarkdown(texts.body, { by: member, field: "body" });
  await db.$transaction(async (tx) => {
    const { id, updatedAt } = await lockTemplate(tx, member, { kind, version, now: clock() });
    await tx.mailTemplate.update({ where: { id }, data: { ...texts, updatedAt } });
  });
}

/** Puts the original texts of a kind back. Refuses NOT_FOUND, and STALE for an old version. */
export async function restoreTemplate(
  { db, clock }: CommandContext,
  member: Member,
  { kind, version }: Omit<EditedTemplate, "input">,
): Promise<void> {
  requireKind(kind);
  await db.$transaction(async (tx) => {
    const { id } = await lockTemplate(tx, member, { kind, version, now: clock() });
    await tx.mailTemplate.delete({ where: { id } });
  });
}

/** Sends texts, saved or not, to the member's own address with example values. Returns the mail's id. Refuses INVALID. */
export async function sendTestMail(
  context: CommandContext & Pick<Context, "config" | "files">,
  member: Member,
  { kind, input }: { kind: string; input: unknown },
): Promise<number> {
  const { organizationId, userId } = member;
  requireKind(kind);
  const { subject, body } = parseInput(templateSchema(kind), input);
  await renderMarkdown(body, { by: member, field: "body" });
  const mailId = await context.db.$transaction(async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    const texts = { subject: `[Test] ${subject}`, body };
    const mail = { to: email, userId, values: exampleValues(kind) };
    const id = await writeOne(context, tx, { organizationId, kind, texts, mail });
    await recordEvent(tx, { organizationId, table: "MailMessage", id, name: texts.subject });
    return id;
  });
  announceMails(context.bus, organizationId);
  return mailId;
}
