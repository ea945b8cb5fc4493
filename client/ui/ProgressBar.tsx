import { formatPercent, progressTone } from "../formats/progress";
import { classNames } from "./classNames";
import { type Tone, toneFills } from "./tones";

export interface ProgressBarProps {
  /** The accessible name: what is progressing. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Shows the figure beside the bar; true by default. */
  figure?: boolean | undefined;
  /** Overrides the colour of the thresholds, for values where more is not better. */
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A percentage as a bar and a figure, coloured by the thresholds of 50 and 90. */
export function ProgressBar({ label, value, figure = true, tone, className }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className={classNames("flex items-center gap-2.5", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={formatPercent(percent)}
        className="h-1.5 min-w-12 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classNames(
            "h-full rounded-full transition-[width]",
            toneFills[tone ?? progressTone(percent) ?? "brand"],
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
      {figure && (
        <span aria-hidden className="min-w-9 text-right text-xs font-medium text-soft tabular-nums">
          {formatPercent(percent)}
        </span>
      )}
    </div>
  );
}
