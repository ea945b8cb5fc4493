import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { CourseFrameQuery } from "~/__generated__/CourseFrameQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { DetailFrame } from "~/screens/admin/DetailFrame";
import { CourseHeader } from "./view/CourseHeader";

const query = graphql`
  query CourseFrameQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      ...CourseHeader_course
    }
  }
`;

const screens = [
  { label: "Overview", path: "", end: true },
  { label: "Edit", path: "/edit" },
  { label: "Course curriculum", path: "/curriculum" },
  { label: "Questions", path: "/questions" },
  { label: "Course resources", path: "/resources" },
  { label: "Tasks", path: "/tasks" },
  { label: "History", path: "/history" },
] as const;

/** The frame of all screens of a course: its head and tabs. */
export function CourseFrame() {
  const { id } = useParams();
  return (
    <DetailFrame head={<CourseHead />} label="This course" base={`/admin/courses/${id}`} screens={screens} />
  );
}

function CourseHead() {
  const { course } = useRouteQuery<CourseFrameQuery>(query);
  return course && <CourseHeader course={course} />;
}
