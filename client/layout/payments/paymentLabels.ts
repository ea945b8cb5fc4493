import { type PaymentStatus, paymentMethodLabels, paymentStatuses } from "#gateway/domains/payments/contract";
import type { Tone } from "~/ui/tones";

export const statusTones: Record<PaymentStatus, Tone> = {
  PAID: "success",
  PENDING: "warning",
  FAILED: "danger",
  CANCELLED: "neutral",
};

/** The status that the gateway names; one that this client does not know yet promises nothing. */
export const getPaymentStatus = (status: string): PaymentStatus =>
  paymentStatuses.find((known) => known === status) ?? "PENDING";

/** How a payment was made, in words; '—' where it is not known. */
export const methodLabel = (method: string | null | undefined): string =>
  Object.entries(paymentMethodLabels).find(([known]) => known === method)?.[1] ?? "—";
