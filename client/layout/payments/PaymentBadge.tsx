import { paymentStatusLabels } from "#gateway/domains/payments/contract";
import { Badge } from "~/ui/Badge";
import { statusOf, statusTones } from "./paymentWords";

/** What became of a payment, in a word. */
export function PaymentBadge({ status }: { status: string }) {
  const known = statusOf(status);
  return <Badge tone={statusTones[known]}>{paymentStatusLabels[known]}</Badge>;
}
