import {
  type PaymentStatus,
  type paymentMethods,
  paymentStatuses,
} from "../../../gateway/domains/payments/contract";
import type { Tone } from "../../ui/tones";

type PaymentMethod = (typeof paymentMethods)[number];

export const statusLabels: Record<PaymentStatus, string> = {
  PAID: "Paid",
  PENDING: "Pending",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
};

export const statusTones: Record<PaymentStatus, Tone> = {
  PAID: "success",
  PENDING: "warning",
  FAILED: "danger",
  CANCELLED: "neutral",
};

/** The status that the gateway names; one that this client does not know yet promises nothing. */
export const statusOf = (status: string): PaymentStatus =>
  paymentStatuses.find((known) => known === status) ?? "PENDING";

export const methodLabels: Record<PaymentMethod, string> = {
  CREDIT_CARD: "Credit card",
  DEBIT_CARD: "Debit card",
  UPI: "UPI",
  NET_BANKING: "Net banking",
  WALLET: "Wallet",
  GPAY: "Google Pay",
  RAZORPAY: "Razorpay",
  PAYTM: "Paytm",
  PHONEPE: "PhonePe",
  CASH: "Cash",
  CHEQUE: "Cheque",
  BANK_TRANSFER: "Bank transfer",
  DEMAND_DRAFT: "Demand draft",
};

/** How a payment was made, in words; '—' where it is not known. */
export const methodLabel = (method: string | null | undefined): string =>
  Object.entries(methodLabels).find(([known]) => known === method)?.[1] ?? "—";
