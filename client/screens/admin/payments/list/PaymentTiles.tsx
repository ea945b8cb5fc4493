import { CircleCheck, Clock, IndianRupee } from "lucide-react";
import { formatMoney } from "../../../../formats/money";
import { useListAddress } from "../../../../lists/useRequestedList";
import { Skeleton } from "../../../../ui/Skeleton";
import { Tile } from "../../../../ui/Tile";
import { type PaymentsAddress, paymentsList } from "./paymentsList";

interface Props {
  /** Null while they are on their way. */
  totals: { readonly sales: number; readonly paid: number; readonly due: number } | null;
}

/** What the payments of the filter add up to; Paid and Due lead to theirs. */
export function PaymentTiles({ totals }: Props) {
  const address = useListAddress(paymentsList);
  const to = (status: PaymentsAddress["status"]) =>
    `/admin/payments${paymentsList.format(paymentsList.refine(address, { status }))}`;
  const figure = (sum: number | undefined) =>
    sum === undefined ? <Skeleton className="h-5 w-24" /> : formatMoney(sum);
  return (
    <div className="mb-3 grid gap-2 sm:grid-cols-3 sm:gap-4">
      <Tile label="Total Sales" value={figure(totals?.sales)} compact icon={<IndianRupee />} to={to(null)} />
      <Tile
        label="Paid"
        value={figure(totals?.paid)}
        compact
        icon={<CircleCheck />}
        tone="success"
        to={to("PAID")}
      />
      <Tile
        label="Due"
        value={figure(totals?.due)}
        compact
        icon={<Clock />}
        tone="warning"
        to={to("PENDING")}
      />
    </div>
  );
}
