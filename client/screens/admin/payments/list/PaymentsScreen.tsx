import { CircleCheck, Clock, IndianRupee } from "lucide-react";
import { type ReactNode, useId } from "react";
import { graphql } from "react-relay";
import type { PaymentsScreenQuery } from "~/__generated__/PaymentsScreenQuery.graphql";
import type { PaymentsScreenSubscription } from "~/__generated__/PaymentsScreenSubscription.graphql";
import { formatMoney } from "~/formats/money";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { useListAddress } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { personOption } from "~/screens/admin/PersonPicker";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { useRememberedFlag } from "~/ui/useRememberedFlag";
import { batchItem, courseItem } from "../ItemPicker";
import { PaymentFilters } from "./PaymentFilters";
import { aboutPayments, PaymentTable, paymentColumns } from "./PaymentTable";
import { type PaymentsAddress, paymentsList } from "./paymentsList";
import { SalesChart, SalesToggle } from "./SalesChart";

interface Props {
  /** Null while they load. */
  totals: { readonly sales: number; readonly paid: number; readonly due: number } | null;
  /** Content beside the figures. */
  children?: ReactNode;
}

const tiles = [
  { key: "sales", status: null, label: "Total Sales", icon: <IndianRupee /> },
  { key: "paid", status: "PAID", label: "Paid", icon: <CircleCheck />, tone: "success" },
  { key: "due", status: "PENDING", label: "Due", icon: <Clock />, tone: "warning" },
] as const;

/** The totals of the filtered payments; Paid and Due link to their lists. */
function PaymentTiles({ totals, children }: Props) {
  const address = useListAddress(paymentsList);
  const to = (status: PaymentsAddress["status"]) =>
    `/admin/payments${paymentsList.format(paymentsList.refine(address, { status }))}`;
  const figure = (sum: number | undefined) =>
    sum === undefined ? <Skeleton className="h-5 w-24" /> : formatMoney(sum);
  return (
    <div className="grid w-full items-center gap-2 sm:flex sm:flex-wrap sm:[&>:not(h2)]:flex-auto">
      {tiles.map(({ key, status, ...tile }) => (
        <Tile key={key} {...tile} value={figure(totals?.[key])} compact to={to(status)} />
      ))}
      {children}
    </div>
  );
}

const query = graphql`
  query PaymentsScreenQuery(
    $year: Int
    $month: Int
    $chartYear: Int
    $search: String
    $status: PaymentStatus
    $userId: Int
    $payerId: Int!
    $ofUser: Boolean!
    $courseId: Int
    $batchId: Int
    $itemId: Int!
    $ofCourse: Boolean!
    $ofBatch: Boolean!
    $sort: PaymentSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    today
    paymentYears
    payer: user(databaseId: $payerId) @include(if: $ofUser) {
      databaseId
      name
      email
    }
    course(databaseId: $itemId) @include(if: $ofCourse) {
      databaseId
      title
    }
    batch(databaseId: $itemId) @include(if: $ofBatch) {
      databaseId
      name
    }
    totals: paymentTotals(
      year: $year
      month: $month
      search: $search
      status: $status
      userId: $userId
      courseId: $courseId
      batchId: $batchId
    ) {
      sales
      paid
      due
    }
    months: paymentMonths(
      year: $chartYear
      search: $search
      status: $status
      userId: $userId
      courseId: $courseId
      batchId: $batchId
    ) {
      month
      sales
      paid
      due
    }
    payments(
      year: $year
      month: $month
      search: $search
      status: $status
      userId: $userId
      courseId: $courseId
      batchId: $batchId
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...PaymentTable_payments
    }
  }
`;

const subscription = graphql`
  subscription PaymentsScreenSubscription {
    paymentsChanged
  }
`;

/** Payments: totals, a chart of a year's months, and the list. */
export function PaymentsScreen() {
  useLiveScreen<PaymentsScreenSubscription>(query, subscription);
  const { today, paymentYears, payer, course, batch, totals, months, payments } =
    useRouteQuery<PaymentsScreenQuery>(query);
  const [open, setOpen] = useRememberedFlag("PAYMENTS_CHART");
  const folding = { open, chartId: useId(), today };
  const item = course ? courseItem(course) : batch ? batchItem(batch) : null;
  return (
    <ListScreen about={aboutPayments}>
      <PaymentFilters years={paymentYears} payer={payer ? personOption(payer) : null} item={item} />
      <PaymentTable
        payments={payments}
        toolbar={
          <PaymentTiles totals={totals}>
            <SalesToggle {...folding} onToggle={() => setOpen(!open)} />
          </PaymentTiles>
        }
        above={<SalesChart {...folding} months={months} />}
      />
    </ListScreen>
  );
}

const columns = paymentColumns({ offset: 0, onDelete: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export function PaymentsSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutPayments}
      columns={columns}
      toolbar={
        <PaymentTiles totals={null}>
          <Skeleton className="h-9 w-52" />
        </PaymentTiles>
      }
    >
      <PaymentFilters years={[]} payer={null} item={null} />
    </ListScreenSkeleton>
  );
}
