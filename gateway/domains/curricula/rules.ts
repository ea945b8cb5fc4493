import { literally } from "../rules";
import type { CurriculumSort } from "./contract";

type Direction = "asc" | "desc";
type Order = { title: Direction } | { status: Direction } | { id: Direction };

/** A total order of curricula: the sort that was asked for, or its reverse, then the number. */
export function curriculumOrder(sort: CurriculumSort, reversed: boolean): Order[] {
  const direction = reversed ? "desc" : "asc";
  const orders: Record<CurriculumSort, Order[]> = {
    TITLE: [{ title: direction }],
    STATUS: [{ status: direction }, { title: direction }],
    CREATED: [],
  };
  return [...orders[sort], { id: direction }];
}

interface CurriculumFilter {
  search?: string | null | undefined;
  status?: "DRAFT" | "PUBLISHED" | null | undefined;
}

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

/** Curricula whose texts hold every word of the search, of that status. */
export function curriculumFilter({ search, status }: CurriculumFilter) {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
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
