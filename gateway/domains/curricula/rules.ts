import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { holds, ranks } from "../rules";
import type { CurriculumSort } from "./contract";

type Direction = "asc" | "desc";

/** A total order of curricula: the sort that was asked for, or its reverse, then the id. */
export const curriculumOrder = sortOrder<CurriculumSort, { sortKey: Direction } | { status: Direction }>({
  TITLE: (orient) => [{ sortKey: orient("asc") }],
  STATUS: (orient) => [{ status: orient("asc") }, { sortKey: orient("asc") }],
  CREATED: () => [],
});

type CurriculumFilter = Filters<{ search: string; status: "DRAFT" | "PUBLISHED" }>;

/** Filters curricula by status, and by a search whose words their texts must all contain. */
export function curriculumFilter({ search, status }: CurriculumFilter) {
  return {
    ...chosen({ status }),
    AND: withEveryWord(search, (word) => [
      { searchText: holds(word) },
      { trainer: { searchText: ranks(word) } },
    ]),
  };
}
