import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { refreshCourseQuery } from "~/__generated__/refreshCourseQuery.graphql";
import { type CourseState, courseState } from "./courseState";

const query = graphql`
  query refreshCourseQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      ...courseState_course
    }
  }
`;

/** Reads the newest state of a course into the store, and answers it; null when it is gone or out of reach. */
export async function refreshCourse(
  environment: IEnvironment,
  courseId: number,
): Promise<CourseState | null> {
  try {
    const data = await fetchQuery<refreshCourseQuery>(environment, query, { courseId }).toPromise();
    return data?.course ? courseState(data.course) : null;
  } catch {
    return null;
  }
}
