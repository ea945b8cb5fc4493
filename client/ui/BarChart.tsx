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

const [width, height, floor] = [640, 200, 172];

/** Values as columns; assistive technology reads the same figures as a table. */
export function BarChart({
  title,
  bars,
  format = String,
  heads = ["Label", "Value"],
  hideTitle,
}: BarChartProps) {
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  const step = width / Math.max(1, bars.length);
  return (
    <figure className="min-w-0">
      <figcaption className={classNames("mb-3 text-sm font-semibold text-ink", hideTitle && "sr-only")}>
        {title}
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={width}
            y1={floor - share * 148}
            y2={floor - share * 148}
            className="stroke-line"
          />
        ))}
        {bars.map((bar, index) => (
          <Column
            key={bar.label}
            bar={bar}
            text={format(bar.value)}
            x={index * step}
            step={step}
            share={bar.value / top}
          />
        ))}
      </svg>
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
  x: number;
  step: number;
  share: number;
}

function Column({ bar, text, x, step, share }: ColumnProps) {
  const tall = Math.max(share * 148, bar.value > 0 ? 2 : 0);
  const thick = Math.min(step * 0.62, 44);
  return (
    <g>
      <title>{`${bar.label}: ${text}`}</title>
      <rect x={x} y="0" width={step} height={floor} className="fill-transparent" />
      <rect
        x={x + (step - thick) / 2}
        y={floor - tall}
        width={thick}
        height={tall}
        rx="3"
        className="fill-brand"
      />
      {bar.value > 0 && step >= 36 && (
        <text
          x={x + step / 2}
          y={floor - tall - 6}
          textAnchor="middle"
          className="fill-soft text-[11px] tabular-nums"
        >
          {text}
        </text>
      )}
      <text x={x + step / 2} y={floor + 18} textAnchor="middle" className="fill-muted text-[11px]">
        {bar.label}
      </text>
    </g>
  );
}
