import { paymentStatusLabels } from "#gateway/domains/payments/contract";
import { stateBadge } from "~/ui/stateBadge";

/** A payment's status. */
export const PaymentBadge = stateBadge(paymentStatusLabels, {
  PAID: "success",
  PENDING: "warning",
  FAILED: "danger",
  CANCELLED: "neutral",
});
