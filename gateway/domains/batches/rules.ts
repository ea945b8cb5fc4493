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
type Turn = (direction: Direction) => Direction;

const opposite = { asc: "desc", desc: "asc" } as const;
const turning =
  (reversed: boolean): Turn =>
  (direction) =>
    reversed ? opposite[direction] : direction;

const batchOrders = {
  START: (turn: Turn) => [{ startDate: turn("desc") }],
  NAME: (turn: Turn) => [{ name: turn("asc") }],
  STATUS: (turn: Turn) => [{ status: turn("asc") }, { startDate: turn("desc") }],
} satisfies Record<BatchSort, unknown>;

/** A total order of batches: the sort that was asked for, or its reverse, then the number. */
export function batchOrder(sort: BatchSort, reversed = false) {
  const turn = turning(reversed);
  return [...batchOrders[sort](turn), { id: turn("asc") }];
}

const batchUserOrders = {
  NAME: (turn: Turn) => [{ user: { name: turn("asc") } }],
  EMAIL: (turn: Turn) => [{ user: { email: turn("asc") } }],
  STATUS: (turn: Turn) => [{ status: turn("asc") }, { user: { name: turn("asc") } }],
} satisfies Record<BatchUserSort, unknown>;

/** A total order of a batch's users. */
export function batchUserOrder(sort: BatchUserSort, reversed = false) {
  const turn = turning(reversed);
  return [...batchUserOrders[sort](turn), { id: turn("asc") }];
}

/** The words of a search; what goes on too long is cut. */
export const splitSearch = (search: string | null | undefined): string[] =>
  (search ?? "")
    .slice(0, batchLimits.search)
    .split(/\s+/)
    .filter((word) => word !== "");

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

interface BatchFilter {
  search?: string | null | undefined;
  status?: BatchStatus | null | undefined;
  batchType?: BatchType | null | undefined;
}

/** Batches whose texts hold every word of the search, of that status and type. */
export function batchFilter({ search, status, batchType }: BatchFilter) {
  return {
    ...(status ? { status } : {}),
    ...(batchType ? { batchType } : {}),
    AND: splitSearch(search).map((word) => ({
      OR: [{ name: contains(word) }, { description: contains(word) }, { meetingLink: contains(word) }],
    })),
  };
}

interface BatchUserFilter {
  search?: string | null | undefined;
  status?: BatchUserStatus | null | undefined;
}

/** Users of a batch whose name, username or address hold every word of the search, of that status. */
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
