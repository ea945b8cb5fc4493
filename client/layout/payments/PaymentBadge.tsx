import { paymentStatusLabels } from "#gateway/domains/payments/contract";
import { Badge } from "~/ui/Badge";
import { getPaymentStatus, statusTones } from "./paymentLabels";

/** A payment's status. */
export function PaymentBadge({ status }: { status: string }) {
  const known = getPaymentStatus(status);
  return <Badge tone={statusTones[known]}>{paymentStatusLabels[known]}</Badge>;
}
