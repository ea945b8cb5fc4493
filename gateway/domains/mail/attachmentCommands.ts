import type { MailMessage } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { MailAttachment } from "#gateway/mail/outgoing";
import { printReceipt } from "../payments/receiptCommands";
import { parseAttachments, type WantedAttachment } from "./attachmentRules";

/** Printers of each kind, for the account that gets the mail; null when the object is gone, or another's. */
const printers = {
  RECEIPT: (db: TenantClient, id: number, userId: number) => printReceipt(db, id, { userId }),
} as const satisfies Record<WantedAttachment["kind"], unknown>;

/** Prints the files of a mail. Objects deleted since it was written are left out. */
export async function printAttachments(
  db: TenantClient,
  { attachments, userId }: Pick<MailMessage, "attachments" | "userId">,
): Promise<MailAttachment[]> {
  const printed: MailAttachment[] = [];
  for (const { kind, id } of parseAttachments(attachments)) {
    const file = userId === null ? null : await printers[kind](db, id, userId);
    if (file) printed.push({ ...file, type: "application/pdf" });
  }
  return printed;
}
