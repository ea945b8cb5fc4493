import { paymentStatusLabels } from "#gateway/domains/payments/contract";
import { Badge } from "~/ui/Badge";
import { getPaymentStatus, statusTones } from "./paymentLabels";

/** What became of a payment, in a word. */
export function PaymentBadge({ status }: { status: string }) {
  const known = getPaymentStatus(status);
  return <Badge tone={statusTones[known]}>{paymentStatusLabels[known]}</Badge>;
}
