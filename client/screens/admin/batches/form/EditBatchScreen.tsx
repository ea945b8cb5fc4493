import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { batchMessages } from "../../../../../gateway/domains/batches/formContract";
import type { EditBatchScreenMutation } from "../../../../__generated__/EditBatchScreenMutation.graphql";
import type { EditBatchScreenNewestQuery } from "../../../../__generated__/EditBatchScreenNewestQuery.graphql";
import type { EditBatchScreenQuery } from "../../../../__generated__/EditBatchScreenQuery.graphql";
import { useLeaveForm } from "../../../../forms/useLeaveForm";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { quietRequest } from "../../../../relay/network";
import { useMutation } from "../../../../relay/useMutation";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { PageHeader } from "../../../../ui/PageHeader";
import { UnknownBatch } from "../UnknownBatch";
import { BatchForm, type SaveBatch, type SavedBatch } from "./BatchForm";

const query = graphql`
  query EditBatchScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      databaseId
      name
      ...BatchForm_batch
    }
  }
`;

const mutation = graphql`
  mutation EditBatchScreenMutation($batchId: Int!, $version: DateTime!, $input: BatchInput!) {
    result: updateBatch(batchId: $batchId, version: $version, input: $input) {
      __typename
      ... on ChangedBatchPayload {
        batch {
          ...BatchForm_batch
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const newestQuery = graphql`
  query EditBatchScreenNewestQuery($batchId: Int!) {
    batch(databaseId: $batchId) {
      name
      description
      startDate
      endDate
      startTime
      endTime
      duration
      totalHours
      completedHours
      noOfDays
      batchType
      meetingLink
      status
      updatedAt
    }
  }
`;

const texts = { success: batchMessages.updated, fallback: batchMessages.updateFailed };

/** Changes a batch, then leads back to it. */
export function EditBatchScreen() {
  const { batch } = useRouteQuery<EditBatchScreenQuery>(query);
  return batch ? <Editor batch={batch} /> : <UnknownBatch />;
}

function Editor({ batch }: { batch: NonNullable<EditBatchScreenQuery["response"]["batch"]> }) {
  const { databaseId: batchId, name } = batch;
  const title = `Edit ${name}`;
  useScreenTitle(title);
  const environment = useRelayEnvironment();
  const leave = useLeaveForm();
  const [update] = useMutation<EditBatchScreenMutation>(mutation, texts);
  const back = `/admin/batches/${batchId}`;
  const save: SaveBatch = async (input, { version, onFieldErrors, onCrossed }) => {
    let isCrossed = false;
    const onFailure = (reason: string) => {
      isCrossed = reason === batchMessages.changedMeanwhile;
    };
    const saved = await update({ batchId, version, input }, { onFieldErrors, onFailure });
    if (isCrossed) await readNewest(onCrossed);
    if (saved) leave(back);
    return saved !== null;
  };
  const readNewest = async (onRead: (newest: SavedBatch) => void) => {
    const options = { networkCacheConfig: quietRequest };
    const asked = fetchQuery<EditBatchScreenNewestQuery>(environment, newestQuery, { batchId }, options);
    // Where it cannot be read now, the next save is refused again, and reads again.
    const data = await asked.toPromise().catch(() => undefined);
    if (data?.batch) onRead(data.batch);
  };
  return (
    <>
      <PageHeader title={title} />
      <BatchForm batch={batch} submitLabel="Save batch" back={back} onSave={save} />
    </>
  );
}
