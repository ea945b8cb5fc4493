import { graphql, useFragment } from "react-relay";
import type { EnrolCall_course$key } from "~/__generated__/EnrolCall_course.graphql";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useSession } from "~/session/sessionStore";
import { CourseCall, CourseCallSkeleton } from "./CourseCall";
import { loadAccountCall } from "./loadAccountCall";

const AccountCall = lazyWithRetry(loadAccountCall, { fallback: <CourseCallSkeleton />, missing: NoCall });

/** The next step for a course: enrol, continue learning, request a place, or log in first. */
export function EnrolCall({ course: key }: { course: EnrolCall_course$key }) {
  const { account } = useSession();
  const course = useFragment(
    graphql`
      fragment EnrolCall_course on Course {
        code
        ...AccountCall_course
      }
    `,
    key,
  );
  if (account) return <AccountCall course={course} />;
  return <CourseCall address={`/courses/${encodeURIComponent(course.code)}`} />;
}

function NoCall() {
  return (
    <p role="alert" className="mt-4 min-h-11 text-sm text-muted">
      The next step didn't load. Check your connection.
    </p>
  );
}
