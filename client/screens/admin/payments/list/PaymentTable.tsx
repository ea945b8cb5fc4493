import { Download, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { PaymentTable_payments$key } from "~/__generated__/PaymentTable_payments.graphql";
import { deletePayment } from "~/commands/organizationCommands";
import { formatMoney } from "~/formats/money";
import { exportAddress } from "~/lists/exportAddress";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { buttonClass } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";
import { type PaymentRow, paymentColumns } from "./paymentColumns";
import { exportedPayments, paymentsList } from "./paymentsList";

const paymentNoun = { one: "payment", many: "payments" } as const;

/** The list of payments. */
export const aboutPayments: ListAbout = {
  title: "Payments",
  caption: "Payments",
  noun: paymentNoun,
  exports: "payments",
  create: { label: "Add payment", to: "/admin/payments/create" },
  empty: {
    icon: <Wallet />,
    title: "No payments yet",
    text: "Payments appear here, each with a receipt.",
  },
};

/** Deletes payments, each after confirmation, and refetches the totals. */
function useDeletePayment(listId: string) {
  const [remove] = useUndoableMutation(deletePayment);
  const { revalidate } = useRevalidator();
  return useConfirm(async ({ id, databaseId }: PaymentRow, options) => {
    const updater = removeRow({ listId, nodeId: id });
    const deleted = await remove({ paymentId: databaseId }, { ...options, updater });
    if (deleted) void revalidate();
    return deleted;
  });
}

const describe = ({ paymentId, user, amount }: PaymentRow): string =>
  `${paymentId} of ${user.name}, ${formatMoney(amount)}`;

const fragment = graphql`
  fragment PaymentTable_payments on QueryPaymentsConnection {
    __id
    ...useListPage_page
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
  const { asked, ask, dialog } = useDeletePayment(payments.__id);
  return (
    <>
      <ListTable
        list={paymentsList}
        {...{ toolbar, above }}
        about={aboutPayments}
        columns={(offset) => paymentColumns({ offset, onDelete: ask })}
        page={payments}
        variables={exportedPayments}
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
      />
      <ConfirmDialog
        {...dialog}
        title="Delete the payment"
        subject={asked ? describe(asked) : undefined}
        message="Are you sure you want to delete this payment?"
      />
    </>
  );
}
