import { matchRanks, rankMatch } from "#gateway/domains/lists/matchContract";
import type { EntryKind, PaletteEntry } from "./entries";

/** Of what fits equally well, the kinds that come first. */
const kindOrder: readonly EntryKind[] = [
  "course",
  "screen",
  "action",
  "batch",
  "person",
  "specialization",
  "payment",
  "post",
];

interface Candidates {
  /** What was opened lately, the latest first: it wins over what fits as well. */
  recent: readonly PaletteEntry[];
  /** Screens and actions. */
  known: readonly PaletteEntry[];
  /** What the server has found, best first. */
  found: readonly PaletteEntry[];
  /** What was found is the answer to these words; something else than the names that are shown may fit. */
  isAnswer: boolean;
}

interface Ranked {
  entry: PaletteEntry;
  rank: number;
  /** Less is better. */
  kind: number;
}

/** How well the best name of an entry fits: 0 is exact; null when none does. */
export function rankEntry({ label, also = [] }: PaletteEntry, words: string): number | null {
  const ranks = [label, ...also].flatMap((name) => rankMatch(words, name) ?? []);
  const best = matchRanks.findIndex((rank) => ranks.includes(rank));
  return best < 0 ? null : best;
}

/**
 * The entries that fit the words: exact names, beginnings of names, beginnings of words, then the rest. Of what fits
 * equally well, what was opened lately comes first, then one kind after the other.
 */
export function rankEntries(words: string, { recent, known, found, isAnswer }: Candidates): PaletteEntry[] {
  const ranked = new Map<string, Ranked>();
  const add = (entry: PaletteEntry, kind: number, otherwise: number | null = null) => {
    const rank = rankEntry(entry, words) ?? otherwise;
    if (rank !== null && !ranked.has(entry.value)) ranked.set(entry.value, { entry, rank, kind });
  };
  for (const entry of recent) add(entry, -1);
  for (const entry of known) add(entry, kindOrder.indexOf(entry.kind));
  for (const entry of found)
    add(entry, kindOrder.indexOf(entry.kind), isAnswer ? matchRanks.indexOf("anywhere") : null);
  return [...ranked.values()].sort((a, b) => a.rank - b.rank || a.kind - b.kind).map(({ entry }) => entry);
}
