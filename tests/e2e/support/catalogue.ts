import { type APIRequestContext, expect } from "playwright/test";

export interface CourseFacts {
  id: number;
  code: string;
  title: string;
  level: "BEGINNER" | "INTERMEDIATE" | "ADVANCED";
  duration: number;
  category: { name: string };
}

export interface CourseWithCurriculum extends CourseFacts {
  modules: { name: string; topics: { name: string }[] }[];
}

export interface SpecializationFacts {
  id: number;
  name: string;
  courses: { course: Pick<CourseFacts, "code" | "title"> }[];
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(`/api/${path}`);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** The published courses, as a visitor's program reads them. */
export const readCourses = (request: APIRequestContext) => read<CourseFacts[]>(request, "courses");

/** A course with its modules and topics. */
export const readCourse = (request: APIRequestContext, code: string) =>
  read<CourseWithCurriculum>(request, `courses/code/${code}`);

/** The specializations, by name. */
export const readSpecializations = (request: APIRequestContext) =>
  read<SpecializationFacts[]>(request, "specializations");

/** The titles of courses, in an order of the test's own. */
export const listTitles = (courses: readonly { title: string }[]): string[] =>
  courses.map(({ title }) => title).sort();

/** The names of all topics of a course, in their order. */
export const topicNames = (course: CourseWithCurriculum): string[] =>
  course.modules.flatMap(({ topics }) => topics.map(({ name }) => name));

/** The name of the topic at a place from 0. */
export function topicAt(course: CourseWithCurriculum, place: number): string {
  const name = topicNames(course)[place];
  if (name === undefined) throw new Error(`${course.code} has no topic ${place}`);
  return name;
}
