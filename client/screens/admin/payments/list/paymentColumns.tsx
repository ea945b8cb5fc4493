import { MoreHorizontal, Pencil, Receipt, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { PaymentTable_payments$data } from "~/__generated__/PaymentTable_payments.graphql";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { methodLabel } from "~/layout/payments/paymentLabels";
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
    cell: Payer,
  },
  {
    key: "date",
    header: "Date",
    sortable: true,
    cell: ({ transactionDate }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(transactionDate) || "—"}</span>
    ),
  },
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
    {
      key: "number",
      header: "Sno",
      align: "end",
      cell: (_row, index) => offset + index + 1,
    },
    {
      key: "reference",
      header: "Payment Id",
      rowHeader: true,
      sortable: true,
      cell: ({ databaseId, paymentId }) => (
        <Link
          to={`/admin/payments/${databaseId}`}
          className="touch inline-flex items-center rounded-sm text-left wrap-anywhere sm:min-w-32 hover:text-brand-ink hover:underline"
        >
          {paymentId}
        </Link>
      ),
    },
    ...facts,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (payment) => <RowActions payment={payment} onDelete={onDelete} />,
    },
  ];
}

/** The payer, with the staff's comment below. */
function Payer({ user, comments }: PaymentRow) {
  return (
    <div className="sm:min-w-28">
      {user.name}
      {comments !== "" && (
        <span title={comments} className="block max-w-36 truncate text-xs text-muted">
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
