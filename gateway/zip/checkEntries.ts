import { findNameProblem, nameOnDisk } from "./entryNames";
import { flags, lengths, methods, type ZipEntry } from "./zipFormat";

export interface EntryLimits {
  /** Bytes of all entries together, inflated. */
  total: number;
  /** The most times larger that an entry of more than a megabyte may become by inflating. */
  ratio: number;
}

/** A problem with an entry, or with the whole archive (then without a name). */
export interface EntryProblem {
  entry: string | null;
  message: string;
}

const megabyte = 1_048_576;

/** The kind of a file in its Unix mode. */
const kindOfFile = 0xf000;
const [folder, file] = [0x4000, 0x8000];

function findProblem({ name, mode, flags: set, method, size, compressedSize }: ZipEntry, ratio: number) {
  const named = findNameProblem(name);
  if (named) return named;
  const kind = mode & kindOfFile;
  if (![0, folder, file].includes(kind)) return "The entry is a link or a device, not a file";
  if ((set & flags.encrypted) !== 0) return "The entry is encrypted";
  if (method !== methods.stored && method !== methods.deflated)
    return "The entry is packed in an unknown way";
  const isBomb = size > megabyte && size > compressedSize * ratio;
  if (isBomb) return `The entry becomes more than ${ratio} times larger when it is unpacked`;
  return method === methods.stored && size !== compressedSize ? "The entry is damaged" : null;
}

/** Entries that share bytes: a small archive could claim to be huge. */
function findOverlaps(entries: readonly ZipEntry[]): EntryProblem[] {
  const inOrder = entries.toSorted((left, right) => left.offset - right.offset);
  let end = 0;
  return inOrder.flatMap(({ name, offset, compressedSize }) => {
    const overlaps = offset < end;
    end = offset + lengths.local + Buffer.byteLength(name) + compressedSize;
    return overlaps ? [{ entry: name, message: "The entry shares its bytes with another one" }] : [];
  });
}

function findDoubles(entries: readonly ZipEntry[]): EntryProblem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ name }) => {
    const key = nameOnDisk(name);
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond ? [{ entry: name, message: "The archive has two entries of this name" }] : [];
  });
}

/** Why an archive is not to be unpacked, found out from its directory alone. */
export function checkEntries(entries: readonly ZipEntry[], { total, ratio }: EntryLimits): EntryProblem[] {
  const own = entries.flatMap((entry) => {
    const message = findProblem(entry, ratio);
    return message ? [{ entry: entry.name, message }] : [];
  });
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const large =
    size > total ? [{ entry: null, message: "The archive is too large when it is unpacked" }] : [];
  return [...own, ...findDoubles(entries), ...findOverlaps(entries), ...large];
}
