import { graphql } from "react-relay";
import type { BatchActivitiesScreenQuery } from "../../../../__generated__/BatchActivitiesScreenQuery.graphql";
import { NotFoundState } from "../../../../layout/NotFoundState";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { PageHeader } from "../../../../ui/PageHeader";
import { batchTypeOf, meetingDays } from "../topics/courseFrame";
import { ActivityLog } from "./ActivityLog";
import { activityDays } from "./activityDays";

const query = graphql`
  query BatchActivitiesScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      name
      startDate
      endDate
      batchType
      today
      topics {
        id
        topicName
        courseName
        completedDate
      }
    }
  }
`;

/** What a batch completed of all its courses, by class day. */
export function BatchActivitiesScreen() {
  const { batch } = useRouteQuery<BatchActivitiesScreenQuery>(query);
  if (batch) return <Log batch={batch} />;
  return (
    <NotFoundState
      what="Batch"
      actions={
        <ButtonLink variant="primary" to="/admin/batches">
          Go to all batches
        </ButtonLink>
      }
    >
      It may have been deleted, or the address has a mistake in it.
    </NotFoundState>
  );
}

function Log({ batch }: { batch: NonNullable<BatchActivitiesScreenQuery["response"]["batch"]> }) {
  useScreenTitle(`Activities, ${batch.name}`);
  const batchType = batchTypeOf(batch.batchType);
  return (
    <>
      <PageHeader title="Activities" subtitle={`${batch.name}, ${meetingDays[batchType]}`} />
      <ActivityLog {...activityDays(batch.topics, { ...batch, batchType })} showCourse />
    </>
  );
}
