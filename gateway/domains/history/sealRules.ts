/** A hash of a text, in hexadecimal digits. */
export type Hash = (text: string) => string;

/** An entry as its seal covers it. */
export interface SealedEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  actorId: number | null;
  source: string;
  action: string;
  undoOf: number | null;
  /** The hashes of its lines, in order. */
  lines: readonly string[];
}

/** An entry's place in the chain of its organization. */
export interface Seal {
  number: number;
  historyId: number;
  hash: string;
}

/** The seal before the first entry of the chain. */
export const beforeFirst: Pick<Seal, "number" | "hash"> = { number: 0, hash: "" };

/** The seal of an entry behind its predecessor's. */
export function sealEntry(previous: Pick<Seal, "number" | "hash">, entry: SealedEntry, hash: Hash): Seal {
  const { id, at, actorId, source, action, undoOf, lines } = entry;
  const number = previous.number + 1;
  const text = JSON.stringify([previous.hash, number, id, at, actorId, source, action, undoOf, lines]);
  return { number, historyId: id, hash: hash(text) };
}

/** A line as the check reads it: its values as text; without a salt once it was blanked. */
export interface CheckedLine {
  id: number;
  salt: string | null;
  text: string;
  hash: string;
}

/** A place where the chain is broken. */
export interface Break {
  number: number;
  historyId: number;
  problem: string;
}

interface Link {
  seal: Seal;
  /** Null where it is missing. */
  entry: (Omit<SealedEntry, "lines"> & { lines: readonly CheckedLine[] }) | null;
}

/** Returns the problem of a link of the chain; null for a good one. */
export function checkLink(
  previous: Pick<Seal, "number" | "hash">,
  { seal, entry }: Link,
  hash: Hash,
): Break | null {
  const broken = (problem: string): Break => ({ number: seal.number, historyId: seal.historyId, problem });
  if (seal.number !== previous.number + 1) return broken("seals before it are missing");
  if (!entry) return broken("its entry is missing");
  const changed = entry.lines.find((line) => line.salt !== null && hash(line.salt + line.text) !== line.hash);
  if (changed) return broken(`its line ${changed.id} was changed`);
  const sealed = { ...entry, lines: entry.lines.map((line) => line.hash) };
  return sealEntry(previous, sealed, hash).hash === seal.hash
    ? null
    : broken("it, or its place, was changed");
}
