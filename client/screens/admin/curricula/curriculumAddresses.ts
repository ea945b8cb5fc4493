import { isAddressable } from "#gateway/domains/contract";
import { publishStatuses } from "#gateway/domains/courses/contract";
import type { CurriculumSort } from "#gateway/domains/curricula/contract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** Whether a path segment is a curriculum's id; anything else is a title. */
export const isNumber = (part: string): boolean => /^\d+$/.test(part);

const list = "/admin/curriculum";
const taken = new Set(["create"]);

interface CurriculumAddress {
  readonly databaseId: number;
  readonly title: string;
}

/** The address of a curriculum: its title, or its id where the title is ambiguous. */
export function viewAddress({ databaseId, title }: CurriculumAddress): string {
  const ambiguous = isNumber(title) || taken.has(title.toLowerCase()) || !isAddressable(title);
  return `${list}/${ambiguous ? databaseId : encodeURIComponent(title)}`;
}

/** The addresses of a curriculum's actions. */
export const curriculumAddresses = (databaseId: number) =>
  ({
    list,
    detail: `${list}/${databaseId}`,
    edit: `${list}/${databaseId}/edit`,
    topics: `${list}/${databaseId}/topics/generate`,
    questions: `${list}/${databaseId}/questions`,
    generateQuestions: `${list}/${databaseId}/questions/generate`,
    upload: `${list}/${databaseId}/topics/upload`,
  }) as const;

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
