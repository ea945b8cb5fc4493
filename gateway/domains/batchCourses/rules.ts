import { splitSearch } from "../batches/rules";
import { literally } from "../rules";
import type { BatchCourseSort, BatchCourseStatus } from "./contract";

/** Whether a time of day is none: 00:00:00 means unset. */
export const isUnset = (time: Date | null): boolean =>
  time === null || time.toISOString().slice(11, 19) === "00:00:00";

/** The time of a batch course: its own, or the batch's when its own is unset. */
export const effectiveTime = (own: Date | null, ofBatch: Date | null): Date | null =>
  isUnset(own) ? ofBatch : own;

interface Lockable {
  locked: boolean;
}

/** A locked batch course is not deleted. */
export const isDeletable = ({ locked }: Lockable): boolean => !locked;

type Direction = "asc" | "desc";
type Turn = (direction: Direction) => Direction;

const opposite = { asc: "desc", desc: "asc" } as const;

const orders = {
  START: (turn: Turn) => [{ startDate: turn("asc") }],
  TITLE: (turn: Turn) => [{ course: { title: turn("asc") } }],
  STATUS: (turn: Turn) => [{ status: turn("asc") }, { startDate: turn("asc") }],
} satisfies Record<BatchCourseSort, unknown>;

/** A total order of a batch's courses. */
export function batchCourseOrder(sort: BatchCourseSort, reversed = false) {
  const turn: Turn = (direction) => (reversed ? opposite[direction] : direction);
  return [...orders[sort](turn), { id: turn("asc") }];
}

interface BatchCourseFilter {
  search?: string | null | undefined;
  status?: BatchCourseStatus | null | undefined;
}

/** Batch courses whose course's title or code hold every word of the search, of that status. */
export function batchCourseFilter({ search, status }: BatchCourseFilter) {
  return {
    ...(status ? { status } : {}),
    AND: splitSearch(search).map((word) => {
      const contains = { contains: literally(word), mode: "insensitive" as const };
      return { course: { OR: [{ title: contains }, { code: contains }] } };
    }),
  };
}
