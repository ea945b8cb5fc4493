import { classNames } from "./classNames";

export interface Bar {
  label: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  format?: ((value: number) => string) | undefined;
  /** The heads of the table that stands for the chart. */
  heads?: readonly [string, string] | undefined;
  hideTitle?: boolean | undefined;
}

/** Values as columns; assistive technology reads the same figures as a table. */
export function BarChart({
  title,
  bars,
  format = String,
  heads = ["Label", "Value"],
  hideTitle,
}: BarChartProps) {
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className="min-w-0">
      <figcaption className={classNames("mb-3 text-sm font-semibold text-ink", hideTitle && "sr-only")}>
        {title}
      </figcaption>
      <div aria-hidden className="flex h-48 items-stretch border-b border-line">
        {bars.map((bar) => (
          <Column key={bar.label} bar={bar} text={format(bar.value)} share={bar.value / top} />
        ))}
      </div>
      <div aria-hidden className="flex pt-1.5 text-center text-[11px] text-muted">
        {bars.map((bar) => (
          <span key={bar.label} className="min-w-0 flex-1 truncate">
            {bar.label}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{format(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface ColumnProps {
  bar: Bar;
  text: string;
  /** Of the tallest column, 0 to 1. */
  share: number;
}

function Column({ bar, text, share }: ColumnProps) {
  return (
    <div
      title={`${bar.label}: ${text}`}
      className="group flex min-w-0 flex-1 flex-col items-center justify-end gap-1 px-0.5 sm:px-1.5 hover:bg-hover"
    >
      {bar.value > 0 && (
        <span className="text-[11px] whitespace-nowrap text-soft tabular-nums max-sm:hidden">{text}</span>
      )}
      <svg aria-hidden className="w-full max-w-10" height={`${share * 85}%`}>
        <rect width="100%" height="100%" rx="3" className="fill-brand group-hover:fill-brand-hover" />
        <rect y="50%" width="100%" height="50%" className="fill-brand group-hover:fill-brand-hover" />
      </svg>
    </div>
  );
}
