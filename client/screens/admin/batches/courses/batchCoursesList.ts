import { batchCourseStatuses } from "../../../../../gateway/domains/batchCourses/contract";
import type {
  BatchCourseSort,
  BatchCourseStatus,
} from "../../../../__generated__/BatchCoursesScreenQuery.graphql";
import { type ListAddress, listKind, pageVariables, wordsOf } from "../listAddress";

/** The list of a batch's courses: the first to start first. */
export const batchCoursesList = listKind({
  statuses: batchCourseStatuses,
  sorts: { title: "TITLE", start: "START", status: "STATUS" },
  sort: "start",
});

/** The address as the variables of the list's query. */
export function batchCoursesVariables(batchId: number, address: ListAddress) {
  const { sort, reversed } = batchCoursesList.order(address);
  return {
    batchId,
    search: wordsOf(address),
    status: (address.status || null) as BatchCourseStatus | null,
    sort: sort as BatchCourseSort,
    reversed,
    ...pageVariables(address),
  };
}
