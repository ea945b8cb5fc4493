import { RefreshCw } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { SpecializationList_query$key } from "~/__generated__/SpecializationList_query.graphql";
import listQuery, { type SpecializationListQuery } from "~/__generated__/SpecializationListQuery.graphql";
import { useAllPages } from "~/relay/useAllPages";
import { useSync } from "~/relay/useSync";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { SpecializationCard } from "./SpecializationCard";
import { specializationsSubtitle, specializationsTitle, syncMessages } from "./specializationMessages";

/** All specializations that have courses, with an action that refetches them. */
export function SpecializationList({ query }: { query: SpecializationList_query$key }) {
  const { specializations } = useAllPages(
    usePaginationFragment<SpecializationListQuery, SpecializationList_query$key>(
      graphql`
      fragment SpecializationList_query on Query
      @refetchable(queryName: "SpecializationListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        specializations(first: $first, after: $after, withCourses: true, ofMyTrack: true)
          @connection(key: "SpecializationList_specializations") {
          totalCount
          edges {
            node { id ...useSpecialization_specialization }
          }
        }
      }
    `,
      query,
    ),
  );
  const { sync, syncing } = useSync<SpecializationListQuery>({
    query: listQuery,
    variables: {},
    texts: syncMessages,
  });
  const { totalCount, edges } = specializations;
  return (
    <>
      <PageHeader
        size="page"
        title={specializationsTitle(totalCount)}
        subtitle={specializationsSubtitle}
        actions={
          <Button title="Reload the list" icon={<RefreshCw />} busy={syncing} onClick={sync}>
            Sync
          </Button>
        }
      />
      {edges.length === 0 && <NoSpecializations />}
      <ul className="grid gap-10">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SpecializationCard specialization={node} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoSpecializations() {
  return (
    <Card>
      <EmptyState title="No specializations yet" link={{ label: "View all courses", to: "/courses" }}>
        A specialization groups courses that lead to a job. Until the first one is published, you'll find
        every course in the catalogue.
      </EmptyState>
    </Card>
  );
}
