import type { WantedAttachment } from "../mail/attachmentRules";
import { receiptFileName } from "../payments/receiptContract";

interface Mailed {
  /** The payment that the notification is about, whose receipt is attached. */
  payment?: { id: number; reference: string } | null;
}

/** The files to attach to a mail about notifications, each once. */
export const listAttachments = (rows: readonly Mailed[]): WantedAttachment[] => {
  const receipts = new Map(rows.flatMap(({ payment }) => (payment ? [[payment.id, payment.reference]] : [])));
  return [...receipts].map(([id, reference]) => ({ kind: "RECEIPT", id, name: receiptFileName(reference) }));
};
