import { Download, Pencil, Receipt, Trash2, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { PaymentTable_payments$key } from "~/__generated__/PaymentTable_payments.graphql";
import { deletePayment } from "~/commands/organizationCommands";
import { formatMoney } from "~/formats/money";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { methodLabel } from "~/layout/payments/paymentLabels";
import { exportAddress } from "~/lists/exportAddress";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import type { ListRow } from "~/relay/fragmentData";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { buttonClass } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn, dateColumn, nameColumn, numberColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";
import { useConfirm } from "~/ui/useConfirm";
import { exportedPayments, paymentsList } from "./paymentsList";

type PaymentRow = ListRow<PaymentTable_payments$key>;

interface Options {
  /** The number of rows before the first one. */
  offset: number;
  onDelete: (payment: PaymentRow) => void;
}

const facts: Column<PaymentRow>[] = [
  {
    key: "user",
    header: "Name",
    sortable: true,
    fills: true,
    cell: Payer,
  },
  dateColumn({ key: "date", header: "Date" }, ({ transactionDate }) => transactionDate, {
    sortable: true,
    none: "—",
  }),
  {
    key: "item",
    header: "Paid for",
    cell: ({ item }) => (
      <span title={item ?? undefined} className="block max-w-32 truncate max-sm:max-w-none">
        {item ?? "—"}
      </span>
    ),
  },
  {
    key: "method",
    header: "Method",
    cell: ({ paymentMethod }) => <span className="whitespace-nowrap">{methodLabel(paymentMethod)}</span>,
  },
  {
    key: "amount",
    header: "Amount",
    sortable: true,
    align: "end",
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <PaymentBadge state={status} />,
  },
];

/** The columns of the list of payments; row numbers continue from the previous pages. */
export function paymentColumns({ offset, onDelete }: Options): Column<PaymentRow>[] {
  return [
    numberColumn(offset),
    nameColumn(
      "Payment id",
      { to: ({ databaseId }) => `/admin/payments/${databaseId}`, name: ({ reference }) => reference },
      { key: "reference", sortable: true, className: "sm:min-w-32" },
    ),
    ...facts,
    actionsColumn((payment) => <RowActions payment={payment} onDelete={onDelete} />),
  ];
}

/** The payer, with the staff's comment. */
function Payer({ user, comments }: PaymentRow) {
  return (
    <div className="sm:flex sm:min-w-32 sm:items-baseline sm:gap-2">
      <span
        title={user.name}
        className={comments === "" ? "sm:truncate" : "sm:max-w-2/3 sm:shrink-0 sm:truncate"}
      >
        {user.name}
      </span>
      {comments !== "" && (
        <span title={comments} className="block min-w-0 truncate text-xs text-muted max-sm:max-w-36">
          {comments}
        </span>
      )}
    </div>
  );
}

function RowActions({ payment, onDelete }: { payment: PaymentRow; onDelete: Options["onDelete"] }) {
  const address = `/admin/payments/${payment.databaseId}`;
  return (
    <div className="flex justify-end">
      <ActionsMenu
        size="sm"
        name={payment.reference}
        items={[
          { label: "Receipt", icon: <Receipt />, to: address },
          { label: "Edit", icon: <Pencil />, to: `${address}/edit` },
          {
            label: "Delete",
            icon: <Trash2 />,
            tone: "danger",
            divided: true,
            onSelect: () => onDelete(payment),
          },
        ]}
      />
    </div>
  );
}

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

const describe = ({ reference, user, amount }: PaymentRow): string =>
  `${reference} of ${user.name}, ${formatMoney(amount)}`;

const fragment = graphql`
  fragment PaymentTable_payments on QueryPaymentsConnection {
    __id
    ...useListPage_page
    nodes {
      id
      databaseId
      reference
      amount
      transactionDate
      paymentMethod
      status
      comments
      item
      user { id name }
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
export function PaymentTable({ payments: key, ...slots }: Props) {
  const payments = useFragment(fragment, key);
  const { asked, ask, dialog } = useDeletePayment(payments.__id);
  return (
    <>
      <ListTable
        {...slots}
        list={paymentsList}
        about={aboutPayments}
        columns={(offset) => paymentColumns({ offset, onDelete: ask })}
        page={payments}
        variables={exportedPayments}
        bulk={{
          toSelected: ({ id, databaseId, reference }) => ({ key: id, id: databaseId, name: reference }),
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
