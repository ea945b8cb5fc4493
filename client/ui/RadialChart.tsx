import { formatPercent } from "../formats/progress";
import { classNames } from "./classNames";
import { type Tone, toneInks } from "./tones";

export interface RadialChartProps {
  /** The accessible name: 'Your score'. */
  label: string;
  value: number;
  tone?: Tone | undefined;
  className?: string | undefined;
}

const radius = 52;
const around = 2 * Math.PI * radius;

/** A percentage as a ring with the figure in its centre. */
export function RadialChart({ label, value, tone = "brand", className }: RadialChartProps) {
  const percent = Math.min(100, Math.max(0, value));
  const name = `${label}: ${formatPercent(percent)}`;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 120 120"
      className={classNames("size-40", toneInks[tone], className)}
    >
      <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="9" className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap={percent > 0 ? "round" : "butt"}
        strokeDasharray={`${(around * percent) / 100} ${around}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="66.5" textAnchor="middle" className="fill-ink text-lg font-semibold tabular-nums">
        {formatPercent(percent)}
      </text>
    </svg>
  );
}
