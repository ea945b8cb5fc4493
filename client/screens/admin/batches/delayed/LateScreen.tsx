import { graphql } from "react-relay";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { LateFilters } from "./LateFilters";
import { LateHeader } from "./LateHeader";
import { LateTable } from "./LateTable";

const query = graphql`
  query LateScreenQuery(
    $batchId: Int
    $trainerId: Int
    $sort: LateSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    lateTopicChoices {
      ...LateFilters_choices
    }
    lateTopics(
      batchId: $batchId
      trainerId: $trainerId
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...LateTable_topics
    }
  }
`;

/** The topics that running batches should have done by now, across all of them. */
export function LateScreen() {
  useScreenTitle("Delayed topics");
  const { lateTopicChoices, lateTopics } = useRouteQuery<LateScreenQuery>(query);
  return (
    <>
      <LateHeader />
      <LateTable topics={lateTopics} filters={<LateFilters choices={lateTopicChoices} />} />
    </>
  );
}
