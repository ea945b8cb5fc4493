type Direction = "asc" | "desc";
/** The direction of a column in a list's usual order, turned when the list is asked for in reverse. */
type Turn = (direction: Direction) => Direction;

const opposite = { asc: "desc", desc: "asc" } as const;

/**
 * The orders of a list by what it may be sorted by, each in its usual direction. The result is a total order of rows:
 * the sort that was asked for, or its reverse, then the id, which descends for `newestFirst`.
 */
export function sortOrder<Sort extends string, Order extends object>(
  orders: Readonly<Record<Sort, (turn: Turn) => readonly Order[]>>,
  newestFirst: readonly Sort[] = [],
) {
  return (sort: Sort, reversed = false): (Order | { id: Direction })[] => {
    const turn: Turn = (direction) => (reversed ? opposite[direction] : direction);
    return [...orders[sort](turn), { id: turn(newestFirst.includes(sort) ? "desc" : "asc") }];
  };
}

/** The words of a search, of which at most so many characters are read; none where nothing is searched for. */
export const searchWords = (search: string | null | undefined, most = Number.POSITIVE_INFINITY): string[] =>
  (search ?? "")
    .slice(0, most)
    .split(/\s+/)
    .filter((word) => word !== "");
