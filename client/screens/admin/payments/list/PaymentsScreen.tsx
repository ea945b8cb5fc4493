import { useId, useState } from "react";
import { graphql } from "react-relay";
import type { PaymentsScreenQuery } from "~/__generated__/PaymentsScreenQuery.graphql";
import type { PaymentsScreenSubscription } from "~/__generated__/PaymentsScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { personOption } from "~/screens/admin/usePeopleMatches";
import { batchItem, courseItem } from "../ItemPicker";
import { PaymentFilters } from "./PaymentFilters";
import { PaymentsHeader } from "./PaymentsHeader";
import { PaymentTable } from "./PaymentTable";
import { PaymentTiles } from "./PaymentTiles";
import { SalesChart, SalesToggle } from "./SalesChart";

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

/** What users have paid and owe: figures, the months of a year, and every payment. */
export function PaymentsScreen() {
  useScreenTitle("Payments");
  useLiveScreen<PaymentsScreenSubscription>(query, subscription);
  const { today, paymentYears, payer, course, batch, totals, months, payments } =
    useRouteQuery<PaymentsScreenQuery>(query);
  const [open, setOpen] = useState(false);
  const folding = { open, chartId: useId(), today };
  const item = course ? courseItem(course) : batch ? batchItem(batch) : null;
  return (
    <>
      <PaymentsHeader />
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
    </>
  );
}
