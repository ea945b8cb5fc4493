/** How well a text fits what was typed, best first. */
export const matchRanks = ["exact", "prefix", "wordStart", "anywhere"] as const;
export type MatchRank = (typeof matchRanks)[number];

/** How many matches a picker offers. */
export const matchLimits = { offered: 20, search: 100 } as const;

const fold = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, " ");

/** Returns the words of a search. */
export const splitWords = (search: string): string[] => fold(search).split(" ").filter(Boolean);

/** Rates a text. Null: some word of the search is missing. Everything fits an empty search. */
export function rankMatch(search: string, text: string): MatchRank | null {
  const [wanted, given] = [fold(search), fold(text)];
  if (wanted === "") return "anywhere";
  if (given === wanted) return "exact";
  if (given.startsWith(wanted)) return "prefix";
  const words = splitWords(search);
  const starts = given.split(/[\s/_.@-]+/);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return "wordStart";
  return words.every((word) => given.includes(word)) ? "anywhere" : null;
}

/** The rows that fit a search, best first; rows that fit equally well keep their order. */
export function sortMatches<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => string): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankMatch(search, textOf(row)) }));
  return matchRanks.flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ row }) => row));
}

/**
 * Merges rows that several searches found, best first. Each of a row's texts may fit; what was found by something else
 * comes last, and is not lost.
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
  return matchRanks.flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ row }) => row));
}
