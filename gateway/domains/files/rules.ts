import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { holds } from "../rules";
import type { FileKind, FileSort } from "./contract";

type Direction = "asc" | "desc";
type Order = { sortKey: Direction } | { bytes: Direction };

/** A total order of files: the sort that was asked for, or its reverse, then the id. */
export const fileOrder = sortOrder<FileSort, Order>(
  {
    NEWEST: () => [],
    NAME: (orient) => [{ sortKey: orient("asc") }],
    SIZE: (orient) => [{ bytes: orient("desc") }],
  },
  ["NEWEST", "SIZE"],
);

/** Finds addresses like the triggers do, or more often: their letters depend on the database. */
const address = /(?<![A-Za-z0-9])\/files\/(\d{1,9})\//g;

/** The ids of the files whose addresses a text contains, each once. */
export const namedFileIds = (text: string): number[] => [
  ...new Set(Array.from(text.matchAll(address), ([, id]) => Number(id))),
];

export type FileFilter = Filters<{ search: string; kind: FileKind; unusedOnly: boolean }>;

/** Filters files; each word of the search is contained in the name, or in the uploader's. */
export function fileFilter({ search, kind, unusedOnly }: FileFilter) {
  return {
    ...chosen({ kind }),
    ...(unusedOnly ? { unusedSince: { not: null } } : {}),
    AND: withEveryWord(search, (word) => [{ searchText: holds(word) }]),
  };
}
