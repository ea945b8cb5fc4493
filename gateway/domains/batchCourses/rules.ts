import { batchLimits } from "../batches/contract";
import { searchWords, sortOrder } from "../lists/rules";
import { literally } from "../rules";
import type { BatchCourseSort, BatchCourseStatus } from "./contract";

/** Whether a time of day is unset, which 00:00:00 means. */
export const isUnset = (time: Date | null): boolean =>
  time === null || time.toISOString().slice(11, 19) === "00:00:00";

/** The time of a batch course: its own, or else the batch's. */
export const effectiveTime = (own: Date | null, ofBatch: Date | null): Date | null =>
  isUnset(own) ? ofBatch : own;

interface Lockable {
  locked: boolean;
}

/** A locked batch course is not deleted. */
export const isDeletable = ({ locked }: Lockable): boolean => !locked;

type Direction = "asc" | "desc";
type Order = { startDate: Direction } | { course: { title: Direction } } | { status: Direction };

/** A total order of a batch's courses. */
export const batchCourseOrder = sortOrder<BatchCourseSort, Order>({
  START: (turn) => [{ startDate: turn("asc") }],
  TITLE: (turn) => [{ course: { title: turn("asc") } }],
  STATUS: (turn) => [{ status: turn("asc") }, { startDate: turn("asc") }],
});

interface BatchCourseFilter {
  search?: string | null | undefined;
  status?: BatchCourseStatus | null | undefined;
}

/** Filters batch courses whose course's title or code contains every word of the search, with that status. */
export function batchCourseFilter({ search, status }: BatchCourseFilter) {
  return {
    ...(status ? { status } : {}),
    AND: searchWords(search, batchLimits.search).map((word) => {
      const contains = { contains: literally(word), mode: "insensitive" as const };
      return { course: { OR: [{ title: contains }, { code: contains }] } };
    }),
  };
}
