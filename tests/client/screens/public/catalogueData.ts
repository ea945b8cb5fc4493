import { onlyPage } from "#tests/client/onlyPage";

let lastId = 0;

/** A course as the gateway would answer it. */
export function aCourse(fields: Record<string, unknown> = {}) {
  lastId += 1;
  return {
    __typename: "Course",
    id: `course-${lastId}`,
    databaseId: lastId,
    code: `CODE-${lastId}`,
    title: `Course ${lastId}`,
    description: "What it is about.",
    objectives: ["Read code"],
    imageUrl: null,
    duration: 90,
    level: "BEGINNER",
    rating: 4.5,
    reviewCount: 12,
    trainerName: "Asha Rao",
    authorName: "Vikram Shah",
    price: 4999,
    category: { id: "category-1", name: "Web" },
    moduleCount: 0,
    topicCount: 0,
    modules: [],
    publicResources: [],
    canEnrol: false,
    placeRequestedAt: null,
    viewerEnrolment: null,
    viewerReview: null,
    reviews: aPage([]),
    ...fields,
  };
}

/** A module with topics of these names. */
export function aModule(name: string, topics: readonly string[]) {
  lastId += 1;
  return {
    id: `module-${lastId}`,
    name,
    topics: topics.map((topic, at) => ({
      id: `topic-${topic}`,
      databaseId: at + 1,
      name: topic,
      isPreview: false,
      hasLesson: false,
    })),
  };
}

/** A specialization of these courses. */
export function aSpecialization(name: string, courses: readonly ReturnType<typeof aCourse>[]) {
  lastId += 1;
  return {
    __typename: "Specialization",
    id: `specialization-${lastId}`,
    databaseId: lastId,
    name,
    category: "FULLSTACK",
    courseCount: courses.length,
    courses: courses.map((course) => ({ course })),
  };
}

interface PageInfo {
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
}

/** One page of a list. */
export function aPage(nodes: readonly unknown[], totalCount = nodes.length, pageInfo: PageInfo = {}) {
  return {
    totalCount,
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: `cursor-${index}` })),
    pageInfo: { ...onlyPage, ...pageInfo },
  };
}

export const categories = aPage([
  { __typename: "Category", id: "category-1", databaseId: 1, name: "Web", courseCount: 2 },
  { __typename: "Category", id: "category-2", databaseId: 2, name: "Unused", courseCount: 0 },
]);
