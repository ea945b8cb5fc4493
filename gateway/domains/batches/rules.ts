import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { holds } from "../rules";
import { userFilter } from "../users/rules";
import type { BatchSort, BatchStatus, BatchType, BatchUserSort, BatchUserStatus } from "./contract";

type Direction = "asc" | "desc";

/** A total order of batches: the sort that was asked for, or its reverse, then the id. */
export const batchOrder = sortOrder<
  BatchSort,
  { startDate: Direction } | { sortKey: Direction } | { status: Direction }
>({
  START: (orient) => [{ startDate: orient("desc") }],
  NAME: (orient) => [{ sortKey: orient("asc") }],
  STATUS: (orient) => [{ status: orient("asc") }, { startDate: orient("desc") }],
});

/** A total order of a batch's users. */
export const batchUserOrder = sortOrder<
  BatchUserSort,
  { user: { sortKey: Direction } } | { user: { email: Direction } } | { status: Direction }
>({
  NAME: (orient) => [{ user: { sortKey: orient("asc") } }],
  EMAIL: (orient) => [{ user: { email: orient("asc") } }],
  STATUS: (orient) => [{ status: orient("asc") }, { user: { sortKey: orient("asc") } }],
});

type BatchFilter = Filters<{ search: string; status: BatchStatus; batchType: BatchType }>;

/** Filters batches by status and type, and by a search whose words their texts must all contain. */
export function batchFilter({ search, status, batchType }: BatchFilter) {
  return {
    ...chosen({ status, batchType }),
    AND: withEveryWord(search, (word) => [{ searchText: holds(word) }]),
  };
}

type BatchUserFilter = Filters<{ search: string; status: BatchUserStatus; participants: boolean }>;

/**
 * Filters a batch's users by status or as its participants, who are all but the dropped ones, and by a search whose words
 * their name, username or address must all contain.
 */
export function batchUserFilter({ search, status, participants }: BatchUserFilter) {
  return {
    ...chosen({ status }),
    ...(participants && { NOT: { status: "DROPPED" as const } }),
    user: userFilter({ search }),
  };
}

interface Starting {
  status: BatchStatus;
  /** YYYY-MM-DD. */
  startDate: string;
}

/** Whether a batch is still scheduled although its first day has come. */
export const isDueToStart = ({ status, startDate }: Starting, today: string): boolean =>
  status === "SCHEDULED" && startDate <= today;
