import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { PaymentTable_payments$key } from "../../../../__generated__/PaymentTable_payments.graphql";
import { DataTable } from "../../../../ui/DataTable";
import { paymentNoun } from "../paymentTexts";
import { DeletePayment } from "./DeletePayment";
import { NoPayments } from "./NoPayments";
import { type PaymentRow, paymentColumns } from "./paymentColumns";
import { offsetOf, pagesBeside, parsePayments, type SortColumn, sortColumns } from "./paymentsAddress";
import { useRequestedPayments } from "./requestedPayments";

const fragment = graphql`
  fragment PaymentTable_payments on QueryPaymentsConnection {
    __id
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    nodes {
      id
      databaseId
      paymentId
      amount
      transactionDate
      paymentMethod
      status
      comments
      user {
        id
        name
      }
    }
  }
`;

const isSortColumn = (key: string): key is SortColumn => Object.hasOwn(sortColumns, key);

/** One page of the payments, with what can be done to each. */
export function PaymentTable({ payments: key }: { payments: PaymentTable_payments$key }) {
  const payments = useFragment(fragment, key);
  const { search } = useLocation();
  const address = parsePayments(search);
  const { requested, refine } = useRequestedPayments();
  const [leaving, setLeaving] = useState<PaymentRow | null>(null);
  return (
    <>
      <DataTable
        caption="Payments"
        noun={paymentNoun}
        columns={paymentColumns({ offset: offsetOf(address), onDelete: setLeaving })}
        rows={payments.nodes}
        rowKey={({ id }) => id}
        liveList={search}
        sort={{ key: requested.sort, direction: requested.descending ? "descending" : "ascending" }}
        onSort={({ key, direction }) =>
          isSortColumn(key) && refine({ sort: key, descending: direction === "descending" })
        }
        total={payments.totalCount}
        offset={offsetOf(address)}
        {...pagesBeside(address, payments.pageInfo)}
        empty={<NoPayments address={address} total={payments.totalCount} />}
        csvName="payments.csv"
      />
      {leaving && <DeletePayment payment={leaving} listId={payments.__id} onClose={() => setLeaving(null)} />}
    </>
  );
}
