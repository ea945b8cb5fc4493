import { Plus, ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { AdminCurriculaScreenQuery } from "../../../__generated__/AdminCurriculaScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { offsetOf, pagesBeside } from "../../../lists/listAddress";
import { useListAddress } from "../../../lists/useRequestedList";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { EmptyState } from "../../../ui/EmptyState";
import { PageHeader } from "../../../ui/PageHeader";
import { AdminCurriculaTable } from "./AdminCurriculaTable";
import { curriculaList } from "./curriculaList";

const query = graphql`
  query AdminCurriculaScreenQuery(
    $sort: CurriculumSort!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    curricula(sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      nodes {
        ...AdminCurriculaTable_curricula
      }
    }
  }
`;

/** All curricula, drafts too, and what can be done with each. */
export function AdminCurriculaScreen() {
  useScreenTitle("Curriculum");
  const address = useListAddress(curriculaList);
  const { totalCount, pageInfo, nodes } = useRouteQuery<AdminCurriculaScreenQuery>(query).curricula;
  return (
    <>
      <CurriculaHeader />
      <AdminCurriculaTable
        curricula={nodes}
        total={totalCount}
        offset={offsetOf(address)}
        empty={totalCount === 0 ? <NoCurricula /> : <NoMoreCurricula />}
        {...pagesBeside(curriculaList, address, pageInfo)}
      />
    </>
  );
}

/** The head of the list, also while it loads. */
export function CurriculaHeader() {
  return (
    <PageHeader title="Curriculum" subtitle="Outlines that courses are made from." actions={<CreateLink />} />
  );
}

const CreateLink = () => (
  <ButtonLink variant="primary" icon={<Plus />} to="/admin/curriculum/create">
    Create curriculum
  </ButtonLink>
);

function NoCurricula() {
  return (
    <EmptyState icon={<ScrollText />} title="No curricula yet" action={<CreateLink />}>
      A curriculum holds modules and topics. Write it once, then make as many courses from it as you need.
    </EmptyState>
  );
}

function NoMoreCurricula() {
  return (
    <EmptyState title="Nothing on this page" action={<ButtonLink to="?">First page</ButtonLink>}>
      The curricula that were here are gone, or stand on another page.
    </EmptyState>
  );
}
