import { MoreHorizontal, Pencil, Receipt, Trash2 } from "lucide-react";
import type { PaymentTable_payments$data } from "~/__generated__/PaymentTable_payments.graphql";
import { formatMoney } from "~/formats/money";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { methodLabel } from "~/layout/payments/paymentLabels";
import { actionsColumn, dateColumn, nameColumn, numberColumn } from "~/ui/columns";
import { Menu } from "~/ui/Menu";
import type { Column } from "~/ui/tableColumns";

export type PaymentRow = PaymentTable_payments$data["nodes"][number];

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
    cell: ({ status }) => <PaymentBadge status={status} />,
  },
];

/** The columns of the list of payments; row numbers continue from the previous pages. */
export function paymentColumns({ offset, onDelete }: Options): Column<PaymentRow>[] {
  return [
    numberColumn(offset),
    nameColumn(
      "Payment id",
      { to: ({ databaseId }) => `/admin/payments/${databaseId}`, name: ({ paymentId }) => paymentId },
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
      <Menu
        size="sm"
        label={`Actions for ${payment.paymentId}`}
        icon={<MoreHorizontal />}
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
