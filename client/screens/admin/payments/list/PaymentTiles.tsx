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
    sum === undefined ? <Skeleton className="my-1 h-6 w-24" /> : formatMoney(sum);
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Tile
        label="Total Sales"
        value={figure(totals?.sales)}
        note="Paid and due together"
        icon={<IndianRupee />}
        to={to(null)}
      />
      <Tile
        label="Paid"
        value={figure(totals?.paid)}
        note="The money is here"
        icon={<CircleCheck />}
        tone="success"
        to={to("PAID")}
      />
      <Tile
        label="Due"
        value={figure(totals?.due)}
        note="Pending"
        icon={<Clock />}
        tone="warning"
        to={to("PENDING")}
      />
    </div>
  );
}
