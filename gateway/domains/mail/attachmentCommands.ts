import { z } from "zod";
import type { MailMessage } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { MailAttachment } from "#gateway/mail/outgoing";
import { attachmentKinds, getAttachmentRules } from "#gateway/ports/attachmentKinds";

const attachmentSchema = z.object({
  /** The kind of printed page. */
  kind: z.enum(attachmentKinds),
  /** The id of the object to print. */
  id: z.int(),
  /** The name of the file. */
  name: z.string(),
});

/** A file that a mail brings along. It is printed when the mail is sent: the mail's row holds no bytes. */
export type WantedAttachment = z.output<typeof attachmentSchema>;

/** The attachments of a mail's row. */
export const parseAttachments = (stored: unknown): WantedAttachment[] =>
  z.array(attachmentSchema).parse(stored);

/** Prints the files of a mail. Objects deleted since it was written are left out. */
export async function printAttachments(
  db: TenantClient,
  { attachments, userId }: Pick<MailMessage, "attachments" | "userId">,
): Promise<MailAttachment[]> {
  const printed: MailAttachment[] = [];
  for (const { kind, id } of parseAttachments(attachments)) {
    const file = userId === null ? null : await getAttachmentRules(kind).print(db, id, userId);
    if (file) printed.push({ ...file, type: "application/pdf" });
  }
  return printed;
}
