interface Position {
  at: number;
  count: number;
  axis: "horizontal" | "vertical";
}

const steps: Record<Position["axis"], Record<string, number>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/** Where an arrow key, Home or End leads in a ring of items; undefined for any other key. */
export function nextIndex(key: string, { at, count, axis }: Position): number | undefined {
  if (count === 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[axis][key];
  return step === undefined ? undefined : (at + step + count) % count;
}
