import type { WantedAttachment } from "../mail/attachmentRules";
import { escapeMarkdown } from "../mail/markdownRules";
import { receiptFileName } from "../payments/receiptContract";

/** A notification as a mail shows it. */
interface Mailed {
  title: string;
  body: string;
  path: string;
  /** The announcement that it is about, whose text the mail holds. */
  announcement?: { body: string } | null;
  /** The payment that it is about, whose receipt is attached. */
  payment?: { id: number; reference: string } | null;
}

/** The path of the screen with all notifications. */
const allPath = "/notifications";

/** Notifications as a list of links. */
const listAll = (rows: readonly Mailed[]): string =>
  rows
    .map(({ title, body, path }) => {
      const more = body === "" ? "" : `  \n  ${escapeMarkdown(body)}`;
      return `- [${escapeMarkdown(title)}](<${path}>)${more}`;
    })
    .join("\n");

/** The values of the mail of one kind: of one notification, or of several that became one. */
export function writeMail(rows: readonly Mailed[]): { title: string; text: string; link: string } {
  const [first, ...others] = rows;
  if (!first) return { title: "", text: "", link: allPath };
  if (others.length === 0)
    return {
      title: first.title,
      text: first.announcement?.body ?? escapeMarkdown(first.body),
      link: first.path,
    };
  return { title: `${first.title} and ${others.length} more`, text: listAll(rows), link: allPath };
}

/** The values of the mail that a user gets once a day. */
export function writeDailyMail(rows: readonly Mailed[]): { title: string; text: string; link: string } {
  const title = rows.length === 1 ? (rows[0]?.title ?? "") : `${rows.length} notifications`;
  return { title, text: listAll(rows), link: allPath };
}

/** The files to attach to a mail about notifications, each once. */
export const listAttachments = (rows: readonly Mailed[]): WantedAttachment[] => {
  const receipts = new Map(rows.flatMap(({ payment }) => (payment ? [[payment.id, payment.reference]] : [])));
  return [...receipts].map(([id, reference]) => ({ kind: "RECEIPT", id, name: receiptFileName(reference) }));
};
