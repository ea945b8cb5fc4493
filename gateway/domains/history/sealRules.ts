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

/** A seal without its entry, as it is noted outside of the database. */
export type SealMark = Pick<Seal, "number" | "hash">;

/** The seal before the first entry of the chain. */
export const beforeFirst: SealMark = { number: 0, hash: "" };

/** The seal of an entry behind its predecessor's. */
export function sealEntry(previous: SealMark, entry: SealedEntry, hash: Hash): Seal {
  const { id, at, actorId, source, action, undoOf, lines } = entry;
  const number = previous.number + 1;
  const text = JSON.stringify([previous.hash, number, id, at, actorId, source, action, undoOf, lines]);
  return { number, historyId: id, hash: hash(text) };
}

/** A line as the check reads it: its values and names as text; without a salt once it was blanked. */
export interface CheckedLine {
  id: number;
  salt: string | null;
  text: string;
  hash: string;
  /** The hash of its remains that the last erasure noted; null without an erasure. */
  erasureHash: string | null;
}

/** The note of an entry about the lines that it blanked. */
export interface CheckedErasure {
  /** All that it blanked, as one text. */
  text: string;
  /** The hash of that text in the entry's own line; null without such a line. */
  notedHash: string | null;
  /** Whether it may blank lines: the one erasure of a person who is erased, or the note of former erasures. */
  isAllowed: boolean;
}

/** An entry as the check reads it. */
export type CheckedEntry = Omit<SealedEntry, "lines"> & {
  lines: readonly CheckedLine[];
  /** Null for an entry that blanked nothing. */
  erasure: CheckedErasure | null;
};

/** The action of the entry that notes what was erased before erasures were noted. */
export const formerErasures = "history.erasuresNoted";

/** A place where the chain is broken. */
export interface Break {
  number: number;
  /** The entry; null where the seal itself is gone. */
  historyId: number | null;
  problem: string;
}

interface Link {
  seal: Seal;
  /** Null where it is missing. */
  entry: CheckedEntry | null;
}

/** Returns the problem of a line; null for a good one. */
function checkLine({ id, salt, text, hash: sealed, erasureHash }: CheckedLine, hash: Hash): string | null {
  if (salt !== null) return hash(salt + text) === sealed ? null : `its line ${id} was changed`;
  if (erasureHash === null) return `its line ${id} was blanked by no erasure`;
  return hash(sealed + text) === erasureHash ? null : `its line ${id} was changed after an erasure`;
}

/** Returns the problem of what an entry blanked; null for a good one. */
function checkErasure({ text, notedHash, isAllowed }: CheckedErasure, hash: Hash): string | null {
  if (hash(text) !== notedHash) return "what it blanked was changed";
  return isAllowed ? null : "it blanked lines without an erasure";
}

/** Returns the problem of an entry's content; null for a good one. */
function checkContent({ lines, erasure }: CheckedEntry, hash: Hash): string | null {
  for (const line of lines) {
    const problem = checkLine(line, hash);
    if (problem) return problem;
  }
  return erasure && checkErasure(erasure, hash);
}

/** Returns the problem of a link of the chain; null for a good one. */
export function checkLink(previous: SealMark, { seal, entry }: Link, hash: Hash): Break | null {
  const broken = (problem: string): Break => ({ number: seal.number, historyId: seal.historyId, problem });
  if (seal.number !== previous.number + 1) return broken("seals before it are missing");
  if (!entry) return broken("its entry is missing");
  const problem = checkContent(entry, hash);
  if (problem) return broken(problem);
  const sealed = { ...entry, lines: entry.lines.map((line) => line.hash) };
  return sealEntry(previous, sealed, hash).hash === seal.hash
    ? null
    : broken("it, or its place, was changed");
}
