import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useMatch } from "react-router-dom";
import type { CourseHeader_course$key } from "~/__generated__/CourseHeader_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useHeadingFocus } from "~/ui/useHeadingFocus";
import { StatusBadge } from "../courseActs";
import { CourseViewActions } from "./CourseViewActions";

const look = "min-w-0 text-title font-semibold wrap-anywhere text-ink";

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
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isOverview ? (
            <CourseHeading title={title} />
          ) : (
            <Link
              to={`/admin/courses/${databaseId}`}
              className={`${look} touch inline-flex items-center rounded-sm hover:underline`}
            >
              {title}
            </Link>
          )}
          <StatusBadge status={status} />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          <span>{code}</span>
          <span>{`${modules}, ${topics}`}</span>
          <span>{formatQuantity(enrolledUsers.totalCount, { one: "learner", many: "learners" })}</span>
          <span>Updated {formatDate(updatedAt)}</span>
        </div>
      </div>
      {isOverview && <CourseViewActions course={course} />}
    </header>
  );
}

function CourseHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={look}>
      {title}
    </h1>
  );
}
