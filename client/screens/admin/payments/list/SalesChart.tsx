import { anyTime } from "../../../../../gateway/domains/payments/contract";
import { monthNames } from "../../../../formats/dates";
import { formatMoney, formatMoneyShort } from "../../../../formats/money";
import { useListAddress } from "../../../../lists/useRequestedList";
import { BarChart } from "../../../../ui/BarChart";
import { Card } from "../../../../ui/Card";
import { chartYear, paymentsList } from "./paymentsList";

interface Month {
  readonly month: number;
  readonly sales: number;
  readonly paid: number;
  readonly due: number;
}

interface Props {
  months: readonly Month[];
  /** The organization's today, as YYYY-MM-DD. */
  today: string;
}

/** The sales of each month of the chosen year, or of this year; a press on a month narrows the list to it, or back. */
export function SalesChart({ months, today }: Props) {
  const address = useListAddress(paymentsList);
  const year = chartYear(address, today);
  const to = (month: number) => {
    const chosen = address.year === year && address.month === month;
    const change = chosen ? { month: anyTime } : { year, month };
    return `/admin/payments${paymentsList.format(paymentsList.refine(address, change))}`;
  };
  return (
    <Card
      title={`Sales by month in ${year}`}
      description="Paid and due together; a month narrows the list to it"
      className="mb-6"
    >
      <BarChart
        title={`Sales by month in ${year}`}
        hideTitle
        heads={["Month", "Sales"]}
        format={formatMoney}
        formatShort={formatMoneyShort}
        kinds={["Paid", "Due"]}
        bars={months.map(({ month, sales, paid }) => ({
          label: (monthNames[month - 1] ?? "").slice(0, 3),
          name: monthNames[month - 1],
          value: sales,
          part: paid,
          to: to(month),
          current: address.month === month,
        }))}
      />
    </Card>
  );
}
