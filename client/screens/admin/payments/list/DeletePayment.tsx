import { useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { DeletePaymentMutation } from "~/__generated__/DeletePaymentMutation.graphql";
import { formatMoney } from "~/formats/money";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { paymentMessages } from "../paymentMessages";
import type { PaymentRow } from "./paymentColumns";

const mutation = graphql`
  mutation DeletePaymentMutation($paymentId: Int!) {
    result: deletePayment(paymentId: $paymentId) {
      __typename
      ... on DeletedPaymentPayload {
        deletedId
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: paymentMessages.deleted, fallback: paymentMessages.deleteFailed };

/** Takes a deleted payment out of the page that shows it. */
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

interface Props {
  payment: PaymentRow;
  /** The store's id of the list that shows it. */
  listId: string;
  onClose: () => void;
}

/** Deletes a payment after a question; the figures are read again, since its money is gone from them. */
export function DeletePayment({ payment, listId, onClose }: Props) {
  const [remove] = useMutation<DeletePaymentMutation>(mutation, texts);
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
