import { CircleCheck, Clock, IndianRupee } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoney } from "~/formats/money";
import { useListAddress } from "~/lists/usePendingParams";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { type PaymentsAddress, paymentsList } from "./paymentsList";

interface Props {
  /** Null while they are on their way. */
  totals: { readonly sales: number; readonly paid: number; readonly due: number } | null;
  /** What stands beside the figures. */
  children?: ReactNode;
}

/** What the payments of the filter add up to; Paid and Due lead to theirs. */
export function PaymentTiles({ totals, children }: Props) {
  const address = useListAddress(paymentsList);
  const to = (status: PaymentsAddress["status"]) =>
    `/admin/payments${paymentsList.format(paymentsList.refine(address, { status }))}`;
  const figure = (sum: number | undefined) =>
    sum === undefined ? <Skeleton className="h-5 w-24" /> : formatMoney(sum);
  return (
    <div className="grid w-full items-center gap-2 sm:flex sm:flex-wrap sm:[&>:not(h2)]:flex-auto">
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
      {children}
    </div>
  );
}
