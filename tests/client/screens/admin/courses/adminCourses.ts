import { courseRightNames } from "#gateway/domains/rightsContract";
import { onlyPage } from "#tests/client/onlyPage";

/** A course as the gateway returns it to staff. */
export function aCourse(databaseId: number, fields: Record<string, unknown> = {}) {
  return {
    __typename: "Course",
    id: `course-${databaseId}`,
    databaseId,
    code: `CODE-${databaseId}`,
    title: `Course ${databaseId}`,
    description: "What it is about.",
    imageUrl: null,
    status: "DRAFT",
    updatedAt: "2025-03-05T10:00:00.000Z",
    publishedAt: null,
    categoryId: 1,
    category: { __typename: "Category", id: "category-1", databaseId: 1, name: "Web" },
    level: "BEGINNER",
    duration: 90,
    price: null,
    isFree: true,
    authorName: "Asha Rao",
    trainer: null,
    trainerName: null,
    rating: null,
    reviewCount: 0,
    moduleCount: 0,
    topicCount: 0,
    modules: [],
    learnerCount: 0,
    canListLearners: true,
    resources: aPage([]),
    reachedRights: courseRightNames,
    ...fields,
  };
}

/** A published course as lists of others name it. */
export const shortCourse = (databaseId: number, title: string) => ({
  __typename: "Course",
  id: `Course:${databaseId}`,
  databaseId,
  title,
  code: title.toUpperCase(),
  status: "PUBLISHED",
});

/** One page of a list. */
export function aPage(nodes: readonly unknown[], totalCount = nodes.length, pageInfo: object = {}) {
  return {
    totalCount,
    nodes,
    edges: [],
    pageInfo: { ...onlyPage, ...pageInfo },
  };
}

type Course = ReturnType<typeof aCourse>;

/** The list and its counts, by the status that is asked for. */
export const listScript =
  (courses: () => readonly Course[]) =>
  ({ status }: { status?: string | null }) =>
    aPage(courses().filter((course) => !status || course.status === status));

export const categories = aPage([
  { __typename: "Category", id: "category-1", databaseId: 1, name: "Web", courseCount: 2 },
]);
