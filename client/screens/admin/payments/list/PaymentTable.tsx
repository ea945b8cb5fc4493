import { Download, Plus, Wallet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaymentTable_payments$key } from "~/__generated__/PaymentTable_payments.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { buttonClass } from "~/ui/buttonClass";
import { EmptyState } from "~/ui/EmptyState";
import { paymentNoun } from "../paymentMessages";
import { DeletePayment } from "./DeletePayment";
import { type PaymentRow, paymentColumns } from "./paymentColumns";
import { exportedPayments, paymentsList } from "./paymentsList";

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
      item
      user {
        id
        name
      }
    }
  }
`;

interface Props {
  payments: PaymentTable_payments$key;
  /** What stands beside the export. */
  toolbar: ReactNode;
  /** What stands between that and the table. */
  above: ReactNode;
}

/** One page of the payments, with what can be done to each. */
export function PaymentTable({ payments: key, toolbar, above }: Props) {
  const payments = useFragment(fragment, key);
  const [leaving, setLeaving] = useState<PaymentRow | null>(null);
  return (
    <>
      <ListTable
        list={paymentsList}
        {...{ toolbar, above }}
        caption="Payments"
        noun={paymentNoun}
        columns={(offset) => paymentColumns({ offset, onDelete: setLeaving })}
        page={payments}
        exportHref={(address) => exportAddress("payments", exportedPayments(address))}
        bulk={{
          toSelected: ({ id, databaseId, paymentId }) => ({ key: id, id: databaseId, name: paymentId }),
          actions: ({ rows }) => (
            <a
              href={exportAddress("payments", { ids: rows.map(({ id }) => id) })}
              download
              className={buttonClass({ size: "sm" })}
            >
              <Download aria-hidden className="size-4" />
              Export selected
            </a>
          ),
        }}
        advice="Try another year or month, or fewer words."
        empty={<NoPayments />}
      />
      {leaving && <DeletePayment payment={leaving} listId={payments.__id} onClose={() => setLeaving(null)} />}
    </>
  );
}

function NoPayments() {
  return (
    <EmptyState
      icon={<Wallet />}
      title="No payments yet"
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/payments/create">
          Add Payment
        </ButtonLink>
      }
    >
      Payments appear here, each with a receipt.
    </EmptyState>
  );
}
