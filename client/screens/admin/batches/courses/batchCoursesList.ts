import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import type { BatchCourseSort } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of a batch's courses, by start date. */
export const batchCoursesList = tableList({
  filters: { search: textParam, status: enumParam(batchCourseStatuses) },
  columns: { title: "TITLE", start: "START", status: "STATUS" } as const satisfies Record<
    string,
    BatchCourseSort
  >,
  sort: "start",
});

/** Converts the state to the list's query variables. */
export const batchCoursesVariables = (batchId: number, address: ParsedAddress<typeof batchCoursesList>) => ({
  batchId,
  search: toSearchVariable(address.search),
  status: address.status,
  ...batchCoursesList.variables(address),
});
