import { z } from "zod";

const attachmentSchema = z.object({
  /** The kind of printed page. */
  kind: z.enum(["RECEIPT"]),
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
