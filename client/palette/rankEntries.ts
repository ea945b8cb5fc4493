import { matchRanks, rankMatch } from "#gateway/domains/lists/matchContract";
import type { EntryKind, PaletteEntry } from "./entries";

/** The order of kinds among equally good matches. */
const kindOrder: readonly EntryKind[] = [
  "course",
  "screen",
  "action",
  "batch",
  "person",
  "lesson",
  "specialization",
  "payment",
  "post",
];

interface Candidates {
  /** Recently opened entries, latest first; they precede equally good matches. */
  recent: readonly PaletteEntry[];
  /** Screens and actions. */
  known: readonly PaletteEntry[];
  /** Results from the server, best first. */
  found: readonly PaletteEntry[];
  /** The search that `found` belongs to; a result may match by more than the names shown. */
  isAnswer: boolean;
}

interface RankedEntry {
  entry: PaletteEntry;
  rank: number;
  /** Lower is better. */
  kind: number;
}

/** The quality of an entry's best matching name: 0 is exact; null without a match. */
export function rankEntry({ label, also = [] }: PaletteEntry, words: string): number | null {
  const ranks = [label, ...also].flatMap((name) => rankMatch(words, name) ?? []);
  const best = matchRanks.findIndex((rank) => ranks.includes(rank));
  return best < 0 ? null : best;
}

/**
 * Ranks the matching entries: exact names, prefixes of names, prefixes of words, then the rest. Among equal matches,
 * recently opened ones come first, then one kind after the other.
 */
export function rankEntries(words: string, { recent, known, found, isAnswer }: Candidates): PaletteEntry[] {
  const ranked = new Map<string, RankedEntry>();
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
