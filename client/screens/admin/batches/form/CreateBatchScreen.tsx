import { createBatch } from "~/commands/batchCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { BatchForm } from "./BatchForm";

const title = "Create batch";

/** Creates a batch, then opens it. */
export function CreateBatchScreen() {
  useScreenTitle(title);
  const save = useSave(createBatch);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Create" }]}
      />
      <BatchForm
        batch={null}
        submitLabel={title}
        back="/admin/batches"
        onSave={(input, { onFieldErrors }) =>
          save({ input }, { onFieldErrors, to: ({ batch }) => `/admin/batches/${batch.databaseId}` })
        }
      />
    </>
  );
}
