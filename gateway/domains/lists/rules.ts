import { foldForSearch } from "../foldContract";
import { searchLimit, searchWordLimit } from "./contract";

type Direction = "asc" | "desc";
/** The direction of a column in a list's usual order, reversed when the list is asked for in reverse. */
type Orient = (direction: Direction) => Direction;

const opposites = { asc: "desc", desc: "asc" } as const;

/**
 * The orders of a list by each of its sorts, in their usual direction. The result is a total order of rows: the
 * requested sort, or its reverse, then the id, which descends for `newestFirst`.
 */
export function sortOrder<Sort extends string, Order extends object>(
  orders: Readonly<Record<Sort, (orient: Orient) => readonly Order[]>>,
  newestFirst: readonly Sort[] = [],
) {
  return (sort: Sort, reversed = false): (Order | { id: Direction })[] => {
    const orient: Orient = (direction) => (reversed ? opposites[direction] : direction);
    return [...orders[sort](orient), { id: orient(newestFirst.includes(sort) ? "desc" : "asc") }];
  };
}

/** Filters of a list; null and undefined leave a filter out. */
export type Filters<Of> = { [Name in keyof Of]?: Of[Name] | null | undefined };

/** The columns whose values were chosen, to compare rows with; 0 and an empty text are no choice. */
export const chosen = <Of extends object>(columns: Of): { [Name in keyof Of]?: NonNullable<Of[Name]> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => Boolean(value))) as {
    [Name in keyof Of]?: NonNullable<Of[Name]>;
  };

/** The words of a search, folded, of which `searchLimit` characters are read; none where nothing is searched for. */
export const searchWords = (search: string | null | undefined): string[] =>
  foldForSearch((search ?? "").slice(0, searchLimit))
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, searchWordLimit);

/** The longest word of a search, of at least three characters: an index of words is too slow for shorter ones. */
export const findLongestWord = (search: string | null | undefined): string | undefined =>
  searchWords(search)
    .filter((word) => Array.from(word).length >= 3)
    .reduce<string | undefined>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      undefined,
    );

/** Filters of rows that contain every word of a search, each in any of the places. */
export const withEveryWord = <Target>(
  search: string | null | undefined,
  toFilters: (word: string) => Target[],
): { OR: Target[] }[] => searchWords(search).map((word) => ({ OR: toFilters(word) }));
