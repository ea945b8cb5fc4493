import { graphql } from "react-relay";
import type { EditBatchScreenQuery } from "~/__generated__/EditBatchScreenQuery.graphql";
import { createBatch, updateBatch } from "~/commands/batchCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { PageHeader } from "~/ui/PageHeader";
import { BatchForm } from "./BatchForm";

const createTitle = "Create batch";

/** Creates a batch, then opens it. */
export function CreateBatchScreen() {
  useScreenTitle(createTitle);
  const save = useSave(createBatch);
  return (
    <>
      <PageHeader
        title={createTitle}
        breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Create" }]}
      />
      <BatchForm
        batch={null}
        submitLabel={createTitle}
        back="/admin/batches"
        onSave={(input, { onFieldErrors }) =>
          save({ input }, { onFieldErrors, to: ({ batch }) => `/admin/batches/${batch.databaseId}` })
        }
      />
    </>
  );
}

function Editor({ batch }: Found<EditBatchScreenQuery, "batch">) {
  const { databaseId: batchId, name } = batch;
  const title = `Edit ${name}`;
  useScreenTitle(title);
  const back = `/admin/batches/${batchId}`;
  const readNewest = useReadNewest<EditBatchScreenQuery>(query, { batchId });
  const save = useSave(updateBatch, readNewest);
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

const query = graphql`
  query EditBatchScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      databaseId
      name
      ...BatchForm_batch
    }
  }
`;

/** Edits a batch, then returns to it. */
export const EditBatchScreen = foundScreen<EditBatchScreenQuery, "batch">(query, "batch", Editor);
