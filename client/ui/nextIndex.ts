interface Position {
  at: number;
  count: number;
  axis: "horizontal" | "vertical";
}

const steps: Record<Position["axis"], Record<string, number>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/** Returns the index that an arrow key, Home or End moves to in a circular list; undefined for other keys. */
export function nextIndex(key: string, { at, count, axis }: Position): number | undefined {
  if (count === 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[axis][key];
  return step === undefined ? undefined : (at + step + count) % count;
}
