import { Skeleton } from "./Skeleton";

/** Placeholder bars below each other, such as the rows of a card; `height` is the class name of one. */
export function SkeletonRows({ rows, height }: { rows: number; height: string }) {
  return (
    <div aria-hidden className="grid gap-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}
