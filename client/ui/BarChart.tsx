import { Link } from "react-router-dom";
import { classNames } from "./classNames";

export interface Bar {
  /** The short label below the column. */
  label: string;
  /** The full name, used in the tooltip and the table. */
  name?: string | undefined;
  value: number;
  /** The part of the value that is of the first kind, when the chart shows two kinds. */
  part?: number | undefined;
  /** The page that a click on the column opens. */
  to?: string | undefined;
  /** True when the screen is filtered to this column. */
  current?: boolean | undefined;
}

export interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  format?: ((value: number) => string) | undefined;
  /** Formats a value above its column, where long numbers do not fit. */
  formatShort?: ((value: number) => string) | undefined;
  /** The headers of the equivalent table. */
  heads?: readonly [string, string] | undefined;
  hideTitle?: boolean | undefined;
  /** The names of a column's two kinds: the part, and the rest. */
  kinds?: readonly [string, string] | undefined;
}

/**
 * Values as columns, with a table of the same figures for assistive technology. A column shows its full value when it
 * is hovered, pressed or focused. Columns with an address are links.
 */
export function BarChart(props: BarChartProps) {
  const { title, bars, format = String, formatShort = format, heads, hideTitle, kinds } = props;
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className="min-w-0">
      <figcaption className={classNames("mb-3 text-sm font-semibold text-ink", hideTitle && "sr-only")}>
        {title}
      </figcaption>
      {kinds && <Legend kinds={kinds} />}
      <div className="relative flex h-56 items-stretch">
        {bars.map((bar) => (
          <Column
            key={bar.label}
            bar={bar}
            text={describeBar(bar, format, kinds)}
            short={formatShort(bar.value)}
            share={bar.value / top}
          />
        ))}
      </div>
      <Figures title={title} bars={bars} format={format} heads={heads} kinds={kinds} />
    </figure>
  );
}

/** Describes a column as text. */
function describeBar(bar: Bar, format: (value: number) => string, kinds: BarChartProps["kinds"]): string {
  const whole = format(bar.value);
  if (!kinds || bar.part === undefined || bar.value === 0) return whole;
  return `${whole}, ${kinds[0]} ${format(bar.part)}, ${kinds[1]} ${format(bar.value - bar.part)}`;
}

function Legend({ kinds }: { kinds: readonly [string, string] }) {
  return (
    <div aria-hidden className="mb-2 flex justify-end gap-4 text-xs text-muted">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-brand" />
        {kinds[0]}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm border border-brand bg-brand-soft" />
        {kinds[1]}
      </span>
    </div>
  );
}

interface ColumnProps {
  bar: Bar;
  text: string;
  short: string;
  /** The height relative to the tallest column, from 0 to 1. */
  share: number;
}

function Column({ bar, text, short, share }: ColumnProps) {
  const look = classNames(
    "group flex min-w-0 flex-1 flex-col items-stretch rounded-sm text-center hover:bg-hover",
    bar.current && "bg-hover",
  );
  const name = `${bar.name ?? bar.label}: ${text}`;
  const inside = (
    <>
      <Drawing bar={bar} short={short} share={share} />
      <span className="pointer-events-none absolute inset-x-0 top-0 z-1 hidden justify-center group-hover:flex group-focus:flex">
        <span className="rounded-md border border-line bg-raised px-2 py-1 text-xs text-ink tabular-nums shadow-float">
          {name}
        </span>
      </span>
    </>
  );
  if (bar.to === undefined)
    return (
      <button type="button" aria-label={name} className={look}>
        {inside}
      </button>
    );
  return (
    <Link
      to={bar.to}
      preventScrollReset
      aria-label={name}
      aria-current={bar.current ? "true" : undefined}
      className={look}
    >
      {inside}
    </Link>
  );
}

function Drawing({ bar, short, share }: Omit<ColumnProps, "text">) {
  const part = bar.part === undefined || bar.value === 0 ? 1 : bar.part / bar.value;
  return (
    <>
      <span className="flex min-h-0 flex-1 flex-col items-center justify-end gap-1 border-b border-line px-0.5 sm:px-1.5">
        {bar.value > 0 && (
          <span className="text-[11px] whitespace-nowrap text-soft tabular-nums max-sm:hidden">{short}</span>
        )}
        <svg aria-hidden className="w-full max-w-10 overflow-visible" height={`${share * 85}%`}>
          <rect
            width="100%"
            height="100%"
            className="fill-brand-soft stroke-brand"
            strokeWidth={part < 1 ? 1 : 0}
          />
          <rect
            y={`${(1 - part) * 100}%`}
            width="100%"
            height={`${part * 100}%`}
            className="fill-brand group-hover:fill-brand-hover"
          />
        </svg>
      </span>
      <span
        className={classNames(
          "block truncate pt-1.5 pb-1 text-[11px]",
          bar.current ? "font-semibold text-ink" : "text-muted",
        )}
      >
        {bar.label}
      </span>
    </>
  );
}

function Figures(
  props: Pick<BarChartProps, "title" | "bars" | "heads" | "kinds"> & { format: (value: number) => string },
) {
  const { title, bars, heads = ["Label", "Value"], kinds, format } = props;
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          {[...heads, ...(kinds ?? [])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, name, value, part = value }) => (
          <tr key={label}>
            <th scope="row">{name ?? label}</th>
            <td>{format(value)}</td>
            {kinds && <td>{format(part)}</td>}
            {kinds && <td>{format(value - part)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
