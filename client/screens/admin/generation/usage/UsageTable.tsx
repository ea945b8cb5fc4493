import { Sparkles } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { UsageTable_runs$key } from "~/__generated__/UsageTable_runs.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { usePendingParams } from "~/lists/usePendingParams";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { usageColumns, usageNoun } from "./usageColumns";

/** One page of the generations. */
export function UsageTable({ runs }: { runs: UsageTable_runs$key }) {
  const { totalCount, nodes, pageInfo } = useFragment(
    graphql`
      fragment UsageTable_runs on QueryGenerationRunsConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          kind
          status
          reason
          instruction
          remark
          courseId
          curriculumId
          targetTitle
          userName
          model
          inputTokens
          outputTokens
          milliseconds
          startedAt
        }
      }
    `,
    runs,
  );
  const { address, show } = usePendingParams(plainList);
  return (
    <DataTable
      caption="Generations"
      noun={usageNoun}
      total={totalCount}
      columns={usageColumns}
      rows={nodes}
      rowKey={({ id }) => id}
      offset={getOffset(address)}
      {...pagesBeside(plainList, address, pageInfo)}
      exportHref={exportAddress("generations")}
      pageSize={{ size: address.size, onChange: (size) => show({ ...plainList.all, size }) }}
      empty={
        <EmptyState icon={<Sparkles />} title="No generations yet">
          Each generation of topics or questions is listed here, with what it has cost.
        </EmptyState>
      }
    />
  );
}
