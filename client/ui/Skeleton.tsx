import { classNames } from "./classNames";

const bar = "animate-skeleton rounded-md bg-line";

/** A placeholder block, sized by its class names. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={classNames(bar, className)} />;
}

const widths = ["w-full", "w-11/12", "w-4/5", "w-10/12", "w-3/5"];

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <div aria-hidden className={classNames("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div key={line} className={classNames(bar, "h-3", widths[line % widths.length])} />
      ))}
    </div>
  );
}

/** A placeholder course card: a cover and two lines. */
export function SkeletonCard() {
  return (
    <div aria-hidden className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="aspect-video animate-skeleton bg-line" />
      <div className="p-4">
        <div className={classNames(bar, "mb-3 h-4 w-4/5")} />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
