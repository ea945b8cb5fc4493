import { Card } from "./Card";
import { SkeletonText } from "./Skeleton";

/** Placeholder for a number of cards, in two columns on wide screens, each with so many lines. */
export const CardsSkeleton = ({ cards, lines }: { cards: number; lines: number }) => (
  <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
    {Array.from({ length: cards }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
      <Card key={card}>
        <SkeletonText lines={lines} />
      </Card>
    ))}
  </div>
);
