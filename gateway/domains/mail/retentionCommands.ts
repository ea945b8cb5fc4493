import type { TenantClient } from "#gateway/database/tenantClient";

const day = 24 * 3_600_000;

interface Keeping {
  now: Date;
  bodyDays: number;
  keepDays: number;
}

/** Deletes the texts of an organization's mails, which hold links, and later the mails. */
export async function deleteOldMails(
  db: Pick<TenantClient, "mailMessage">,
  { now, bodyDays, keepDays }: Keeping,
): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * day) });
  await db.mailMessage.deleteMany({ where: { createdAt: before(keepDays) } });
  await db.mailMessage.updateMany({
    where: { createdAt: before(bodyDays), html: { not: "" } },
    data: { html: "", text: "" },
  });
}
