import { findValue } from "#gateway/domains/labelsContract";
import {
  type PaymentStatus,
  paymentMethodLabels,
  paymentStatusLabels,
} from "#gateway/domains/payments/contract";

/** Parses the gateway's payment status; an unknown one counts as not received. */
export const getPaymentStatus = (status: string): PaymentStatus =>
  findValue(paymentStatusLabels, status) ?? "PENDING";

/** A payment's method; '—' if unknown. */
export const methodLabel = (method: string | null | undefined): string =>
  Object.entries(paymentMethodLabels).find(([known]) => known === method)?.[1] ?? "—";
