import { DataTable } from "~/ui/DataTable";
import { Skeleton } from "~/ui/Skeleton";
import { paymentNoun } from "../paymentMessages";
import { PaymentFilters } from "./PaymentFilters";
import { PaymentsHeader } from "./PaymentsHeader";
import { PaymentTiles } from "./PaymentTiles";
import { paymentColumns } from "./paymentColumns";

const columns = paymentColumns({ offset: 0, onDelete: () => undefined });

/** The dashboard while its figures are on their way: it can be filtered already. */
export function PaymentsSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading payments
      </span>
      <PaymentsHeader />
      <PaymentFilters years={[]} payer={null} item={null} />
      <DataTable
        caption="Payments"
        noun={paymentNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading
        toolbar={
          <PaymentTiles totals={null}>
            <Skeleton className="h-9 w-52" />
          </PaymentTiles>
        }
        csvName="payments.csv"
      />
    </div>
  );
}
