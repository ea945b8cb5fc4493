import { searchWords, sortOrder } from "../lists/rules";
import { literally } from "../rules";
import type { CurriculumSort } from "./contract";

type Direction = "asc" | "desc";

/** A total order of curricula: the sort that was asked for, or its reverse, then the id. */
export const curriculumOrder = sortOrder<CurriculumSort, { title: Direction } | { status: Direction }>({
  TITLE: (turn) => [{ title: turn("asc") }],
  STATUS: (turn) => [{ status: turn("asc") }, { title: turn("asc") }],
  CREATED: () => [],
});

interface CurriculumFilter {
  search?: string | null | undefined;
  status?: "DRAFT" | "PUBLISHED" | null | undefined;
}

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

/** Filters curricula whose texts contain every word of the search, with that status. */
export function curriculumFilter({ search, status }: CurriculumFilter) {
  const words = searchWords(search);
  return {
    ...(status ? { status } : {}),
    AND: words.map((word) => ({
      OR: [
        { title: contains(word) },
        { description: contains(word) },
        { authorName: contains(word) },
        { trainer: { name: contains(word) } },
      ],
    })),
  };
}
