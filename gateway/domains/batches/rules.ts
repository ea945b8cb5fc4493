import { searchWords, sortOrder } from "../lists/rules";
import { literally } from "../rules";
import { userFilter } from "../users/rules";
import {
  type BatchSort,
  type BatchStatus,
  type BatchType,
  type BatchUserSort,
  type BatchUserStatus,
  batchLimits,
} from "./contract";

type Direction = "asc" | "desc";

/** A total order of batches: the sort that was asked for, or its reverse, then the id. */
export const batchOrder = sortOrder<
  BatchSort,
  { startDate: Direction } | { name: Direction } | { status: Direction }
>({
  START: (turn) => [{ startDate: turn("desc") }],
  NAME: (turn) => [{ name: turn("asc") }],
  STATUS: (turn) => [{ status: turn("asc") }, { startDate: turn("desc") }],
});

/** A total order of a batch's users. */
export const batchUserOrder = sortOrder<
  BatchUserSort,
  { user: { name: Direction } } | { user: { email: Direction } } | { status: Direction }
>({
  NAME: (turn) => [{ user: { name: turn("asc") } }],
  EMAIL: (turn) => [{ user: { email: turn("asc") } }],
  STATUS: (turn) => [{ status: turn("asc") }, { user: { name: turn("asc") } }],
});

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

interface BatchFilter {
  search?: string | null | undefined;
  status?: BatchStatus | null | undefined;
  batchType?: BatchType | null | undefined;
}

/** Filters batches whose texts contain every word of the search, with that status and type. */
export function batchFilter({ search, status, batchType }: BatchFilter) {
  return {
    ...(status ? { status } : {}),
    ...(batchType ? { batchType } : {}),
    AND: searchWords(search, batchLimits.search).map((word) => ({
      OR: [{ name: contains(word) }, { description: contains(word) }, { meetingLink: contains(word) }],
    })),
  };
}

interface BatchUserFilter {
  search?: string | null | undefined;
  status?: BatchUserStatus | null | undefined;
}

/**
 * Filters a batch's users whose name, username or address contains every word of the search, with that
 * status.
 */
export function batchUserFilter({ search, status }: BatchUserFilter) {
  return {
    ...(status ? { status } : {}),
    user: userFilter({ search: search?.slice(0, batchLimits.search) }),
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
