import { compose } from "../hiddenTextContract";
import type { PaymentStatus } from "./contract";

const titles = {
  PAID: "Receipt",
  PENDING: "Payment due",
  FAILED: "Failed payment",
  CANCELLED: "Cancelled payment",
} as const satisfies Record<PaymentStatus, string>;

/** The title of the sheet: only a received payment has a receipt. */
export const receiptTitle = (status: PaymentStatus): string => titles[status];

/** The payment's id as a receipt shows it: at least six digits. */
export const receiptNumber = (paymentId: number): string => String(paymentId).padStart(6, "0");

/** The name of a receipt's file: the characters of its reference that every system allows in a name. */
export const receiptFileName = (reference: string): string =>
  `receipt-${compose(reference).replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")}.pdf`;
