import { ChevronRight, CircleCheck, Clock, IndianRupee } from "lucide-react";
import type { ReactNode } from "react";
import { monthNames } from "#gateway/domains/dayContract";
import { shortMonths } from "#gateway/domains/dayTextContract";
import { anyTime } from "#gateway/domains/payments/contract";
import { formatMoney } from "~/formats/money";
import { formatMoneyShort } from "~/formats/moneyShort";
import { useListAddress } from "~/lists/usePendingParams";
import { BarChart } from "~/ui/BarChart";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { allSales, chartYear, type PaymentsAddress, paymentsList } from "./paymentsList";

interface TilesProps {
  /** Null while they load. */
  totals: { readonly sales: number; readonly paid: number; readonly due: number } | null;
  /** Content beside the figures. */
  children?: ReactNode;
}

const tiles = [
  { key: "sales", status: allSales, label: "Total Sales", icon: <IndianRupee /> },
  { key: "paid", status: "PAID", label: "Paid", icon: <CircleCheck />, tone: "success" },
  { key: "due", status: "PENDING", label: "Due", icon: <Clock />, tone: "warning" },
] as const;

/** The totals of the payments of the other filters, whatever their status; each links to the payments it sums. */
export function PaymentTiles({ totals, children }: TilesProps) {
  const address = useListAddress(paymentsList);
  const to = (status: PaymentsAddress["status"]) =>
    `/admin/payments${paymentsList.format(paymentsList.refine(address, { status }))}`;
  const figure = (sum: number | undefined) =>
    sum === undefined ? <Skeleton className="h-5 w-24" /> : formatMoney(sum);
  return (
    <div className="grid w-full items-center gap-2 sm:flex sm:flex-wrap sm:[&>:not(h2)]:flex-auto">
      {tiles.map(({ key, status, ...tile }) => (
        <Tile key={key} {...tile} value={figure(totals?.[key])} compact to={to(status)} />
      ))}
      {children}
    </div>
  );
}

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

/** Says what the totals include but the chart does not. */
const formatScope = (year: number, isEveryYear: boolean): string =>
  isEveryYear
    ? `Paid and due in ${year}. The totals and the list cover all years, and payments without a date.`
    : "Paid and due. Select a month to filter the list.";

interface ChartToggle {
  open: boolean;
  chartId: string;
  onToggle: () => void;
}

/** Expands and collapses the chart. */
export function SalesToggle({ today, open, chartId, onToggle }: ChartToggle & Pick<Props, "today">) {
  const year = chartYear(useListAddress(paymentsList), today);
  return (
    <h2 className="flex text-sm font-medium text-ink" data-noprint>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={chartId}
        onClick={onToggle}
        className="touch inline-flex items-center gap-1.5 rounded-md px-2 py-2 whitespace-nowrap hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={classNames("size-4 text-muted transition-transform", open && "rotate-90")}
        />
        {`Sales by month in ${year}`}
      </button>
    </h2>
  );
}

/** The sales by month of the chosen or current year; collapsed by default. */
export function SalesChart({ open, chartId, ...props }: Props & Omit<ChartToggle, "onToggle">) {
  const address = useListAddress(paymentsList);
  const year = chartYear(address, props.today);
  return (
    <div id={chartId} hidden={!open} data-noprint>
      {open && (
        <Card className="mb-3">
          <p className="mb-3 text-xs text-muted">{formatScope(year, address.year === anyTime)}</p>
          <Months {...props} title={`Sales by month in ${year}`} year={year} />
        </Card>
      )}
    </div>
  );
}

/** Filters the list by the pressed month, or clears that filter. */
function Months({ months, title, year }: Props & { title: string; year: number }) {
  const address = useListAddress(paymentsList);
  const to = (month: number) => {
    const chosen = address.year === year && address.month === month;
    // A bar is what was paid and is due: the month lists no other payments, unless a status is chosen.
    const { status } = address;
    const change = chosen
      ? { month: anyTime, status: status === allSales ? null : status }
      : { year, month, status: status ?? allSales };
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
        label: shortMonths[month - 1] ?? "",
        name: monthNames[month - 1],
        value: sales,
        part: paid,
        to: to(month),
        current: address.month === month,
      }))}
    />
  );
}
