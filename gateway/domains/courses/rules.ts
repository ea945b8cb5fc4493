import { literally } from "../rules";
import type { CourseSort } from "./contract";

type Direction = "asc" | "desc";
type Order =
  | { title: Direction }
  | { publishedAt: { sort: Direction; nulls: "last" } }
  | { duration: Direction }
  | { id: Direction };

const orders: Record<CourseSort, Order[]> = {
  TITLE: [{ title: "asc" }],
  NEWEST: [{ publishedAt: { sort: "desc", nulls: "last" } }],
  SHORTEST: [{ duration: "asc" }],
  LONGEST: [{ duration: "desc" }],
  CREATED: [],
};

/** A total order of courses: the sort that was asked for, then the number. */
export const courseOrder = (sort: CourseSort): Order[] => [...orders[sort], { id: "asc" }];

interface CourseFilter {
  search?: string | null | undefined;
  level?: "BEGINNER" | "INTERMEDIATE" | "ADVANCED" | null | undefined;
  categoryId?: number | null | undefined;
  publishedOnly?: boolean | null | undefined;
}

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

/** Courses whose texts hold every word of the search, of that level and category. */
export function courseFilter({ search, level, categoryId, publishedOnly }: CourseFilter) {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  return {
    ...(publishedOnly ? { status: "PUBLISHED" as const } : {}),
    ...(level ? { level } : {}),
    ...(categoryId ? { categoryId } : {}),
    AND: words.map((word) => ({
      OR: [
        { title: contains(word) },
        { code: contains(word) },
        { description: contains(word) },
        { authorName: contains(word) },
        { category: { name: contains(word) } },
      ],
    })),
  };
}

interface Addressed {
  id: number;
  code: string;
  title: string;
}

/** Of the courses that an address could mean, the one that it means: by code, by id, by title, in that order. */
export function chooseCourse<Course extends Addressed>(
  courses: readonly Course[],
  address: string,
): Course | undefined {
  const wanted = address.toLowerCase();
  return (
    courses.find(({ code }) => code.toLowerCase() === wanted) ??
    courses.find(({ id }) => String(id) === address) ??
    courses.find(({ title }) => title.toLowerCase() === wanted)
  );
}
