import { type CourseSort, courseLacks, publishStatuses } from "#gateway/domains/courses/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, idParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of courses, by title; `category` is a category's id. */
export const coursesList = tableList({
  filters: {
    search: textParam,
    status: enumParam(publishStatuses),
    category: idParam,
    lacking: enumParam(courseLacks),
  },
  columns: {
    title: "TITLE",
    category: "CATEGORY",
    updated: "UPDATED",
    status: "STATUS",
  } as const satisfies Record<string, CourseSort>,
  sort: "title",
  turned: ["updated"],
});

/** Converts the state to the list's query variables. */
export function coursesVariables(address: ParsedAddress<typeof coursesList>) {
  const { search, status, category, lacking } = address;
  return {
    search: toSearchVariable(search),
    status,
    categoryId: category,
    lacking,
    ...coursesList.variables(address),
  };
}
