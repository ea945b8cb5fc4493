import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { EditBatchScreenMutation } from "~/__generated__/EditBatchScreenMutation.graphql";
import type { EditBatchScreenQuery } from "~/__generated__/EditBatchScreenQuery.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { BatchForm } from "./BatchForm";

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
      ... on ChangedBatchPayload @alias(as: "payload") {
        batch {
          ...BatchForm_batch
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchMessages.updated, fallback: batchMessages.updateFailed };

/** Edits a batch, then returns to it. */
export function EditBatchScreen() {
  const { batch } = useRouteQuery<EditBatchScreenQuery>(query);
  return batch ? <Editor batch={batch} /> : <NotFound kind="batch" />;
}

function Editor({ batch }: { batch: NonNullable<EditBatchScreenQuery["response"]["batch"]> }) {
  const { databaseId: batchId, name } = batch;
  const title = `Edit ${name}`;
  useScreenTitle(title);
  const back = `/admin/batches/${batchId}`;
  const readNewest = useReadNewest<EditBatchScreenQuery>(query, { batchId });
  const save = useSave<EditBatchScreenMutation>(mutation, texts, readNewest);
  return (
    <>
      <PageHeader title={title} />
      <BatchForm
        batch={batch}
        submitLabel="Save batch"
        back={back}
        onSave={(input, { version, ...saving }) => save({ batchId, version, input }, { ...saving, to: back })}
      />
    </>
  );
}
