import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import { parseId } from "~/formats/addresses";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { DetailFrame } from "~/screens/admin/DetailFrame";
import { useLiveTopics } from "./useLiveTopics";
import { BatchHeader } from "./view/BatchHeader";

const query = graphql`
  query BatchLayoutQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      ...BatchHeader_batch
    }
  }
`;

const screens = [
  { label: "Overview", path: "", end: true },
  { label: "Users", path: "/users" },
  { label: "Courses", path: "/courses" },
  { label: "Trainers", path: "/trainers" },
  { label: "Grades", path: "/grades" },
  { label: "Activities", path: "/activities" },
  { label: "History", path: "/history" },
] as const;

/** The frame of all screens of a batch: its head and tabs, up to date while topics are completed. */
export function BatchLayout() {
  const { id } = useParams();
  useLiveTopics(parseId(id));
  return (
    <DetailFrame
      head={<BatchHead />}
      label="Parts of the batch"
      base={`/admin/batches/${id}`}
      screens={screens}
    />
  );
}

function BatchHead() {
  const { batch } = useRouteQuery<BatchLayoutQuery>(query);
  return batch && <BatchHeader batch={batch} />;
}
