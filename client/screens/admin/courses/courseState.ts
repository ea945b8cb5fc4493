import { graphql, readInlineData } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { courseState_course$key } from "~/__generated__/courseState_course.graphql";
import type { courseStateRefreshCourseQuery } from "~/__generated__/courseStateRefreshCourseQuery.graphql";
import { toOutline } from "~/outline/outlineRows";
import { readOnce } from "~/relay/readOnce";

const fragment = graphql`
  fragment courseState_course on Course @inline {
    id
    databaseId
    code
    title
    description
    categoryId
    status
    price
    imageUrl
    level
    duration
    updatedAt
    authorName
    objectives
    reachedRights
    trainer { databaseId name }
    modules {
      databaseId
      name
      topics { databaseId name ...LessonStatusBadge_topic }
    }
  }
`;

/** A saved course for its editors, with the version that detects conflicting edits. */
export function courseState(key: courseState_course$key) {
  const { updatedAt, modules, ...details } = readInlineData(fragment, key);
  const topics = modules.flatMap((module) => module.topics);
  return {
    ...details,
    version: updatedAt,
    outline: toOutline(modules),
    /** The topics by their ids, for what their lessons show. */
    lessons: new Map(topics.map((topic) => [topic.databaseId, topic])),
  };
}

export type CourseState = ReturnType<typeof courseState>;

const query = graphql`
  query courseStateRefreshCourseQuery($courseId: Int!) {
    course(databaseId: $courseId) { ...courseState_course }
  }
`;

/** Refetches a course and returns it; null if it was deleted or the server is unreachable. */
export async function refreshCourse(
  environment: IEnvironment,
  courseId: number,
): Promise<CourseState | null> {
  const data = await readOnce<courseStateRefreshCourseQuery>(environment, query, { courseId });
  return data?.course ? courseState(data.course) : null;
}
