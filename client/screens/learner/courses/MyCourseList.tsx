import { graphql, useFragment } from "react-relay";
import type { MyCourseList_enrolments$key } from "~/__generated__/MyCourseList_enrolments.graphql";
import { formatQuantity } from "~/formats/counts";
import { pagesBeside } from "~/lists/listParams";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { useListAddress } from "~/lists/usePendingParams";
import { Card } from "~/ui/Card";
import { Pagination } from "~/ui/Pagination";
import { EnrolmentCard } from "./EnrolmentCard";
import { myCoursesList } from "./myCoursesList";

const noun = { one: "course", many: "courses" };

/** A page of the learner's courses with pagination. */
export function MyCourseList({ enrolments: key }: { enrolments: MyCourseList_enrolments$key }) {
  const { totalCount, pageInfo, nodes } = useFragment(
    graphql`
      fragment MyCourseList_enrolments on QueryEnrolmentsConnection {
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          ...EnrolmentCard_enrolment
        }
      }
    `,
    key,
  );
  const address = useListAddress(myCoursesList);
  const summary =
    nodes.length < totalCount
      ? `${nodes.length} of ${formatQuantity(totalCount, noun)}`
      : formatQuantity(totalCount, noun);
  const { previous, next } = pagesBeside(myCoursesList, address, pageInfo);
  if (nodes.length === 0)
    return (
      <Card>
        <PageOutOfRange first={myCoursesList.format(myCoursesList.refine(address, {}))} />
      </Card>
    );
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
