import { Download, Plus, Wallet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { PaymentTable_payments$key } from "~/__generated__/PaymentTable_payments.graphql";
import type { PaymentTableDeletePaymentMutation } from "~/__generated__/PaymentTableDeletePaymentMutation.graphql";
import { formatMoney } from "~/formats/money";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { useMutation } from "~/relay/useMutation";
import { ButtonLink } from "~/ui/ButtonLink";
import { buttonClass } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { paymentMessages, paymentNoun } from "../paymentMessages";
import { type PaymentRow, paymentColumns } from "./paymentColumns";
import { exportedPayments, paymentsList } from "./paymentsList";

const mutation = graphql`
  mutation PaymentTableDeletePaymentMutation($paymentId: Int!) {
    result: deletePayment(paymentId: $paymentId) {
      __typename
      ... on DeletedPaymentPayload {
        deletedId
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: paymentMessages.deleted, fallback: paymentMessages.deleteFailed };

/** Removes a deleted payment from its page. */
const without = (listId: string, node: string) => (store: RecordSourceSelectorProxy) => {
  const list = store.get(listId);
  if (store.getRootField("deletePayment")?.getType() !== "DeletedPaymentPayload" || !list) return;
  const rows = list.getLinkedRecords("nodes") ?? [];
  list.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== node),
    "nodes",
  );
  list.setValue(Math.max(0, Number(list.getValue("totalCount")) - 1), "totalCount");
};

interface DeletePaymentProps {
  payment: PaymentRow;
  /** The store's id of the list with the payment. */
  listId: string;
  onClose: () => void;
}

/** Deletes a payment after confirmation, and refetches the totals. */
function DeletePayment({ payment, listId, onClose }: DeletePaymentProps) {
  const [remove] = useMutation<PaymentTableDeletePaymentMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    const options = { onFailure: setError, updater: without(listId, payment.id) };
    const deleted = await remove({ paymentId: payment.databaseId }, options);
    if (!deleted) return;
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      title="Delete the payment"
      subject={`${payment.paymentId} of ${payment.user.name}, ${formatMoney(payment.amount)}`}
      message={paymentMessages.askDelete}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const fragment = graphql`
  fragment PaymentTable_payments on QueryPaymentsConnection {
    __id
    totalCount
    pageInfo {
      ...listParams_pageInfo @relay(mask: false)
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
  /** Buttons beside the export. */
  toolbar: ReactNode;
  /** Content between the buttons and the table. */
  above: ReactNode;
}

/** A page of payments with their actions. */
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
