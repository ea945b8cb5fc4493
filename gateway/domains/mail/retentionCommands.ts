import type { TenantClient } from "#gateway/database/tenantClient";

type MailClient = Pick<TenantClient, "mailMessage">;

/** Deletes mails that were written before a time. */
export async function deleteOldMails(db: MailClient, before: Date): Promise<void> {
  await db.mailMessage.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Deletes the texts of mails, which hold links, that were written before a time. */
export async function deleteOldTexts(db: MailClient, before: Date): Promise<void> {
  await db.mailMessage.updateMany({
    where: { createdAt: { lt: before }, html: { not: "" } },
    data: { html: "", text: "" },
  });
}
