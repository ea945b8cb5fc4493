import { graphql, useFragment } from "react-relay";
import type { MyCourseList_enrolments$key } from "~/__generated__/MyCourseList_enrolments.graphql";
import { courseNoun } from "~/formats/nouns";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { useCardPage } from "~/lists/useCardPage";
import { useListAddress } from "~/lists/usePendingParams";
import { Card } from "~/ui/Card";
import { CardGrid } from "~/ui/CardGrid";
import { Pagination } from "~/ui/Pagination";
import { EnrolmentCard } from "./EnrolmentCard";
import { myCoursesList } from "./myCoursesList";

/** A page of the learner's courses with pagination. */
export function MyCourseList({ enrolments: key }: { enrolments: MyCourseList_enrolments$key }) {
  const enrolments = useFragment(
    graphql`
      fragment MyCourseList_enrolments on QueryEnrolmentsConnection {
        ...useListPage_page
        nodes { id ...EnrolmentCard_enrolment }
      }
    `,
    key,
  );
  const address = useListAddress(myCoursesList);
  const page = useCardPage({ list: myCoursesList, page: enrolments, noun: courseNoun });
  if (enrolments.nodes.length === 0)
    return (
      <Card>
        <PageOutOfRange first={myCoursesList.format(myCoursesList.refine(address, {}))} />
      </Card>
    );
  return (
    <section aria-label="Courses">
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {page.summary}
      </p>
      <CardGrid
        items={enrolments.nodes}
        className="xl:grid-cols-3"
        card={(enrolment, index) => <EnrolmentCard enrolment={enrolment} eager={index < 3} />}
      />
      {page.hasMore && <Pagination {...page.pagination} />}
    </section>
  );
}
