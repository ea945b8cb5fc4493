import { classNames } from "./classNames";
import { type Tone, toneFills } from "./tones";

const steps: readonly { tone: Tone; label: string }[] = [
  { tone: "brand", label: "Below 50%" },
  { tone: "warning", label: "50% and more" },
  { tone: "success", label: "90% and more" },
];

/** Explains the colours of progress bars to staff. */
export function ProgressLegend({ className }: { className?: string | undefined }) {
  return (
    <ul aria-label="Colours of progress" className={classNames("flex flex-wrap gap-x-4 gap-y-1", className)}>
      {steps.map(({ tone, label }) => (
        <li key={tone} className="inline-flex items-center gap-1.5 text-xs text-muted">
          <span aria-hidden className={classNames("h-1.5 w-4 rounded-full", toneFills[tone])} />
          {label}
        </li>
      ))}
    </ul>
  );
}
