import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { ranks } from "../rules";
import type { BatchCourseSort, BatchCourseStatus } from "./contract";

/** Whether a time of day is unset, which 00:00:00 means. */
export const isUnset = (time: Date | null): boolean =>
  time === null || time.toISOString().slice(11, 19) === "00:00:00";

/** The time of a batch course: its own, or else the batch's. */
export const effectiveTime = (own: Date | null, batchTime: Date | null): Date | null =>
  isUnset(own) ? batchTime : own;

interface Lockable {
  locked: boolean;
}

/** A locked batch course is not deleted. */
export const isDeletable = ({ locked }: Lockable): boolean => !locked;

type Direction = "asc" | "desc";
type Order = { startDate: Direction } | { course: { sortKey: Direction } } | { status: Direction };

/** A total order of a batch's courses. */
export const batchCourseOrder = sortOrder<BatchCourseSort, Order>({
  START: (orient) => [{ startDate: orient("asc") }],
  TITLE: (orient) => [{ course: { sortKey: orient("asc") } }],
  STATUS: (orient) => [{ status: orient("asc") }, { startDate: orient("asc") }],
});

type BatchCourseFilter = Filters<{ search: string; status: BatchCourseStatus }>;

/**
 * Filters batch courses by status, and by a search whose words the course's title or code must all contain.
 */
export function batchCourseFilter({ search, status }: BatchCourseFilter) {
  return {
    ...chosen({ status }),
    course: { AND: withEveryWord(search, (word) => [{ searchText: ranks(word) }]) },
  };
}
