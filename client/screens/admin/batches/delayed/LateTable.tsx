import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { LateTable_topics$key } from "~/__generated__/LateTable_topics.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { LateBulkActions } from "./LateBulkActions";
import { lateColumns } from "./lateColumns";
import { lateList, lateNoun, lateVariables } from "./lateList";
import { loadLateTopics } from "./loadLateTopics";

/** One page of the delayed topics. */
export function LateTable({ topics: key, filters }: { topics: LateTable_topics$key; filters: ReactNode }) {
  const topics = useFragment(
    graphql`
      fragment LateTable_topics on QueryLateTopicsConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          databaseId
          batchId
          courseId
          batchName
          courseTitle
          topicName
          trainerNames
          plannedDate
          daysLate
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  return (
    <ListTable
      list={lateList}
      caption="Delayed topics"
      noun={lateNoun}
      columns={() => lateColumns}
      page={topics}
      exportHref={(address) => exportAddress("delayed-topics", lateVariables(address))}
      bulk={{
        toSelected: ({ id, databaseId, topicName }) => ({ key: id, id: databaseId, name: topicName }),
        loadAll: (address) => loadLateTopics(environment, address),
        actions: (selection) => <LateBulkActions selection={selection} />,
      }}
      toolbar={filters}
      advice="Try another batch or another trainer."
      empty={
        <EmptyState
          icon={<CircleCheck />}
          title="No topic is delayed"
          action={<ButtonLink to="/admin/batches">View all batches</ButtonLink>}
        >
          Every batch keeps to its plan. A topic appears here when its planned date is past and it is not
          done.
        </EmptyState>
      }
    />
  );
}
