import { Plus, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchTable_batches$key } from "~/__generated__/BatchTable_batches.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { BatchFilters } from "./BatchFilters";
import { batchColumns, batchNoun } from "./batchColumns";
import { batchesList, batchesVariables } from "./batchesList";

/** One page of the batches. */
export function BatchTable({ batches: key }: { batches: BatchTable_batches$key }) {
  const batches = useFragment(
    graphql`
      fragment BatchTable_batches on QueryBatchesConnection {
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
          name
          description
          startDate
          endDate
          startTime
          endTime
          meetingLink
          status
          completionPercentage
        }
      }
    `,
    key,
  );
  return (
    <ListTable
      list={batchesList}
      caption="Batches"
      noun={batchNoun}
      columns={() => batchColumns}
      page={batches}
      exportHref={(address) => exportAddress("batches", batchesVariables(address))}
      toolbar={<BatchFilters />}
      advice="Try fewer words, or another status."
      empty={
        <EmptyState
          icon={<UsersRound />}
          title="No batches yet"
          action={
            <ButtonLink variant="primary" icon={<Plus />} to="/admin/batches/create">
              Create Batch
            </ButtonLink>
          }
        >
          A batch is a group of users who follow courses together, on fixed days.
        </EmptyState>
      }
    />
  );
}
