import { formatPercent, progressTone } from "../formats/progress";
import { classNames } from "./classNames";
import { type Tone, toneFills } from "./tones";

export interface ProgressBarProps {
  /** What is progressing, for those who cannot see the bar. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The figure beside the bar; shown unless false. */
  figure?: boolean | undefined;
  /** Instead of the colour of the thresholds, where much is not the same as well done. */
  tone?: Tone | undefined;
  className?: string | undefined;
}

/** A percentage as a bar and a figure; the colour follows the thresholds of 50 and 90. */
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
