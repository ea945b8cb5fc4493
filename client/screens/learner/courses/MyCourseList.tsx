import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { MyCourseList_enrolments$key } from "../../../__generated__/MyCourseList_enrolments.graphql";
import { countOf } from "../../../formats/counts";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { Pagination } from "../../../ui/Pagination";
import { EnrolmentCard } from "./EnrolmentCard";
import { formatMyCourses, parseMyCourses } from "./myCoursesAddress";

const noun = { one: "course", many: "courses" };

/** One page of the learner's courses, with the way to the pages beside it. */
export function MyCourseList({ enrolments: key }: { enrolments: MyCourseList_enrolments$key }) {
  const { totalCount, pageInfo, nodes } = useFragment(
    graphql`
      fragment MyCourseList_enrolments on QueryEnrolmentsConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          ...EnrolmentCard_enrolment
        }
      }
    `,
    key,
  );
  const { search } = parseMyCourses(useLocation().search);
  const page = (cursor: { after?: string | null | undefined; before?: string | null | undefined }) =>
    `/learner/courses${formatMyCourses({ search, after: cursor.after ?? null, before: cursor.before ?? null })}`;
  const summary =
    nodes.length < totalCount ? `${nodes.length} of ${countOf(totalCount, noun)}` : countOf(totalCount, noun);
  const previous = pageInfo.hasPreviousPage ? page({ before: pageInfo.startCursor }) : undefined;
  const next = pageInfo.hasNextPage ? page({ after: pageInfo.endCursor }) : undefined;
  if (nodes.length === 0) return <NoSuchPage first={page({})} />;
  return (
    <section aria-label="Courses">
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {summary}
      </p>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {nodes.map((enrolment, index) => (
          <li key={enrolment.id} className="min-w-0">
            <EnrolmentCard enrolment={enrolment} eager={index < 3} />
          </li>
        ))}
      </ul>
      {(previous || next) && <Pagination label="Pages of courses" {...{ summary, previous, next }} />}
    </section>
  );
}

function NoSuchPage({ first }: { first: string }) {
  return (
    <Card>
      <EmptyState
        title="This page no longer exists"
        action={<ButtonLink to={first}>Go to the first page</ButtonLink>}
      >
        The list has changed since this address was made.
      </EmptyState>
    </Card>
  );
}
