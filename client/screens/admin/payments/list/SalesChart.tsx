import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { anyTime } from "../../../../../gateway/domains/payments/contract";
import { monthNames } from "../../../../formats/dates";
import { formatMoney, formatMoneyShort } from "../../../../formats/money";
import { useListAddress } from "../../../../lists/useRequestedList";
import { BarChart } from "../../../../ui/BarChart";
import { Card } from "../../../../ui/Card";
import { classNames } from "../../../../ui/classNames";
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

/** Says what the chart leaves out of what the totals above it count. */
const scopeOf = (year: number, isEveryYear: boolean): string =>
  isEveryYear
    ? `Paid and due in ${year}. The totals and the list cover all years, and payments without a date.`
    : "Paid and due. Select a month to filter the list.";

/** The sales of each month of the chosen year, or of this year, folded until they are asked for. */
export function SalesChart(props: Props) {
  const address = useListAddress(paymentsList);
  const [open, setOpen] = useState(false);
  const chartId = useId();
  const year = chartYear(address, props.today);
  const title = `Sales by month in ${year}`;
  return (
    <section aria-label={title} className="mb-3" data-noprint>
      <h2 className="text-sm font-semibold text-ink">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={chartId}
          onClick={() => setOpen(!open)}
          className="touch inline-flex items-center gap-1.5 rounded-md py-1 pr-2 hover:text-brand-ink"
        >
          <ChevronRight
            aria-hidden
            className={classNames("size-4 text-muted transition-transform", open && "rotate-90")}
          />
          {title}
        </button>
      </h2>
      <div id={chartId} hidden={!open}>
        {open && (
          <Card className="mt-2">
            <p className="mb-3 text-xs text-muted">{scopeOf(year, address.year === anyTime)}</p>
            <Months {...props} title={title} year={year} />
          </Card>
        )}
      </div>
    </section>
  );
}

/** A press on a month narrows the list to it, or back. */
function Months({ months, title, year }: Props & { title: string; year: number }) {
  const address = useListAddress(paymentsList);
  const to = (month: number) => {
    const chosen = address.year === year && address.month === month;
    const change = chosen ? { month: anyTime } : { year, month };
    return `/admin/payments${paymentsList.format(paymentsList.refine(address, change))}`;
  };
  return (
    <BarChart
      title={title}
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
  );
}
