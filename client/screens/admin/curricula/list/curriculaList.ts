import { publishStatuses } from "#gateway/domains/courses/contract";
import type { CurriculumSort } from "#gateway/domains/curricula/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of curricula, by title. */
export const curriculaList = tableList({
  filters: { search: textParam, status: enumParam(publishStatuses) },
  columns: { title: "TITLE", status: "STATUS" } as const satisfies Record<string, CurriculumSort>,
  sort: "title",
});

/** Converts the state to the list's query variables. */
export const curriculaVariables = (address: ParsedAddress<typeof curriculaList>) => ({
  search: toSearchVariable(address.search),
  status: address.status,
  ...curriculaList.variables(address),
});
