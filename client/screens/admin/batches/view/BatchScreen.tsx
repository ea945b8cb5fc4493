import { graphql } from "react-relay";
import type { BatchScreenQuery } from "~/__generated__/BatchScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchNotFound } from "../BatchNotFound";
import { BatchDetails } from "./BatchDetails";
import { BatchHeader } from "./BatchHeader";
import { BatchProgress } from "./BatchProgress";
import { BatchSchedule } from "./BatchSchedule";
import { StartBatch } from "./StartBatch";

const query = graphql`
  query BatchScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      ...BatchHeader_batch
      ...StartBatch_batch
      ...BatchProgress_batch
      ...BatchDetails_batch
      ...BatchSchedule_batch
    }
  }
`;

/** One batch: how far it has come, what it is, and when it meets. */
export function BatchScreen() {
  const { batch } = useRouteQuery<BatchScreenQuery>(query);
  if (!batch) return <BatchNotFound />;
  return (
    <>
      <BatchHeader batch={batch} />
      <StartBatch batch={batch} />
      <BatchProgress batch={batch} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BatchDetails batch={batch} />
        <BatchSchedule batch={batch} />
      </div>
    </>
  );
}
