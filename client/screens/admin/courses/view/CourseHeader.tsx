import { graphql, useFragment } from "react-relay";
import { useMatch } from "react-router-dom";
import type { CourseHeader_course$key } from "~/__generated__/CourseHeader_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { DetailHead } from "~/screens/admin/DetailFrame";
import { StatusBadge } from "../courseActs";
import { CourseViewActions } from "./CourseViewActions";

/** The head of all screens of a course: its name, status and size; its actions on the overview. */
export function CourseHeader({ course: key }: { course: CourseHeader_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseHeader_course on Course {
        databaseId
        code
        title
        status
        moduleCount
        topicCount
        updatedAt
        enrolledUsers(first: 1) {
          totalCount
        }
        ...CourseViewActions_course
      }
    `,
    key,
  );
  const isOverview = useMatch("/admin/courses/:id") !== null;
  const { databaseId, code, title, status, moduleCount, topicCount, updatedAt, enrolledUsers } = course;
  const modules = formatQuantity(moduleCount, { one: "module", many: "modules" });
  const topics = formatQuantity(topicCount, { one: "topic", many: "topics" });
  return (
    <DetailHead
      name={title}
      to={isOverview ? undefined : `/admin/courses/${databaseId}`}
      status={<StatusBadge status={status} />}
      facts={
        <>
          <span>{code}</span>
          <span>{`${modules}, ${topics}`}</span>
          <span>{formatQuantity(enrolledUsers.totalCount, { one: "learner", many: "learners" })}</span>
          <span>Updated {formatDate(updatedAt)}</span>
        </>
      }
      actions={isOverview && <CourseViewActions course={course} />}
    />
  );
}
