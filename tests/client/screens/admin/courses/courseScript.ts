import { courseRightNames } from "#gateway/domains/rightsContract";

/** A course with two modules, as the server returns it. */
export const course = (changes: object = {}) => ({
  __typename: "Course",
  id: "Course:7",
  databaseId: 7,
  code: "JAVA",
  title: "Java Basics",
  description: "From the first line on.",
  categoryId: 3,
  status: "DRAFT",
  price: null,
  imageUrl: "https://example.test/java.png",
  level: "BEGINNER",
  duration: 0,
  authorName: "Ada",
  objectives: ["Read", "Write"],
  reachedRights: courseRightNames,
  trainer: { __typename: "User", id: "User:5", databaseId: 5, name: "Rohan Mehta" },
  updatedAt: "2026-01-01T00:00:00.000Z",
  modules: [
    module(1, "Start", [topic(11, "Install"), topic(12, "Hello")]),
    module(2, "Types", [topic(21, "Numbers")]),
  ],
  ...changes,
});

export const topic = (databaseId: number, name: string) => ({ id: `Topic:${databaseId}`, databaseId, name });

export const module = (databaseId: number, name: string, topics: readonly object[]) => ({
  id: `Module:${databaseId}`,
  databaseId,
  name,
  topics,
});

export const changed = (changes: object = {}) => ({
  __typename: "ChangedCoursePayload",
  course: course(changes),
});

export const categories = {
  nodes: [{ __typename: "Category", id: "Category:3", databaseId: 3, name: "Programming" }],
};
