import { literally } from "../rules";
import type { CourseLack, CourseSort, PublishStatus } from "./contract";

type Direction = "asc" | "desc";
type Order =
  | { title: Direction }
  | { publishedAt: { sort: Direction; nulls: "last" } }
  | { duration: Direction }
  | { updatedAt: Direction }
  | { category: { name: Direction } }
  | { status: Direction }
  | { id: Direction };

const opposite = { asc: "desc", desc: "asc" } as const;

const orders: Record<CourseSort, (turn: (direction: Direction) => Direction) => Order[]> = {
  TITLE: (turn) => [{ title: turn("asc") }],
  NEWEST: (turn) => [{ publishedAt: { sort: turn("desc"), nulls: "last" } }],
  SHORTEST: (turn) => [{ duration: turn("asc") }],
  LONGEST: (turn) => [{ duration: turn("desc") }],
  CREATED: () => [],
  UPDATED: (turn) => [{ updatedAt: turn("desc") }],
  CATEGORY: (turn) => [{ category: { name: turn("asc") } }, { title: turn("asc") }],
  STATUS: (turn) => [{ status: turn("asc") }, { title: turn("asc") }],
};

/** A total order of courses: the sort that was asked for, or its reverse, then the number. */
export function courseOrder(sort: CourseSort, reversed = false): Order[] {
  const turn = (direction: Direction) => (reversed ? opposite[direction] : direction);
  return [...orders[sort](turn), { id: turn("asc") }];
}

interface CourseFilter {
  search?: string | null | undefined;
  level?: "BEGINNER" | "INTERMEDIATE" | "ADVANCED" | null | undefined;
  categoryId?: number | null | undefined;
  publishedOnly?: boolean | null | undefined;
  status?: PublishStatus | null | undefined;
  lacking?: CourseLack | null | undefined;
}

const contains = (word: string) => ({ contains: literally(word), mode: "insensitive" as const });

const lacks = {
  TOPICS: { topics: { none: {} } },
  QUESTIONS: { questions: { none: {} } },
} as const satisfies Record<CourseLack, object>;

/** Courses whose texts hold every word of the search, of that level, category and status. */
export function courseFilter(filter: CourseFilter) {
  const { search, level, categoryId, publishedOnly, status, lacking } = filter;
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  return {
    ...(status ? { status } : {}),
    ...(publishedOnly ? { status: "PUBLISHED" as const } : {}),
    ...(lacking ? lacks[lacking] : {}),
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
