import { foldForSearch } from "../foldContract";
import { searchWordLimit } from "./contract";

/** Ranks of a match between a text and a search, best first. */
export const matchRanks = ["exact", "prefix", "wordStart", "anywhere"] as const;
export type MatchRank = (typeof matchRanks)[number];

/** Number of matches that a picker shows. */
export const matchLimits = { offered: 20 } as const;

/** The words of a search that are read, folded. */
export const splitWords = (search: string): string[] =>
  foldForSearch(search).split(" ").filter(Boolean).slice(0, searchWordLimit);

/** Ranks a text; null if some word of the search is missing. Every text matches an empty search. */
export function rankMatch(search: string, text: string): MatchRank | null {
  const [wanted, given] = [foldForSearch(search), foldForSearch(text)];
  if (wanted === "") return "anywhere";
  if (given === wanted) return "exact";
  if (given.startsWith(wanted)) return "prefix";
  const words = splitWords(search);
  const starts = given.split(/[\s/_.@-]+/);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return "wordStart";
  return words.every((word) => given.includes(word)) ? "anywhere" : null;
}

/** The rows that match a search, best first; equal matches keep their order. */
export function sortMatches<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => string): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankMatch(search, textOf(row)) }));
  return matchRanks.flatMap((rank) => ranked.filter((item) => item.rank === rank).map(({ row }) => row));
}

/**
 * Merges the rows of several searches, best first. Any of a row's texts may match; rows that match elsewhere
 * come last.
 */
export function mergeMatches<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): Row[] {
  const ranked = rows.map((row) => {
    const ranks = textsOf(row).map((text) => rankMatch(search, text));
    return { row, rank: matchRanks.find((rank) => ranks.includes(rank)) ?? "anywhere" };
  });
  return matchRanks.flatMap((rank) => ranked.filter((item) => item.rank === rank).map(({ row }) => row));
}
